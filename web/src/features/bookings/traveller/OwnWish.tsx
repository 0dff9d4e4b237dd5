import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import type { ProposalOutcome } from '../../../../../shared/rules/proposalLife.ts';
import { Button } from '../../../components/Button.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { useNow } from '../../../components/useNow.ts';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { formatMoment, formatStayAt } from '../../../words/days.ts';
import { useWithdrawWish } from '../api/travellerBookings.ts';
import type { Booking, StayProposal } from '../stay/booking.ts';
import { ProposalSides } from '../stay/ProposalSides.tsx';
import { proposalNow } from '../stay/proposals.ts';

/** The own wish for a change, which is taken back while it waits, and afterwards what became of it. */
export function OwnWish({ booking }: { booking: Booking }) {
  const now = useNow();
  const outcome = proposalNow(booking, now);
  const { proposal } = booking;
  if (!proposal || !outcome || proposal.by !== 'guest') return null;
  if (outcome.state === 'open') {
    return <OpenWish booking={booking} proposal={proposal} until={formatMoment(proposal.endsAt, now)} />;
  }
  const when = formatMoment(proposal.endedAt ?? proposal.endsAt, now);
  return <p className="numbers text-bark md:col-span-2">{sayOutcome(outcome, when)}</p>;
}

function sayOutcome({ state, endedBy }: ProposalOutcome, when: string): string {
  if (state === 'accepted') return t`Your host said yes to the change that you asked for, ${when}.`;
  if (state === 'refused') return t`Your host said no to the change that you asked for, ${when}. Nothing has changed.`;
  if (state === 'withdrawn') return t`You took your wish for a change back, ${when}. Nothing has changed.`;
  if (endedBy === 'time') return t`Your wish for a change ended without an answer, ${when}. Nothing has changed.`;
  if (endedBy === 'booking') return t`Your wish for a change has ended, because the booking has changed since.`;
  return t`Your host said yes, but the nights were not free any more, ${when}. The booking stays as agreed.`;
}

interface OpenProps {
  booking: Booking;
  proposal: StayProposal;
  until: string;
}

function OpenWish({ booking, proposal, until }: OpenProps) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const withdraw = useWithdrawWish(booking);
  const [busy, run] = useOutcome(() => withdraw(proposal.proposalId));
  const stay = formatStayAt(booking.hotelName, booking.checkIn, booking.checkOut);

  async function takeBack() {
    const { answer } = await run();
    if (answer) closeAndFocus(() => undefined, place.current?.closest('article'));
  }

  return (
    <section ref={place} aria-labelledby={id} className="grid gap-3 rounded-panel bg-apricot-pale p-4 md:col-span-2">
      <h3 id={id} className="text-lg">
        <Trans>You asked for a change</Trans>
      </h3>
      <ProposalSides booking={booking} proposal={proposal} />
      <p className="numbers">
        <Trans>Your host can answer until {until}. Until a yes, nothing changes.</Trans>
      </p>
      <p>
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t`Take the change back: ${stay}`}
          onClick={() => void takeBack()}
        >
          <Trans>Take it back</Trans>
        </Button>
      </p>
    </section>
  );
}
