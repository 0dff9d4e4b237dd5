import { noteAnswer } from '../../../functions/bookings/answerTimes.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { sampleStays } from './seedBookings.ts';

/** Notes how fast the owners of the samples answered; what is noted already is not noted again. */
export async function seedAnswers(vendors: Table): Promise<void> {
  for (const { booking } of sampleStays()) {
    if (booking.answeredAt !== undefined || booking.endedAt !== undefined) await noteAnswer(vendors, booking);
  }
}
