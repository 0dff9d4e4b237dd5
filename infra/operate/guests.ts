import { type Booking, voucherCode } from '../../functions/bookings/booking.ts';
import { readRecord } from '../../functions/properties/propertyItem.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { bookingsOf, stateNow } from './bookingsOf.ts';
import { counted, type Operator } from './operator.ts';

interface Ahead {
  booking: Booking;
  state: Extract<BookingState, 'pending' | 'active'>;
}

/** Guests of a vendor who wait for an answer or have nights ahead, by the day on which they come. */
async function guestsOf({ tables }: Operator, vendorId: string): Promise<Ahead[]> {
  const bookings = await bookingsOf(tables.bookings, 'vendor', vendorId);
  return bookings
    .flatMap((booking): Ahead[] => {
      const state = stateNow(booking);
      return state === 'pending' || state === 'active' ? [{ booking, state }] : [];
    })
    .toSorted((one, other) => one.booking.checkIn.localeCompare(other.booking.checkIn));
}

/** Says how many guests wait or have nights ahead at each property of a vendor, and how to see them. */
export async function sayGuests(operator: Operator, vendorId: string): Promise<void> {
  const ahead = await guestsOf(operator, vendorId);
  if (ahead.length === 0) return operator.say('No guest waits for an answer, and none has nights ahead.');
  for (const [id, own] of Map.groupBy(ahead, ({ booking }) => booking.propertyId)) {
    operator.say(`${numbersOf(own)}:\n  npm run operate -- guests ${id} -c stage=<name>`);
  }
}

function numbersOf(ahead: readonly Ahead[]): string {
  const of = (wanted: Ahead['state']) => ahead.filter(({ state }) => state === wanted).length;
  return `${counted(of('pending'), 'request')} waiting, ${counted(of('active'), 'booking')} with nights ahead`;
}

/** Tells who waits for an answer or has nights ahead at a property, also at one that was taken down. */
export async function tellGuests(operator: Operator, propertyId: string): Promise<void> {
  const { tables, say, log } = operator;
  const record = await readRecord(tables.properties, propertyId);
  if (!record) throw new Error(`There was never a property with the id ${propertyId}.`);
  const ahead = (await guestsOf(operator, record.vendorId)).filter(({ booking }) => booking.propertyId === propertyId);
  if (ahead.length === 0) return say('No guest waits for an answer, and none has nights ahead.');
  say(`${numbersOf(ahead)}, of the vendor ${record.vendorId}.`);
  for (const each of ahead) say(linesOf(each));
  say('To cancel one for its guest: npm run operate -- cancel <booking id> --reason <text> -c stage=<name>');
  await log(propertyId, `${counted(ahead.length, 'guest')} shown`);
}

/** Names are quoted, so that nothing in them looks like a line of ours. */
function linesOf({ booking, state }: Ahead): string {
  const { id, guest, rooms, checkIn, checkOut, guests, answerBy } = booking;
  const standing = state === 'active' ? `has nights ahead, voucher ${voucherCode(id)}` : `waits until ${answerBy}`;
  const people = `${rooms.length > 1 ? 'rooms' : 'room'} ${rooms.map(({ number }) => number).join(', ')}, ${counted(guests, 'guest')}`;
  return `${id}  ${checkIn} to ${checkOut}  ${people}  ${standing}
  ${JSON.stringify(guest.name)}  ${guest.phone || 'no phone'}  ${guest.email}`;
}
