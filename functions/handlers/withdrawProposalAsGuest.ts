import { answer } from '../../shared/answers.ts';
import { withdrawProposalAsGuest } from '../../shared/contracts/proposals.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { proposalWithdrawals } from '../bookings/proposals/withdrawing.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  withdrawProposalAsGuest,
  { session: sessions.user, bookings: proposalWithdrawals },
  async ({ session, params: { bookingRequestId, proposalId } }, { bookings }) => {
    const told = await retryOnConflict(async () =>
      bookings.withdraw(ownBooking(await bookings.find(bookingRequestId), session), proposalId),
    );
    return { ...answer('proposal_withdrawn'), data: presentBooking(told) };
  },
);
