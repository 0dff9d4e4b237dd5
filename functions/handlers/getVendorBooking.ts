import { answer } from '../../shared/answers.ts';
import { getVendorBooking } from '../../shared/contracts/deskBookings.ts';
import { fail } from '../../shared/errors.ts';
import { noteDays } from '../../shared/rules/bookingLife.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { deskPorts, presentToDesk } from '../bookings/deskBookings.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { quoteOfBooking } from '../bookings/quotes/bookedQuote.ts';
import { fixedQuotes } from '../bookings/quotes/quoteItem.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getVendorBooking,
  { session: sessions.vendor, bookings: bookingLookup, fixed: fixedQuotes, ...deskPorts },
  async ({ session, params: { bookingRequestId } }, { bookings, fixed, ...desk }) => {
    const booking = ownBooking(await bookings.find(bookingRequestId), session);
    // Stays that are over tell an income.
    if (session.staffId !== undefined && booking.checkOut < addDays(today(), -noteDays)) throw fail('not_for_staff');
    const [[data], quote] = await Promise.all([presentToDesk(session.id, [booking], desk), fixed.of(booking.id)]);
    if (!data) throw fail('booking_not_found');
    return { ...answer('booking_details'), data: { ...data, quote: quoteOfBooking(booking, quote) } };
  },
);
