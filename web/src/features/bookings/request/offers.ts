import type { Room } from '../../../../../shared/contracts/properties.ts';
import type { OfferedKind } from './requestedRoom.ts';

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
