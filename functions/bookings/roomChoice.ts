import { fail } from '../../shared/errors.ts';
import type { Room } from '../properties/property.ts';
import type { IndexedProperty } from '../search/indexedProperty.ts';
import { kindIds } from '../search/kindIds.ts';
import type { BookedRoom, Booking } from './booking.ts';

/** A property as a choice of rooms reads it. */
export type RoomStock = Pick<IndexedProperty, 'hotel' | 'rooms' | 'kinds'>;

/** Tells whether a room is free on all nights of a booking. */
export type IsFree = (roomId: string) => boolean;

/** The kind of each room of a property, by the room's id. */
export function kindsOfRooms(stock: RoomStock): Readonly<Record<string, string>> {
  return stock.kinds ?? kindIds(stock);
}

/** Rooms of a kind that take guests, in the order of the property. */
export function roomsOfKind(stock: RoomStock, kind: string): Room[] {
  const kinds = kindsOfRooms(stock);
  return stock.rooms.filter(({ id, available }) => available && kinds[id] === kind);
}

/**
 * Chooses a room for each that is wanted: the one that was asked for by its number where it is free, else the first free one of
 * its kind. A room that is asked for is left to who asks. A kind that is no more is that of the room that stood for it.
 * @returns undefined where a kind has too few free rooms
 */
export function chooseRooms(wanted: readonly BookedRoom[], stock: RoomStock, isFree: IsFree): BookedRoom[] | undefined {
  const chosen = new Map<BookedRoom, Room>();
  const free = stock.rooms.filter(({ id }) => isFree(id));
  for (const each of wanted.filter(({ asked }) => asked)) {
    const room = free.find(({ id }) => id === each.id);
    if (room && ![...chosen.values()].includes(room)) chosen.set(each, room);
  }
  const kinds = kindsOfRooms(stock);
  for (const each of wanted.filter((room) => !chosen.has(room))) {
    const kind = kindNow(each, kinds);
    const taken = new Set(chosen.values());
    const room = free.find((room) => kinds[room.id] === kind && room.available && !taken.has(room));
    if (!room) return undefined;
    chosen.set(each, room);
  }
  return wanted.map((each) => ({ ...each, ...placeOf(chosen.get(each) as Room) }));
}

function placeOf({ id, roomNumber }: Room): Pick<BookedRoom, 'id' | 'number'> {
  return { id, number: roomNumber };
}

function kindNow({ kind, id }: BookedRoom, kinds: Readonly<Record<string, string>>): string | undefined {
  return Object.values(kinds).includes(kind) ? kind : kinds[id];
}

/** Whether a property still has rooms of each kind that is wanted. */
export function hasKinds(wanted: readonly BookedRoom[], stock: RoomStock): boolean {
  return chooseRooms(wanted, stock, () => true) !== undefined;
}

/**
 * The rooms that an acceptance takes for a request.
 * @throws Failure `room_not_found` where its hotel has too few rooms of a kind, `nights_taken` where too few of them are free
 */
export function roomsToTake({ rooms }: Pick<Booking, 'rooms'>, stock: RoomStock, isFree: IsFree): BookedRoom[] {
  if (!hasKinds(rooms, stock)) throw fail('room_not_found');
  const chosen = chooseRooms(rooms, stock, isFree);
  if (!chosen) throw fail('nights_taken');
  return chosen;
}
