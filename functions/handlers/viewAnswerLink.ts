import { answer } from '../../shared/answers.ts';
import { viewAnswerLink } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import { openLink } from '../bookings/answerLinks.ts';
import { bookingLookup } from '../bookings/moves.ts';
import { presentToLink } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';
import { secrets } from '../runtime/secrets.ts';

export const handler = implement(
  viewAnswerLink,
  { secrets, bookings: bookingLookup },
  async ({ body: { token } }, { secrets, bookings }) => {
    const link = await openLink(token, secrets);
    const booking = await bookings.find(link.bookingId);
    if (!booking) throw fail('link_ended');
    return { ...answer('request_to_answer'), data: { answer: link.answer, request: presentToLink(booking) } };
  },
);
