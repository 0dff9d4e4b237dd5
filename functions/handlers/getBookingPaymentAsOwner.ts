import { answer } from '../../shared/answers.ts';
import { getBookingPaymentAsOwner } from '../../shared/contracts/payments.ts';
import { fail } from '../../shared/errors.ts';
import { noteDays } from '../../shared/rules/bookingLife.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { hostPaymentPorts, paymentForHost } from '../money/bookingPayment.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getBookingPaymentAsOwner,
  { session: sessions.vendor, ...hostPaymentPorts },
  async ({ session, params: { bookingRequestId } }, ports) => {
    const booking = ownBooking(await ports.money.find(bookingRequestId), session);
    // Stays that are over tell an income.
    if (session.staffId !== undefined && booking.checkOut < addDays(today(), -noteDays)) throw fail('not_for_staff');
    return { ...answer('payment'), data: await paymentForHost(booking, ports) };
  },
);
