import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ProposalOutcome } from '../../../../shared/rules/proposalLife.ts';
import { useNow } from '../../components/useNow.ts';
import { formatMoment } from '../../words/days.ts';
import type { Booking, StayProposal } from '../bookings/stay/booking.ts';
import { ProposalAnswer } from '../bookings/stay/ProposalAnswer.tsx';
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
  const answer = useAnswerWish(booking._id);
  const until = formatMoment(proposal.endsAt, now);
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-panel bg-apricot-pale p-4">
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
      <ProposalAnswer
        send={(agree) => answer(proposal.proposalId, agree)}
        yes={{
          label: t`Say yes to ${name}`,
          title: <Trans>Change it as the guest asks?</Trans>,
          question: <Trans>It changes at once, and the guest is told. Nights that it leaves are free again.</Trans>,
        }}
        no={{
          label: t`Say no to ${name}`,
          question: <Trans>Nothing changes. The guest reads that you said no.</Trans>,
        }}
      />
    </section>
  );
}
