import { newReview } from '../../../functions/reviews/review.ts';
import { reviewWrites } from '../../../functions/reviews/reviewItem.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { sampleStays } from './seedBookings.ts';

/** Stores what guests of the samples said of stays that are over; what is there already stays. */
export async function seedReviews(table: Table): Promise<void> {
  for (const { booking, review } of sampleStays()) {
    if (!review || booking.reviewedAt === undefined) continue;
    const { answer, ...said } = review;
    const written = { ...newReview(booking, said), writtenAt: booking.reviewedAt };
    const answered = answer === undefined ? {} : { answer, answeredAt: booking.reviewedAt };
    await transact(table, reviewWrites(table.name, { ...written, ...answered }));
  }
}
