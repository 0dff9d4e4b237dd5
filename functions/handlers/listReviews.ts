import { answer } from '../../shared/answers.ts';
import { listReviews } from '../../shared/contracts/reviews.ts';
import { presentReview } from '../reviews/review.ts';
import { propertyReviews } from '../reviews/reviews.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listReviews,
  { reviews: propertyReviews },
  async ({ params: { propertyId }, query: { limit, cursor } }, { reviews }) => {
    const list = { reviewsOf: propertyId };
    const { reviews: found, next } = await reviews.page(propertyId, { limit, after: openCursor(list, cursor) });
    return {
      ...answer(found.length > 0 ? 'reviews_found' : 'no_reviews'),
      data: found.map(presentReview),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
