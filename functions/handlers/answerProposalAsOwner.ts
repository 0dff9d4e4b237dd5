import { answer } from '../../shared/answers.ts';
import { answerProposalAsOwner } from '../../shared/contracts/proposals.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { proposalAnswers } from '../bookings/proposals/answering.ts';
import { openProperties } from '../properties/openProperty.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';

export const handler = implement(
  answerProposalAsOwner,
  { session: sessions.vendor, bookings: proposalAnswers, properties: openProperties, hosts: activeHosts },
  async ({ session, params: { bookingRequestId, proposalId }, body: { agree } }, { bookings, properties, hosts }) => {
    const told = await retryOnConflict(async () => {
      const booking = ownBooking(await bookings.find(bookingRequestId), session);
      const host = { check: hosts.check(session.id), by: session };
      if (!agree) return bookings.refuse(booking, proposalId, host);
      const open = await unlessRefused(properties.findOwn(booking.propertyId, session.id), 'property_not_found');
      return bookings.agree(booking, proposalId, { open, ...host });
    });
    return { ...answer(agree ? 'proposal_accepted' : 'proposal_refused'), data: presentBooking(told) };
  },
);
