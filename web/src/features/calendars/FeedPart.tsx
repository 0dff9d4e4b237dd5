import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useOutcome } from '../../forms/outcomeOf.ts';
import type { CalendarChanges } from './api/calendars.ts';
import { FeedLinkForm } from './FeedLinkForm.tsx';
import { FeedState } from './FeedState.tsx';
import { HoldsUnavailable } from './HoldsUnavailable.tsx';
import type { PartProps } from './partOfCard.ts';

/** The way in: the link of the channel's calendar, when it was read, and what it holds. */
export function FeedPart(props: PartProps) {
  const { calendar, name, changes } = props;
  const heading = useId();
  const [open, setOpen] = useState(false);
  const { feed, channel } = calendar;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h4 id={heading} className="font-semibold">
        <Trans>Nights from {name}</Trans>
      </h4>
      {feed ? (
        <FeedState calendar={calendar} feed={feed} />
      ) : (
        <p className="text-bark">
          <Trans>Nothing is read yet: paste the link of its calendar.</Trans>
        </p>
      )}
      {open ? (
        <FeedLinkForm {...props} onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {feed && <ReadNow name={name} isReading={feed.reading === true} onRead={changes.read} />}
          <LinkButton name={name} isThere={feed !== undefined} onPress={() => setOpen(true)} />
        </div>
      )}
      {feed && channel === 'airbnb' && <HoldsUnavailable calendar={calendar} changes={changes} />}
    </section>
  );
}

interface ReadProps {
  name: string;
  isReading: boolean;
  onRead: CalendarChanges['read'];
}

function ReadNow({ name, isReading, onRead }: ReadProps) {
  const { t } = useLingui();
  const [busy, read] = useOutcome(onRead);
  return (
    <Button variant="secondary" busy={busy || isReading} aria-label={t`Read now: ${name}`} onClick={() => void read()}>
      <Trans>Read now</Trans>
    </Button>
  );
}

interface LinkProps {
  name: string;
  /** The calendar has one already. */
  isThere: boolean;
  onPress: () => void;
}

function LinkButton({ name, isThere, onPress }: LinkProps) {
  const { t } = useLingui();
  if (isThere) {
    return (
      <Button variant="quiet" aria-label={t`Change the link of ${name}`} onClick={onPress}>
        <Trans>Change the link</Trans>
      </Button>
    );
  }
  return (
    <Button variant="secondary" aria-label={t`Paste the link of ${name}`} onClick={onPress}>
      <Trans>Paste the link</Trans>
    </Button>
  );
}
