import { answer } from '../../shared/answers.ts';
import { getOwnReview } from '../../shared/contracts/reviews.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingLookup } from '../bookings/moves.ts';
import { ownBooking } from '../bookings/ownBooking.ts';
import { presentReview } from '../reviews/review.ts';
import { reviewLookup } from '../reviews/reviews.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getOwnReview,
  { session: sessions.user, bookings: bookingLookup, reviews: reviewLookup },
  async ({ session, params: { bookingRequestId } }, { bookings, reviews }) => {
    const review = await reviews.find(ownBooking(await bookings.find(bookingRequestId), session));
    return { ...answer('own_review'), data: { review: review && presentReview(review) } };
  },
);
