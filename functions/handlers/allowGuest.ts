import { answer } from '../../shared/answers.ts';
import { allowGuest } from '../../shared/contracts/refusedGuests.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { allowing } from '../bookings/refusals.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  allowGuest,
  { session: sessions.vendor, allowing },
  async ({ session, params: { bookingRequestId } }, { allowing }) => {
    await allowing.allow(ownBooking(await allowing.find(bookingRequestId), session));
    return answer('guest_allowed');
  },
);
