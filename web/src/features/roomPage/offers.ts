import type { Room } from '../../../../shared/contracts/properties.ts';
import type { OfferedKind } from '../bookings/request/requestedRoom.ts';
import type { WantedKind } from '../bookings/request/wantedKinds.ts';

/** Rooms of one kind that take guests. */
export interface Offer {
  /** Id of the kind. */
  key: string;
  /** By number. */
  rooms: readonly [Room, ...Room[]];
}

/** The kinds of rooms that a hotel offers now, the cheapest first. */
export function offersOf(rooms: readonly Room[]): Offer[] {
  const available = rooms.filter(({ availability }) => availability).sort(byNumber);
  return [...Map.groupBy(available, ({ kind }) => kind)]
    .map(([key, alike]) => ({ key, rooms: alike as [Room, ...Room[]] }))
    .sort((a, b) => a.rooms[0].price - b.rooms[0].price || byNumber(a.rooms[0], b.rooms[0]));
}

/** An offer as a request names it. */
export function offeredKind({ key, rooms }: Offer): OfferedKind {
  const [{ No_of_beds: beds, membersCapacity: capacity, price }] = rooms;
  return { kind: key, beds, capacity, price, rooms: rooms.length };
}

function byNumber(a: Room, b: Room): number {
  return a.roomNumber - b.roomNumber;
}

/** Whole PKR a night of rooms by their kinds, and whether that is the price of the cheapest of the next nights. */
export function lowestNight(wanted: readonly WantedKind[], rooms: readonly Room[]): { price: number; isFrom: boolean } {
  const from = new Map(rooms.map((room) => [room.kind, room.from]));
  const prices = wanted.map(({ kind, count, price }) => count * (from.get(kind) ?? price));
  return {
    price: prices.reduce((sum, each) => sum + each, 0),
    isFrom: wanted.some(({ kind }) => from.get(kind) !== undefined),
  };
}
