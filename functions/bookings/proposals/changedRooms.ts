import { fail } from '../../../shared/errors.ts';
import type { HeldNight } from '../../nights/nightItem.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import type { BookedRoom, Booking } from '../booking.ts';
import { heldByOthers } from '../exchange.ts';
import { chooseRooms, kindsOfRooms, roomsOfKind } from '../roomChoice.ts';
import { roomWanted } from '../wantedRooms.ts';

/** Whether a room of a booking is there until the end of it: others were given back, or changed, during the stay. */
export function lasting({ until }: BookedRoom): boolean {
  return until === undefined;
}

/** Whether the nights of a booking have begun on a day: then its arrival and its rooms stay. */
export function hasBegun({ state, checkIn, arrivedAt }: Booking, day: string): boolean {
  return state === 'active' && (checkIn < day || arrivedAt !== undefined);
}

/** How often each of some ids is there. */
export function countsOf(ids: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, all.length]));
}

interface WantedStay extends Pick<Booking, 'checkIn' | 'checkOut'> {
  /** So many rooms of each kind; those of the booking where it is left out. */
  kinds?: readonly { kind: string; count: number }[] | undefined;
}

interface Stock {
  property: IndexedProperty;
  /** Nights of the property that are held. */
  held: readonly HeldNight[];
  day: string;
}

/** Rooms for a changed stay, or why there are none: nights are taken, or the hotel has too few rooms of a kind. */
export type RoomChoice = { rooms: BookedRoom[] } | { blockedBy: 'nights_taken' | 'room_removed' };

/**
 * Chooses the rooms of a changed stay, at the prices of their kinds: those of the booking where they are free, else free ones of the kind.
 * During the stay they are those of the booking alone.
 * @throws Failure `room_not_found`, `room_unavailable`, `too_few_rooms` for kinds that are asked for
 */
export function roomsForStay(
  booking: Booking,
  { kinds, ...days }: WantedStay,
  { property, ...stock }: Stock,
): RoomChoice {
  const own = booking.rooms.filter(lasting).map((room) => asOffered(room, property));
  const wanted = kinds ? kinds.flatMap((each) => roomsOf(each, own, property)) : own;
  return chooseAgain(booking, { ...days, rooms: wanted }, { property, ...stock });
}

/** Chooses rooms for a stay whose rooms were chosen before: those again where they are free, else others of their kinds. */
export function chooseAgain(
  booking: Booking,
  { rooms, ...days }: Pick<Booking, 'checkIn' | 'checkOut' | 'rooms'>,
  { property, held, day }: Stock,
): RoomChoice {
  const taken = heldByOthers(booking, held).filter((night) => night.day >= days.checkIn && night.day < days.checkOut);
  const blocked = new Set(taken.filter((night) => night.day >= day).map(({ roomId }) => roomId));
  const wanted = rooms.map((room) => ({ ...room, asked: true as const }));
  const isThere = (isFree: (id: string) => boolean) => chooseRooms(wanted, property, isFree);
  if (!isThere(() => true)) return { blockedBy: 'room_removed' };
  const chosen = isThere((id) => !blocked.has(id));
  const isOther = chosen?.some(({ id }, at) => id !== rooms[at]?.id);
  if (!chosen || (hasBegun(booking, day) && isOther)) return { blockedBy: 'nights_taken' };
  return { rooms: chosen.map((room, at) => ({ ...room, asked: rooms[at]?.asked })) };
}

/** A room of the booking as the hotel offers it by now; one that is gone stays as it was agreed. */
function asOffered(room: BookedRoom, property: IndexedProperty): BookedRoom {
  const found = property.rooms.find(({ id }) => id === room.id);
  const kind = kindsOfRooms(property)[room.id] ?? room.kind;
  return found ? { ...roomWanted(found, kind), asked: room.asked, from: room.from } : room;
}

function roomsOf(
  { kind, count }: { kind: string; count: number },
  own: readonly BookedRoom[],
  property: IndexedProperty,
) {
  const kept = own.filter((room) => room.kind === kind).slice(0, count);
  if (kept.length === count) return kept;
  if (!Object.values(kindsOfRooms(property)).includes(kind)) throw fail('room_not_found');
  const ids = new Set(kept.map(({ id }) => id));
  const others = roomsOfKind(property, kind).filter(({ id }) => !ids.has(id));
  const available = kept.length + others.length;
  if (available === 0) throw fail('room_unavailable');
  if (available < count) throw fail('too_few_rooms', { params: { count: available, kind } });
  return [...kept, ...others.slice(0, count - kept.length).map((room) => roomWanted(room, kind))];
}
