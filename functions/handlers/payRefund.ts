import { answer } from '../../shared/answers.ts';
import { payRefund } from '../../shared/contracts/payments.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { hostPaymentPorts, paymentForHost } from '../money/bookingPayment.ts';
import { payments } from '../money/payments.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  payRefund,
  { session: sessions.vendor, payments, hosts: activeHosts, ...hostPaymentPorts },
  async ({ session, params: { bookingRequestId }, body: { requestKey, ...paid } }, { payments, hosts, ...ports }) => {
    const side = { by: session, check: hosts.check(session.id) };
    const { booking } = await retryOnConflict(async () =>
      payments.refund(ownBooking(await payments.find(bookingRequestId), session), { paid, requestKey }, side),
    );
    return { ...answer('refund_sent'), data: await paymentForHost(booking, ports) };
  },
);
