import { answer } from '../../shared/answers.ts';
import { allowGuest } from '../../shared/contracts/refusedGuests.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { refusals } from '../bookings/refusals.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  allowGuest,
  { session: sessions.vendor, refusals },
  async ({ session, params: { bookingRequestId } }, { refusals }) => {
    await refusals.allow(ownBooking(await refusals.find(bookingRequestId), session));
    return answer('guest_allowed');
  },
);
