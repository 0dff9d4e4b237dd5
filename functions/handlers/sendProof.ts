import { answer } from '../../shared/answers.ts';
import { sendProof } from '../../shared/contracts/payments.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { guestPaymentPorts, paymentForGuest } from '../money/bookingPayment.ts';
import { payments } from '../money/payments.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  sendProof,
  { session: sessions.user, attempts: attempts.user, payments, ...guestPaymentPorts },
  async (
    { session, params: { bookingRequestId }, body: { requestKey, ...proof } },
    { attempts, payments, ...ports },
  ) => {
    await attempts.onAccount('changes', session.id);
    const { booking, advance } = await retryOnConflict(async () =>
      payments.prove(ownBooking(await payments.find(bookingRequestId), session), { proof, requestKey }),
    );
    const said = advance.proof?.late ? 'proof_sent_late' : 'proof_sent';
    return { ...answer(said), data: await paymentForGuest(booking, ports) };
  },
);
