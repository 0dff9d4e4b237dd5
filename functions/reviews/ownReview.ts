import { answer } from '../../shared/answers.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
import { presentReview } from './review.ts';
import { reviewLookup } from './reviews.ts';

/** Ports that find the review of a booking, beside the session. */
export const reviewPorts = { bookings: bookingLookup, reviews: reviewLookup };

/** Answers with the review of an own booking, if it was written. @throws Failure `booking_not_found` */
export function showReview(code: 'own_review' | 'guest_review') {
  return async (
    { session, params }: { session: Session; params: { bookingRequestId: string } },
    { bookings, reviews }: OpenPorts<typeof reviewPorts>,
  ) => {
    const review = await reviews.find(ownBooking(await bookings.find(params.bookingRequestId), session));
    return { ...answer(code), data: { review: review && presentReview(review) } };
  };
}
