import { answer } from '../../shared/answers.ts';
import { payRefund } from '../../shared/contracts/payments.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { hostPaymentPorts, paymentForHost } from '../money/bookingPayment.ts';
import { refunds } from '../money/refunds.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  payRefund,
  { session: sessions.vendor, refunds, hosts: activeHosts, ...hostPaymentPorts },
  async ({ session, params: { bookingRequestId }, body: { requestKey, ...paid } }, { refunds, hosts, ...ports }) => {
    const side = { by: session, check: hosts.check(session.id) };
    const { booking } = await retryOnConflict(async () =>
      refunds.pay(ownBooking(await refunds.find(bookingRequestId), session), { paid, requestKey }, side),
    );
    return { ...answer('refund_sent'), data: await paymentForHost(booking, ports) };
  },
);
