import { hasTraveller } from '../../functions/bookings/booking.ts';
import { eraseFromBooking } from '../../functions/bookings/erasedGuest.ts';
import { eraseFromAdvance } from '../../functions/money/erasedAdvance.ts';
import { eraseNote, readClosings } from '../../functions/nights/closingItem.ts';
import { eraseFromReview } from '../../functions/reviews/erasedReview.ts';
import type { Account } from './account.ts';
import { bookingsOf } from './bookingsOf.ts';
import { deleteItems } from './items.ts';
import type { Operator } from './operator.ts';
import { type NamesPerson, namesOf } from './person.ts';
import { readReports } from './reports.ts';
import { reviewsOf } from './vendorProperties.ts';

/** The owner alone knew the guests without an account. */
const ownGuest = { guest: true, words: ['note', 'reason'] } as const;

/** Takes out what a vendor and his staff wrote, and words of others that name him. */
export async function eraseHostWords(operator: Operator, account: Account, ids: readonly string[]): Promise<void> {
  const { tables, say, log } = operator;
  const names = namesOf(account);
  const own = new Set(ids);
  const reports = await readReports(tables.properties, Number.POSITIVE_INFINITY);
  await deleteItems(
    tables.properties,
    reports.filter(({ propertyId }) => own.has(propertyId)),
  );
  for (const id of ids) await eraseAtProperty(operator, id, names);
  for (const booking of await bookingsOf(tables.bookings, 'vendor', account.id)) {
    const words = (['note', 'reason'] as const).filter((each) => names(booking[each]));
    await eraseFromBooking(tables.bookings, booking, hasTraveller(booking) ? { words } : ownGuest);
    await eraseFromAdvance(tables.bookings, booking.id, 'owner');
  }
  await log(account.id, 'words erased');
  say('Notes, answers, reports and words that name the person are gone.');
}

async function eraseAtProperty({ tables }: Operator, id: string, names: NamesPerson): Promise<void> {
  for (const closing of await readClosings(tables.bookings, id)) await eraseNote(tables.bookings, closing);
  for (const review of await reviewsOf(tables.properties, id)) {
    const erased = { words: names(review.words), answer: review.answer !== undefined };
    await eraseFromReview(tables.properties, review, erased);
  }
}
