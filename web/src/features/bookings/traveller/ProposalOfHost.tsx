import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ProposalOutcome } from '../../../../../shared/rules/proposalLife.ts';
import { useNow } from '../../../components/useNow.ts';
import { formatMoment, formatStay, formatStayAt } from '../../../words/days.ts';
import { formatPrice } from '../../rooms/format.ts';
import { useAnswerProposal } from '../api/travellerBookings.ts';
import type { Booking, StayProposal } from '../stay/booking.ts';
import { ProposalAnswer } from '../stay/ProposalAnswer.tsx';
import { ProposalSides } from '../stay/ProposalSides.tsx';
import { exchangedRooms, proposalNow } from '../stay/proposals.ts';
import { formatRooms } from '../stay/roomWords.ts';

/** A proposal of the host, with yes and no while it waits, and afterwards what became of it; nothing where there was none. */
export function ProposalOfHost({ booking }: { booking: Booking }) {
  const now = useNow();
  const outcome = proposalNow(booking, now);
  const { proposal } = booking;
  if (!proposal || !outcome || proposal.by !== 'owner') return null;
  if (outcome.state === 'open') return <OpenProposal booking={booking} proposal={proposal} now={now} />;
  return <p className="numbers text-bark md:col-span-2">{sayOutcome(outcome, formatMoment(endOf(proposal), now))}</p>;
}

function endOf({ endedAt, endsAt }: StayProposal): string {
  return endedAt ?? endsAt;
}

function sayOutcome({ state, endedBy }: ProposalOutcome, when: string): string {
  if (state === 'accepted') return t`You said yes to a change, ${when}.`;
  if (state === 'refused') return t`You said no to a change, ${when}. The booking stays as agreed.`;
  if (state === 'withdrawn') return t`The host took a proposal back, ${when}. The booking stays as agreed.`;
  if (endedBy === 'time') return t`A proposal ended without an answer, ${when}. The booking stays as agreed.`;
  if (endedBy === 'booking') return t`A proposal has ended, because the booking has changed since.`;
  return t`You said yes to a change, but its nights were not free any more, ${when}. The booking stays as agreed.`;
}

interface OpenProps {
  booking: Booking;
  proposal: StayProposal;
  now: Date;
}

function OpenProposal({ booking, proposal, now }: OpenProps) {
  const id = useId();
  const answer = useAnswerProposal(booking);
  const stay = formatStayAt(booking.hotelName, booking.checkIn, booking.checkOut);
  const until = formatMoment(proposal.endsAt, now);
  const [agreed, proposed] = sidesInWords(booking, proposal);
  const [before, after] = [formatPrice(proposal.agreed.total), formatPrice(proposal.total)];
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-panel bg-apricot-pale p-4 md:col-span-2">
      <h3 id={id} className="text-lg">
        <Trans>Your host proposes a change</Trans>
      </h3>
      <ProposalSides booking={booking} proposal={proposal} />
      <p className="numbers">
        <Trans>Answer by {until}. Until you say yes, what was agreed stands.</Trans>
      </p>
      <ProposalAnswer
        send={(agree) => answer(proposal.proposalId, agree)}
        yes={{
          label: t`Say yes: ${stay}`,
          title: <Trans>Take the change?</Trans>,
          question: (
            <Trans>
              {proposed} in place of {agreed}, {after} in all in place of {before}. Your booking changes at once, and
              the host is told.
            </Trans>
          ),
        }}
        no={{
          label: t`Say no: ${stay}`,
          question: (
            <Trans>
              {agreed}, {before} in all. The host reads that you said no.
            </Trans>
          ),
        }}
      />
    </section>
  );
}

/** Both sides of a proposal in words: their rooms, or their days where these are others. */
function sidesInWords(booking: Booking, proposal: StayProposal): [agreed: string, proposed: string] {
  const { agreed } = proposal;
  const { left, taken } = exchangedRooms(booking, proposal);
  const isMoved = agreed.checkIn !== proposal.checkIn || agreed.checkOut !== proposal.checkOut;
  if (!isMoved && left.length > 0) return [formatRooms(left), formatRooms(taken)];
  return [formatStay(agreed.checkIn, agreed.checkOut), formatStay(proposal.checkIn, proposal.checkOut)];
}
