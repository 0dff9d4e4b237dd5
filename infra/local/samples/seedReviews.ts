import { rateCard } from '../../../functions/properties/writeCard.ts';
import { newReview } from '../../../functions/reviews/review.ts';
import { reviewWrites, sumsKey } from '../../../functions/reviews/reviewItem.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import type { ReviewSums } from '../../../shared/rules/reviews.ts';
import { sampleStays } from './seedBookings.ts';

/** Stores what guests of the samples said of stays that are over, and the ratings of their cards; what is there already stays. */
export async function seedReviews(table: Table): Promise<void> {
  for (const { booking, review } of sampleStays()) {
    if (!review || booking.reviewedAt === undefined) continue;
    const { answer, ...said } = review;
    const written = { ...newReview(booking, said), writtenAt: booking.reviewedAt };
    const answered = answer === undefined ? {} : { answer, answeredAt: booking.reviewedAt };
    await transact(table, reviewWrites(table.name, { ...written, ...answered }));
    await rate(table, booking.propertyId);
  }
}

async function rate(table: Table, propertyId: string): Promise<void> {
  const sums = await readItem<ReviewSums>(table, sumsKey(propertyId));
  if (sums) await rateCard(table, propertyId, sums);
}
