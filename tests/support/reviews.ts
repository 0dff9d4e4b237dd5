import type { Booking } from '../../functions/bookings/booking.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { ask, type SignedUp } from './accounts.ts';
import { dayIn } from './bookings.ts';
import type { CallAnswer } from './call.ts';
import { aBooking, storeBooking } from './stays.ts';

/** A review as its guest fills it in. */
export const goodReview = {
  clean: '4',
  warm: '5',
  host: '5',
  road: '2',
  value: '4',
  words: 'Warm rooms, and a jeep is needed.\nآخری موڑ پر برف تھی۔',
};

/** The id of a stored stay of a guest, which ended yesterday where nothing else is given. */
export async function stayed(bookings: Table, { id: userId }: SignedUp, given: Partial<Booking>): Promise<string> {
  const stay = aBooking({ userId, checkIn: dayIn(-4), checkOut: dayIn(-1), ...given });
  await storeBooking(bookings, stay);
  return stay.id;
}

export function writeReview(guest: SignedUp, bookingRequestId: string, given: object = {}): Promise<CallAnswer> {
  const body = { ...goodReview, ...given };
  return ask('writeReview', { token: guest.token, params: { bookingRequestId }, body });
}

export function answerReview(vendor: SignedUp, bookingRequestId: string, answer: string): Promise<CallAnswer> {
  return ask('answerReview', { token: vendor.token, params: { bookingRequestId }, body: { answer } });
}

/** The public reviews of a property: its reviews, and how it was marked. */
export async function toldOf(propertyId: string) {
  const [list, details] = await Promise.all([
    ask('listReviews', { params: { propertyId }, query: { limit: '20' } }),
    ask('getRoomDetails', { params: { roomId: propertyId } }),
  ]);
  const { roomDetails, marks } = details.body.data;
  return { reviews: list.body.data, rating: roomDetails.hotels[0].rating, marks };
}
