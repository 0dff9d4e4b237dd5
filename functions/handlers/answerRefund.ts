import { answer } from '../../shared/answers.ts';
import { answerRefund } from '../../shared/contracts/payments.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { guestPaymentPorts, paymentForGuest } from '../money/bookingPayment.ts';
import { refundAnswers } from '../money/refunds.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  answerRefund,
  { session: sessions.user, refunds: refundAnswers, ...guestPaymentPorts },
  async ({ session, params: { bookingRequestId }, body }, { refunds, ...ports }) => {
    const { booking } = await retryOnConflict(async () =>
      refunds.answer(ownBooking(await refunds.find(bookingRequestId), session), body.answer),
    );
    return { ...answer(`refund_${body.answer}`), data: await paymentForGuest(booking, ports) };
  },
);
