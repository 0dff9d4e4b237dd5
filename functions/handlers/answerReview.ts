import { answer } from '../../shared/answers.ts';
import { answerReview } from '../../shared/contracts/reviews.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { presentReview } from '../reviews/review.ts';
import { reviewAnswers } from '../reviews/reviews.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  answerReview,
  { session: sessions.vendor, bookings: bookingLookup, reviews: reviewAnswers },
  async ({ session, params: { bookingRequestId }, body }, { bookings, reviews }) => {
    const booking = ownBooking(await bookings.find(bookingRequestId), session);
    return { ...answer('review_answered'), data: presentReview(await reviews.answer(booking, body.answer)) };
  },
);
