import { answer } from '../../shared/answers.ts';
import { openPayee } from '../../shared/contracts/payments.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { openedPayee, payeePorts } from '../money/openedPayee.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  openPayee,
  { session: sessions.user, ...payeePorts },
  async ({ session, params: { bookingRequestId } }, ports) => {
    const booking = ownBooking(await ports.advances.find(bookingRequestId), session);
    return { ...answer('payee'), data: await openedPayee(booking, session, ports) };
  },
);
