import { fail } from '../../shared/errors.ts';
import type { ReviewSums } from '../../shared/rules/reviews.ts';
import { type Booking, hasTraveller } from '../bookings/booking.ts';
import { standsCheck } from '../properties/propertyItem.ts';
import { updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem, readNewest } from '../runtime/read.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { isSame, newReview, type Review, type ReviewContent } from './review.ts';
import { answerUpdate, type Reviewer, readReview, reviewPartition, reviewWrites, sumsKey } from './reviewItem.ts';

/** Finds what a traveller has written about a property. */
export const reviewLookup = port('properties', ['GetItem'], (table) => ({
  find: (reviewer: Reviewer): Promise<Review | undefined> => readReview(table, reviewer),
}));

/** Writes reviews. */
export const reviewStore = port('properties', ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'], (table) => ({
  /**
   * Writes a guest's review of a stay that is over, while the property is listed; `stay` is the write that notes it
   * on the booking, and checks its state. A review that comes again is answered as it is.
   * @throws Failure `review_written` for another review of the property by its traveller, `stay_not_over`,
   * `room_not_found`
   */
  write: async (booking: Booking, said: ReviewContent, stay: Write): Promise<Review> => {
    if (!hasTraveller(booking)) throw fail('stay_not_over');
    const before = await readReview(table, booking);
    if (before) return standing(before, said);
    const review = newReview(booking, said);
    const writes = reviewWrites(table.name, review);
    const check = standsCheck(table.name, review.propertyId);
    const stopped = await transact(table, [...writes, check, stay]);
    if (stopped.length === 0) return review;
    return afterwards(await readReview(table, booking), said, stopped.includes(writes.length));
  },
}));

/** The review that came between, or why there is none. */
function afterwards(review: Review | undefined, said: ReviewContent, isUnlisted: boolean): Review {
  if (review) return standing(review, said);
  throw fail(isUnlisted ? 'room_not_found' : 'stay_not_over');
}

function standing(review: Review, said: ReviewContent): Review {
  if (!isSame(review, said)) throw fail('review_written');
  return review;
}

/** Answers reviews. */
export const reviewAnswers = port('properties', ['GetItem', 'UpdateItem'], (table) => ({
  /**
   * Answers what a guest has written, once; the same answer sent again is answered with what stands.
   * @throws Failure `review_not_found`, `review_answered`
   */
  answer: async (reviewer: Reviewer, answer: string): Promise<Review> => {
    const review = await readReview(table, reviewer);
    if (!review) throw fail('review_not_found');
    await updateItem(table, answerUpdate(review, answer));
    const now = await readReview(table, reviewer);
    if (now?.answer !== answer) throw fail('review_answered');
    return now;
  },
}));

/** The reviews of a property, at the read units of the page shown. */
export const propertyReviews = port('properties', ['Query'], (table) => ({
  page: (propertyId: string, page: { limit: number; after: string | undefined }) =>
    readNewest<Review>(table, reviewPartition(propertyId), page),
}));

/** Sums of a property's reviews, undefined where there are none: of a moment ago, at half a read unit, or of this moment. */
export const reviewSums = port('properties', ['GetItem'], (table) => ({
  findNow: (propertyId: string): Promise<ReviewSums | undefined> => readItem<ReviewSums>(table, sumsKey(propertyId)),
  find: (propertyId: string): Promise<ReviewSums | undefined> =>
    readItem<ReviewSums>(table, sumsKey(propertyId), false),
}));
