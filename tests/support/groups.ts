import { kindsOfRooms } from '../../functions/bookings/roomChoice.ts';
import { type PropertyItem, readRecord } from '../../functions/properties/propertyItem.ts';
import { ask, type SignedUp } from './accounts.ts';
import { dayIn } from './bookings.ts';
import type { CallAnswer } from './call.ts';
import type { TestTables } from './tables.ts';

/** The id of the kind of each room of a property, by the room's number. */
export async function kindsByNumber({ properties }: TestTables, propertyId: string): Promise<Record<number, string>> {
  const property = (await readRecord(properties, propertyId)) as PropertyItem;
  const kinds = kindsOfRooms(property);
  return Object.fromEntries(property.rooms.map(({ id, roomNumber }) => [roomNumber, kinds[id] as string]));
}

/** Rooms of a kind that are asked for. */
export interface WantedRooms {
  kind: string | undefined;
  count: number;
  roomNumber?: number;
  price?: number;
}

/** Asks for several rooms of a property in one request. */
export function requestRooms(
  { token }: SignedUp,
  asked: { propertyId: string; rooms: readonly WantedRooms[] },
  [from, to]: readonly [number, number] = [10, 13],
  given: Record<string, unknown> = {},
): Promise<CallAnswer> {
  const days = { bookingStartDate: dayIn(from), bookingEndDate: dayIn(to) };
  return ask('createBookingRequest', { token, body: { ...asked, ...days, guests: 2, ...given } });
}

/** The numbers of the rooms of a booking as it is shown. */
export function numbersOf({ rooms }: { rooms: readonly { roomNumber: number }[] }): number[] {
  return rooms.map(({ roomNumber }) => roomNumber);
}
