import { answer } from '../../shared/answers.ts';
import { cancelBookingAsOwner } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingStore } from '../bookings/moves.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  cancelBookingAsOwner,
  { session: sessions.vendor, bookings: bookingStore },
  async ({ session, params: { bookingRequestId }, body: { reason } }, { bookings }) => {
    const booking = ownBooking(await bookings.find(bookingRequestId), session);
    if (stateAt(booking, new Date()) === 'pending') throw fail('still_waiting');
    return { ...answer('booking_cancelled'), data: presentBooking(await bookings.cancelAsOwner(booking, reason)) };
  },
);
