import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { AnswerOutcome } from '../../../../shared/contracts/vendorBookings.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { Booking } from '../bookings/stay/booking.ts';
import { sayCounts } from './answers.ts';
import { rivalsOf } from './requestViews.ts';
import type { AnswerControls } from './useAnswering.ts';

interface Props {
  /** The requests on the page that wait. */
  open: readonly Booking[];
  answering: AnswerControls;
}

interface AcceptProps extends Props {
  /** Requests with nights that are taken already, by their ids: they cannot be accepted. */
  blocked: ReadonlySet<string>;
  /** Others wait that are not on the page. */
  hasMore: boolean;
}

/**
 * Accepts the requests that are on the page, where all that wait are there and no two are for the same night: whoever presses knows
 * whom he accepts. One that comes in meanwhile waits.
 */
export function AcceptAll({ open, blocked, hasMore, answering }: AcceptProps) {
  const free = open.filter(({ _id }) => !blocked.has(_id) && answering.busyWith(_id) === undefined);
  const overlap = free.some((request) => rivalsOf(request, free).length > 0);
  const offered = free.length > 1 && !hasMore && !overlap;
  const action = (count: number) => <Plural value={count} one="Accept all #" other="Accept all #" />;
  return (
    <AnswerAll
      ids={offered ? free.map(({ _id }) => _id) : []}
      hint={free.length > 1 && whyNot({ hasMore, overlap })}
      action={action}
      title={(count) => <Plural value={count} one="Accept all #?" other="Accept all #?" />}
      consequence={<Trans>No two of them are for the same night. Every guest is told by mail at once.</Trans>}
      busy={answering.busyWithAll}
      send={answering.acceptAll}
    />
  );
}

function whyNot({ hasMore, overlap }: { hasMore: boolean; overlap: boolean }): ReactNode {
  if (overlap) return <Trans>Some of these guests ask for the same nights, so each is answered alone.</Trans>;
  return hasMore && <Trans>Show all requests to accept them at once.</Trans>;
}

/** Declines all that wait, whether or not they are on the page. */
export function DeclineAll({ open, answering }: Props) {
  return (
    <AnswerAll
      ids={open.map(({ _id }) => _id)}
      action={() => <Trans>Decline all</Trans>}
      title={() => <Trans>Decline all that wait?</Trans>}
      consequence={<Trans>Every guest is told by mail at once and looks elsewhere. This cannot be undone.</Trans>}
      busy={answering.busyWithAll}
      send={answering.declineAll}
    />
  );
}

interface AnswerAllProps {
  /** The requests that it answers; without any there is no button. */
  ids: readonly string[];
  /** It stands in the place of the button. */
  hint?: ReactNode;
  action: (count: number) => ReactNode;
  title: (count: number) => ReactNode;
  consequence: ReactNode;
  busy: boolean;
  send: (ids: readonly string[]) => Promise<readonly { outcome: AnswerOutcome }[] | undefined>;
}

/** One button for many requests, with a question before, and what became of them after. The question is about those of the press. */
function AnswerAll({ ids, hint, action, title, consequence, busy, send }: AnswerAllProps) {
  const [asked, setAsked] = useState<readonly string[]>();
  const [counts, setCounts] = useState<readonly string[]>([]);

  async function answer(asked: readonly string[]) {
    const outcomes = await send(asked);
    setAsked(undefined);
    if (outcomes) setCounts(sayCounts(outcomes));
  }

  return (
    <div className="mb-7 grid max-w-3xl gap-4">
      {ids.length > 0 ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(ids)}>
          {action(ids.length)}
        </Button>
      ) : (
        hint && <p className="text-bark">{hint}</p>
      )}
      <div role="status" className="empty:-mt-4">
        {counts.length > 0 && <p className="rounded-control bg-drift px-4 py-3">{counts.join(' · ')}</p>}
      </div>
      {asked && (
        <ConfirmDialog
          title={title(asked.length)}
          action={action(asked.length)}
          keep={<Trans>Not now</Trans>}
          busy={busy}
          onConfirm={() => void answer(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {consequence}
        </ConfirmDialog>
      )}
    </div>
  );
}
