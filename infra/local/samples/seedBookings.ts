import { noteAnswer } from '../../../functions/bookings/answerTimes.ts';
import { type Booking, bookingTotal, roomNights, type TravellerBooking } from '../../../functions/bookings/booking.ts';
import { createWrite } from '../../../functions/bookings/bookingItem.ts';
import { actLine } from '../../../functions/bookings/deskActs.ts';
import { dueWrite } from '../../../functions/bookings/due.ts';
import { kindsOfRooms } from '../../../functions/bookings/roomChoice.ts';
import { soughtIn } from '../../../functions/bookings/sought.ts';
import { readWaiting, waitingWrite } from '../../../functions/bookings/waiting.ts';
import { roomWanted } from '../../../functions/bookings/wantedRooms.ts';
import { bookWrites } from '../../../functions/nights/nightItem.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { transact, type Write } from '../../../functions/runtime/transact.ts';
import { advanceOf } from '../../../shared/rules/advanceTerms.ts';
import { answerByOf } from '../../../shared/rules/answerBy.ts';
import type { BookingState } from '../../../shared/rules/bookingLife.ts';
import { addDays, instantOf, today } from '../../../shared/rules/dates.ts';
import type { Marks } from '../../../shared/rules/reviews.ts';
import bookings from './bookings.json' with { type: 'json' };
import { samplePeople, sampleProperties } from './samples.ts';

/** A booking as its file has it: days are counted from the day of the first start, which may be past. */
interface SampleBooking {
  id: string;
  /** Email of a sample traveller. */
  guest: string;
  propertyId: string;
  roomNumber: number;
  arrivesIn: number;
  nights: number;
  guests: number;
  state: BookingState;
  askedHoursAgo: number;
  note?: string;
  /** State of the advance that is asked for with it, once `seedMoney` has moved it there. */
  advance?: 'asked' | 'received' | 'refundDue';
  /** Whole PKR that the guest has paid at the hotel. */
  cash?: number;
  /** The guest's review, with the host's answer. */
  review?: Marks & { words: string; answer?: string };
}

/** A booking as it is stored first, and what follows. */
export interface SampleStay extends Pick<SampleBooking, 'review' | 'advance' | 'cash'> {
  booking: TravellerBooking;
}

/** The sample bookings, what was said of those that are over, and the money of others. */
export function sampleStays(): SampleStay[] {
  return (bookings as SampleBooking[]).map((sample) => {
    const { review, advance, cash } = sample;
    const booking = asBooking(sample);
    return { booking: advance ? withTerms(booking) : booking, review, advance, cash };
  });
}

/** A booking with the advance that its hotel asks for. */
function withTerms(booking: TravellerBooking): TravellerBooking {
  const { terms } = sampleProperties.find(({ id }) => id === booking.propertyId) ?? {};
  if (!terms) throw new Error(`The hotel of the sample booking ${booking.id} asks for no advances.`);
  const { hours, policy } = terms;
  return {
    ...booking,
    terms: { amount: advanceOf(terms, { rooms: [], total: bookingTotal(booking) }), hours, policy },
  };
}

/** Stores requests that wait, stays ahead and stays that are over, so that a newcomer sees both sides; each once. */
export async function seedBookings(table: Table): Promise<number> {
  const samples = sampleStays().map(({ booking }) => booking);
  // One after the other: those that wait of one traveller are counted in one item.
  for (const booking of samples) {
    const counted =
      booking.state === 'pending'
        ? [
            await waitingWrite(
              table,
              { booking, sought: soughtIn(booking) },
              await readWaiting(table, booking.userId ?? ''),
            ),
          ]
        : [];
    await transact(table, [...writesOf(table.name, booking), ...counted]);
  }
  return samples.length;
}

/** Notes how fast the owners of the samples answered; what is noted already is not noted again. */
export async function seedAnswers(vendors: Table): Promise<void> {
  for (const { booking } of sampleStays()) {
    if (booking.answeredAt !== undefined || booking.endedAt !== undefined) await noteAnswer(vendors, booking);
  }
}

function writesOf(TableName: string, booking: Booking): Write[] {
  const { state } = booking;
  return [
    createWrite(TableName, booking),
    ...(state === 'active' ? nightsWrites(TableName, booking) : []),
    ...(state === 'pending' ? [dueWrite(TableName, 'answer', booking, booking.answerBy)] : []),
    ...(state === 'active' ? [dueWrite(TableName, 'answer', booking, new Date().toISOString())] : []),
  ];
}

function nightsWrites(TableName: string, booking: Booking): Write[] {
  return booking.rooms.flatMap((room) => bookWrites(TableName, roomNights(booking, room)));
}

function asBooking({
  guest: email,
  propertyId,
  roomNumber,
  arrivesIn,
  nights,
  askedHoursAgo,
  review,
  advance: _,
  cash: __,
  ...sample
}: SampleBooking) {
  const person = samplePeople.find((each) => each.email === email);
  const property = sampleProperties.find(({ id }) => id === propertyId);
  const room = property?.rooms.find((each) => each.roomNumber === roomNumber);
  if (!person || !property || !room) throw new Error(`The sample booking ${sample.id} names what is not there.`);
  const asked = new Date(Date.now() - askedHoursAgo * 3_600_000);
  const checkIn = addDays(today(), arrivesIn);
  const checkOut = addDays(checkIn, nights);
  const answered = new Date(asked.getTime() + 3_600_000);
  return {
    ...sample,
    userId: person.id,
    vendorId: property.vendorId,
    propertyId,
    rooms: [roomWanted(room, kindsOfRooms(property)[room.id] ?? '')],
    hotelName: property.hotel.name,
    location: property.location,
    checkIn,
    checkOut,
    guest: { name: person.name, email, phone: person.phone ?? '' },
    askedAt: asked.toISOString(),
    answerBy: answerByOf(asked, checkIn),
    ...(sample.state === 'active' && { answeredAt: answered.toISOString(), acts: [actLine('accepted', {}, answered)] }),
    ...(sample.state === 'rejected' && { endedAt: answered.toISOString(), acts: [actLine('declined', {}, answered)] }),
    ...(review && { reviewedAt: instantOf(checkOut, 18).toISOString() }),
  } satisfies TravellerBooking;
}
