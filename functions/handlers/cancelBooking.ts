import { answer } from '../../shared/answers.ts';
import { cancelBooking } from '../../shared/contracts/bookings.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingStore } from '../bookings/moves.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  cancelBooking,
  { session: sessions.user, bookings: bookingStore },
  async ({ session, params: { bookingRequestId } }, { bookings }) => {
    const cancelled = await retryOnConflict(async () =>
      bookings.cancelAsGuest(ownBooking(await bookings.find(bookingRequestId), session)),
    );
    const said = cancelled.answeredAt === undefined ? 'request_withdrawn' : 'booking_cancelled';
    return { ...answer(said), data: presentBooking(cancelled) };
  },
);
