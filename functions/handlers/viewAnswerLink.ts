import { answer } from '../../shared/answers.ts';
import { viewAnswerLink } from '../../shared/contracts/vendorBookings.ts';
import { linkedRequest, linkPorts } from '../bookings/linkedRequest.ts';
import { presentToLink } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(viewAnswerLink, linkPorts, async ({ body: { token } }, ports) => {
  const { link, booking } = await linkedRequest(token, ports);
  return { ...answer('request_to_answer'), data: { answer: link.answer, request: presentToLink(booking) } };
});
