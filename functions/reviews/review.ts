import { createHash } from 'node:crypto';
import type { Review as SentReview } from '../../shared/contracts/reviews.ts';
import type { FormValues } from '../../shared/rules/field.ts';
import { markNames, type reviewFields } from '../../shared/rules/reviews.ts';
import type { TravellerBooking } from '../bookings/booking.ts';

/** The marks and the words, as they are kept. */
export type ReviewContent = FormValues<typeof reviewFields>;

/** A guest's review of a property, with its host's answer. Marks are whole, 1 to 5; instants ISO 8601. */
export interface Review extends ReviewContent {
  id: string;
  propertyId: string;
  userId: string;
  bookingId: string;
  /** The guest's first name, as it was when the room was asked for. */
  name: string;
  /** The month of the arrival, `YYYY-MM`. */
  month: string;
  writtenAt: string;
  answer?: string;
  answeredAt?: string;
}

/** A review by the guest of a booking, as of now. */
export function newReview(booking: TravellerBooking, said: ReviewContent): Review {
  const { id: bookingId, propertyId, userId, guest, checkIn } = booking;
  return {
    id: reviewIdOf(booking),
    ...{ propertyId, userId, bookingId },
    name: guest.name.split(' ')[0] ?? '',
    month: checkIn.slice(0, 7),
    ...said,
    writtenAt: new Date().toISOString(),
  };
}

/** The id of what a traveller says of a property: one, whatever the number of stays. It tells nobody who the traveller is. */
function reviewIdOf({ userId, propertyId }: Pick<TravellerBooking, 'userId' | 'propertyId'>): string {
  return createHash('sha256').update(`review ${userId} ${propertyId}`).digest('base64url').slice(0, 16);
}

/** Whether a review says this, and nothing else. */
export function isSame(review: Review, said: ReviewContent): boolean {
  return review.words === said.words && markNames.every((name) => review[name] === said[name]);
}

/** A review as the wire shows it: who wrote it is told by the first name alone. */
export function presentReview({ id, propertyId: _, userId: __, bookingId: ___, ...review }: Review): SentReview {
  return { _id: id, ...review };
}
