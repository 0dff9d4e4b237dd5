import { answer } from '../../shared/answers.ts';
import { getBookingPayment } from '../../shared/contracts/payments.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { guestPaymentPorts, paymentForGuest } from '../money/bookingPayment.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getBookingPayment,
  { session: sessions.user, ...guestPaymentPorts },
  async ({ session, params: { bookingRequestId } }, ports) => {
    const booking = ownBooking(await ports.money.find(bookingRequestId), session);
    return { ...answer('payment'), data: await paymentForGuest(booking, ports) };
  },
);
