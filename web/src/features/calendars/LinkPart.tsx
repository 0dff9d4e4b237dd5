import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { formatDayAndTime, formatMoment } from '../../words/days.ts';
import { NewLink } from './NewLink.tsx';
import type { PartProps } from './partOfCard.ts';
import { WhereToPaste } from './WhereOnChannel.tsx';

/** The way out: the secret link by which a channel reads ours, whether it does, and the ways to renew and to end it. */
export function LinkPart({ calendar, name, link, changes }: PartProps & { link: string | undefined }) {
  const { t } = useLingui();
  const heading = useId();
  const [asking, setAsking] = useState<'link' | 'unlink'>();
  const [busy, setBusy] = useState(false);
  const { channel, out } = calendar;

  async function run(change: 'link' | 'unlink') {
    setBusy(true);
    await outcomeOf(changes[change]());
    setBusy(false);
    setAsking(undefined);
  }

  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h4 id={heading} className="font-semibold">
        <Trans>Your nights for {name}</Trans>
      </h4>
      {out && link !== undefined && <NewLink path={link} name={name} />}
      <p className="text-bark">
        {out ? (
          <WhereToPaste channel={channel} />
        ) : (
          <Trans>It has no link, so {name} does not know what is taken here.</Trans>
        )}
      </p>
      {out && (
        <p className="numbers text-sm text-bark">
          {out.readAt === undefined ? (
            <Trans>Link made on {formatDayAndTime(new Date(out.madeAt))}. Nobody has read it yet.</Trans>
          ) : (
            <Trans>
              Link made on {formatDayAndTime(new Date(out.madeAt))}, read last at {formatMoment(out.readAt)}.
            </Trans>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={busy && !asking}
          aria-label={t`New link for ${name}`}
          onClick={() => (out ? setAsking('link') : void run('link'))}
        >
          <Trans>New link</Trans>
        </Button>
        {out && (
          <Button variant="quiet" aria-label={t`Revoke the link for ${name}`} onClick={() => setAsking('unlink')}>
            <Trans>Revoke</Trans>
          </Button>
        )}
      </div>
      {asking && (
        <Question
          {...(asking === 'link'
            ? { title: <Trans>Make a new link?</Trans>, action: <Trans>New link</Trans> }
            : { title: <Trans>Revoke the link?</Trans>, action: <Trans>Revoke</Trans> })}
          name={name}
          busy={busy}
          onConfirm={() => void run(asking)}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  title: ReactNode;
  action: ReactNode;
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function Question({ name, ...dialog }: QuestionProps) {
  return (
    <ConfirmDialog {...dialog} keep={<Trans>Leave it</Trans>}>
      <Trans>
        The link of before ends at once. Until {name} has another one, it does not know which nights are taken here, and
        may sell them again.
      </Trans>
    </ConfirmDialog>
  );
}
