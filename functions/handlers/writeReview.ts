import { answer } from '../../shared/answers.ts';
import { writeReview } from '../../shared/contracts/reviews.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { stayNotes } from '../bookings/stayNotes.ts';
import { presentReview } from '../reviews/review.ts';
import { reviewStore } from '../reviews/reviews.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  writeReview,
  { session: sessions.user, stays: stayNotes, reviews: reviewStore },
  async ({ session, params: { bookingRequestId }, body }, { stays, reviews }) => {
    const booking = ownBooking(await stays.find(bookingRequestId), session);
    const review = await reviews.write(booking, body, stays.reviewed(booking));
    return { ...answer('review_written'), data: presentReview(review) };
  },
);
