import { answer } from '../../shared/answers.ts';
import { listReviews } from '../../shared/contracts/reviews.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { presentReview } from '../reviews/review.ts';
import { propertyReviews } from '../reviews/reviews.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

const nothing = { items: [], next: undefined };

export const handler = implement(
  listReviews,
  { reviews: propertyReviews, properties: propertyLookup },
  async ({ params: { propertyId }, query: { limit, cursor } }, { reviews, properties }) => {
    const list = { reviewsOf: propertyId };
    const page = { limit, after: openCursor(list, cursor) };
    const [property, written] = await Promise.all([properties.findShown(propertyId), reviews.page(propertyId, page)]);
    // Of a listing that is hidden or taken down nothing is said to anybody.
    const { items: found, next } = property ? written : nothing;
    return {
      ...answer(found.length > 0 ? 'reviews_found' : 'no_reviews'),
      data: found.map(presentReview),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
