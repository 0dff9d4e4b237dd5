import { answer } from '../../shared/answers.ts';
import { refuseGuest } from '../../shared/contracts/refusedGuests.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { presentRefusal, refusing } from '../bookings/refusals.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  refuseGuest,
  { session: sessions.vendor, refusing },
  async ({ session, body: { bookingRequestId } }, { refusing }) => {
    const booking = ownBooking(await refusing.find(bookingRequestId), session);
    const { refusal, rejected } = await refusing.refuse(booking);
    const outcomes = rejected.map((id) => ({ bookingRequestId: id, outcome: 'rejected' as const }));
    return { ...answer('guest_refused'), outcomes, data: presentRefusal(refusal) };
  },
);
