import { readReview } from '../../functions/reviews/reviewItem.ts';
import type { Account } from './account.ts';
import { bookingsOf } from './bookingsOf.ts';
import type { Operator } from './operator.ts';
import { plain } from './plain.ts';

/** What a traveller asked for and wrote. */
export async function exportTraveller({ tables }: Operator, { id }: Account) {
  const bookings = await bookingsOf(tables.bookings, 'traveller', id);
  const reviewed = new Set(bookings.filter(({ reviewedAt }) => reviewedAt).map(({ propertyId }) => propertyId));
  const reviews = [];
  for (const propertyId of reviewed) reviews.push(await readReview(tables.properties, { propertyId, userId: id }));
  return { bookings: bookings.map((booking) => plain(booking)), reviews: reviews.map((review) => plain(review)) };
}
