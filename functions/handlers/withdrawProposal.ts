import { answer } from '../../shared/answers.ts';
import { withdrawProposal } from '../../shared/contracts/proposals.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { proposalWithdrawals } from '../bookings/proposals/withdrawing.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  withdrawProposal,
  { session: sessions.vendor, bookings: proposalWithdrawals, hosts: activeHosts },
  async ({ session, params: { bookingRequestId, proposalId } }, { bookings, hosts }) => {
    const host = { check: hosts.check(session.id), by: session };
    const told = await retryOnConflict(async () =>
      bookings.withdraw(ownBooking(await bookings.find(bookingRequestId), session), proposalId, host),
    );
    return { ...answer('proposal_withdrawn'), data: presentBooking(told) };
  },
);
