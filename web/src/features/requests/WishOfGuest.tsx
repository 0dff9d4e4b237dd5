import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { ProposalOutcome } from '../../../../shared/rules/proposalLife.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { useNow } from '../../components/useNow.ts';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { formatMoment } from '../../words/days.ts';
import type { Booking, StayProposal } from '../bookings/stay/booking.ts';
import { ProposalSides } from '../bookings/stay/ProposalSides.tsx';
import { proposalNow } from '../bookings/stay/proposals.ts';
import { useAnswerWish } from './api/requests.ts';

interface Props {
  booking: Booking;
  name: string;
}

/** The wish of a guest for a change, with yes and no while it waits, and afterwards what became of it. */
export function WishOfGuest({ booking, name }: Props) {
  const now = useNow();
  const outcome = proposalNow(booking, now);
  const { proposal } = booking;
  if (!proposal || !outcome || proposal.by !== 'guest') return null;
  if (outcome.state === 'open') return <OpenWish booking={booking} name={name} proposal={proposal} now={now} />;
  return (
    <p className="numbers text-bark">{sayOutcome(outcome, formatMoment(proposal.endedAt ?? proposal.endsAt, now))}</p>
  );
}

function sayOutcome({ state, endedBy }: ProposalOutcome, when: string): string {
  if (state === 'accepted') return t`You said yes to the change that the guest asked for, ${when}.`;
  if (state === 'refused') return t`You said no to the change that the guest asked for, ${when}. Nothing has changed.`;
  if (state === 'withdrawn') return t`The guest took a wish for a change back, ${when}. Nothing has changed.`;
  if (endedBy === 'time') return t`A wish of the guest for a change ended without an answer, ${when}.`;
  if (endedBy === 'booking')
    return t`A wish of the guest for a change has ended, because the booking has changed since.`;
  return t`You said yes to a change, but its nights were not free any more, ${when}. The booking stays as agreed.`;
}

interface OpenProps extends Props {
  proposal: StayProposal;
  now: Date;
}

function OpenWish({ booking, name, proposal, now }: OpenProps) {
  const id = useId();
  const [asking, setAsking] = useState<'yes' | 'no'>();
  const place = useRef<HTMLElement>(null);
  const until = formatMoment(proposal.endsAt, now);
  return (
    <section ref={place} aria-labelledby={id} className="grid gap-4 rounded-panel bg-apricot-pale p-4">
      <h3 id={id} className="text-lg">
        <Trans>The guest asks for a change</Trans>
      </h3>
      <ProposalSides booking={booking} proposal={proposal} />
      <p className="numbers">
        {booking.status === 'pending' ? (
          <Trans>Answer by {until}. After a yes the request still waits for you to accept it.</Trans>
        ) : (
          <Trans>Answer by {until}. Until you say yes, what was agreed stands.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-label={t`Say yes to ${name}`} onClick={() => setAsking('yes')}>
          <Trans>Say yes</Trans>
        </Button>
        <Button variant="secondary" aria-label={t`Say no to ${name}`} onClick={() => setAsking('no')}>
          <Trans>Say no</Trans>
        </Button>
      </div>
      {asking && (
        <Question
          booking={booking}
          proposal={proposal}
          agree={asking === 'yes'}
          onDone={() => closeAndFocus(() => setAsking(undefined), place.current?.closest('article'))}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}

interface QuestionProps extends Pick<OpenProps, 'booking' | 'proposal'> {
  agree: boolean;
  onDone: () => void;
  onCancel: () => void;
}

function Question({ booking, proposal, agree, onDone, onCancel }: QuestionProps) {
  const answer = useAnswerWish(booking._id);
  const [busy, run] = useOutcome(() => answer(proposal.proposalId, agree));

  /** After a failure the card is read again: it says what became of the wish. */
  async function confirm() {
    const { answer } = await run();
    if (answer) onDone();
    else onCancel();
  }

  return (
    <ConfirmDialog
      title={agree ? <Trans>Change it as the guest asks?</Trans> : <Trans>Stay with what was agreed?</Trans>}
      action={agree ? <Trans>Say yes</Trans> : <Trans>Say no</Trans>}
      keep={<Trans>Not now</Trans>}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      {agree ? (
        <Trans>It changes at once, and the guest is told. Nights that it leaves are free again.</Trans>
      ) : (
        <Trans>Nothing changes. The guest reads that you said no.</Trans>
      )}
    </ConfirmDialog>
  );
}
