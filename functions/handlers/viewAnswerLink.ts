import { answer } from '../../shared/answers.ts';
import { viewAnswerLink } from '../../shared/contracts/vendorBookings.ts';
import { linkedRequest, linkPorts } from '../bookings/linkedRequest.ts';
import { presentToLink } from '../bookings/presentBooking.ts';
import { quoteOfBooking } from '../bookings/quotes/bookedQuote.ts';
import { fixedQuotes } from '../bookings/quotes/quoteItem.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  viewAnswerLink,
  { ...linkPorts, quotes: fixedQuotes },
  async ({ body: { token } }, { quotes, ...ports }) => {
    const { link, booking } = await linkedRequest(token, ports);
    const quote = quoteOfBooking(booking, await quotes.of(booking.id));
    const request = presentToLink({ ...booking, quote });
    return { ...answer('request_to_answer'), data: { answer: link.answer, request } };
  },
);
