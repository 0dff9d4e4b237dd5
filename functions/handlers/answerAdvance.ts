import { answer } from '../../shared/answers.ts';
import { answerAdvance } from '../../shared/contracts/payments.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { hostPaymentPorts, paymentForHost } from '../money/bookingPayment.ts';
import { freeGround, groundPorts } from '../money/freeGround.ts';
import { payments } from '../money/payments.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  answerAdvance,
  { session: sessions.vendor, payments, hosts: activeHosts, ...groundPorts, ...hostPaymentPorts },
  async ({ session, params: { bookingRequestId }, body }, { payments, hosts, ...ports }) => {
    const side = { by: session, check: hosts.check(session.id) };
    const { booking } = await retryOnConflict(async () => {
      const found = ownBooking(await payments.find(bookingRequestId), session);
      const ground = body.answer === 'received' ? await freeGround(found, ports) : undefined;
      return payments.answer(found, body, { ...side, ground });
    });
    return { ...answer(`advance_${body.answer}`), data: await paymentForHost(booking, ports) };
  },
);
