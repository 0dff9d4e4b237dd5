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
import { useWithdrawProposal } from './api/requests.ts';

interface Props {
  booking: Booking;
  name: string;
}

/** A proposal to the guest of a booking, which is taken back while it waits, and afterwards what became of it. */
export function OwnProposal({ booking, name }: Props) {
  const now = useNow();
  const outcome = proposalNow(booking, now);
  const { proposal } = booking;
  if (!proposal || !outcome || proposal.by !== 'owner') return null;
  if (outcome.state === 'open') {
    return (
      <OpenProposal booking={booking} name={name} proposal={proposal} until={formatMoment(proposal.endsAt, now)} />
    );
  }
  const when = formatMoment(proposal.endedAt ?? proposal.endsAt, now);
  return <p className="numbers text-bark">{sayOutcome(outcome, when)}</p>;
}

function sayOutcome({ state, endedBy }: ProposalOutcome, when: string): string {
  if (state === 'accepted') return t`The guest said yes to your proposal, ${when}.`;
  if (state === 'refused') return t`The guest said no to your proposal, ${when}. The booking stays as agreed.`;
  if (state === 'withdrawn') return t`You took your proposal back, ${when}. The booking stays as agreed.`;
  if (endedBy === 'time') return t`Your proposal ended without an answer, ${when}. The booking stays as agreed.`;
  if (endedBy === 'booking') return t`Your proposal has ended, because the booking has changed since.`;
  return t`The guest said yes, but its nights were not free any more, ${when}. The booking stays as agreed.`;
}

interface OpenProps extends Props {
  proposal: StayProposal;
  until: string;
}

function OpenProposal({ booking, name, proposal, until }: OpenProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLElement>(null);
  const withdraw = useWithdrawProposal(booking._id);
  const [busy, run] = useOutcome(() => withdraw(proposal.proposalId));
  const close = () => setAsking(false);

  async function confirm() {
    await run();
    closeAndFocus(close, place.current?.closest('article'));
  }

  return (
    <section ref={place} aria-labelledby={id} className="grid gap-3 rounded-panel bg-apricot-pale p-4">
      <h3 id={id} className="text-lg">
        <Trans>Proposed to the guest</Trans>
      </h3>
      <ProposalSides booking={booking} proposal={proposal} />
      <p className="numbers">
        <Trans>The guest can answer until {until}. Until a yes, what was agreed stands.</Trans>
      </p>
      <p>
        <Button variant="secondary" aria-label={t`Take the proposal to ${name} back`} onClick={() => setAsking(true)}>
          <Trans>Take it back</Trans>
        </Button>
      </p>
      {asking && (
        <ConfirmDialog
          title={<Trans>Take the proposal to {name} back?</Trans>}
          action={<Trans>Take it back</Trans>}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={close}
        >
          <Trans>The booking stays as agreed, and the guest gets a mail.</Trans>
        </ConfirmDialog>
      )}
    </section>
  );
}
