import { answer } from '../../shared/answers.ts';
import { refuseGuest } from '../../shared/contracts/refusedGuests.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { presentRefusal, refusals } from '../bookings/refusals.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  refuseGuest,
  { session: sessions.vendor, refusals },
  async ({ session, body: { bookingRequestId } }, { refusals }) => {
    const booking = ownBooking(await refusals.find(bookingRequestId), session);
    const { refusal, rejected } = await refusals.refuse(booking);
    const outcomes = rejected.map((id) => ({ bookingRequestId: id, outcome: 'rejected' as const }));
    return { ...answer('guest_refused'), outcomes, data: presentRefusal(refusal) };
  },
);
