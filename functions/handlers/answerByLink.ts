import { answer } from '../../shared/answers.ts';
import { answerByLink } from '../../shared/contracts/vendorBookings.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { acceptPorts, acceptRequest } from '../bookings/answerRequests.ts';
import { linkedRequest, linkPorts } from '../bookings/linkedRequest.ts';
import { presentToLink } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  answerByLink,
  { ...linkPorts, ...acceptPorts, hosts: activeHosts },
  async ({ body: { token } }, ports) => {
    const { link, booking } = await linkedRequest(token, ports);
    const accepts = link.answer === 'accept';
    const answered = accepts
      ? await acceptRequest(booking, owner, ports)
      : await ports.bookings.reject(booking, { check: ports.hosts.check(booking.vendorId), by: owner });
    const data = { answer: link.answer, request: presentToLink(answered) };
    return { ...answer(accepts ? 'requests_accepted' : 'requests_rejected'), data };
  },
);

/** The link of a mail goes to the owner alone. */
const owner = {};
