import { answer } from '../../shared/answers.ts';
import { answerByLink } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import { openLink } from '../bookings/answerLinks.ts';
import { acceptPorts, acceptRequest } from '../bookings/answerRequests.ts';
import { presentToLink } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';
import { secrets } from '../runtime/secrets.ts';

export const handler = implement(
  answerByLink,
  { secrets, ...acceptPorts },
  async ({ body: { token } }, { secrets, ...ports }) => {
    const link = await openLink(token, secrets);
    const booking = await ports.bookings.find(link.bookingId);
    if (!booking) throw fail('link_ended');
    const accepts = link.answer === 'accept';
    const answered = accepts ? await acceptRequest(booking, ports) : await ports.bookings.reject(booking);
    const data = { answer: link.answer, request: presentToLink(answered) };
    return { ...answer(accepts ? 'requests_accepted' : 'requests_rejected'), data };
  },
);
