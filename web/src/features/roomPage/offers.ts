import type { Room } from '../../../../shared/contracts/properties.ts';

/** Rooms that are alike: they sleep as many, have as many beds and cost the same. */
export interface Offer {
  key: string;
  /** By number. */
  rooms: readonly [Room, ...Room[]];
}

/** The kinds of rooms that a hotel offers now, the cheapest first. */
export function offersOf(rooms: readonly Room[]): Offer[] {
  const alike = new Map<string, [Room, ...Room[]]>();
  for (const room of rooms.filter(({ availability }) => availability).sort(byNumber)) {
    const key = `${room.membersCapacity}-${room.No_of_beds}-${room.price}`;
    const others = alike.get(key);
    if (others) others.push(room);
    else alike.set(key, [room]);
  }
  return [...alike]
    .map(([key, those]) => ({ key, rooms: those }))
    .sort((a, b) => a.rooms[0].price - b.rooms[0].price || byNumber(a.rooms[0], b.rooms[0]));
}

function byNumber(a: Room, b: Room): number {
  return a.roomNumber - b.roomNumber;
}
