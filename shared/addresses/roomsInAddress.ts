import type { RoomFact } from '../rules/facts.ts';
import type { DaysInAddress } from './daysInAddress.ts';

/** Wishes of a search beside its days, as the address of a room's page has them. */
export interface RoomsInAddress {
  /** Numbers of rooms that were found together, by ids of kinds. */
  counts?: Readonly<Record<string, number>>;
  /** People who were looked for. */
  guests?: number;
  /** Facts that a room must have. */
  facts?: readonly RoomFact[];
}

/** Days and other wishes of a search that travel along with a room: to its page, its request and the list of kept rooms. */
export type WishesOfStay = DaysInAddress & RoomsInAddress;

/** `&checkIn=2027-07-12&checkOut=2027-07-15&kinds=4fKd_a:1&guests=4&facts=heating`; one day alone is left out. */
export function writeWishes({ checkIn, checkOut, ...rooms }: WishesOfStay): string {
  const days = checkIn && checkOut ? `&checkIn=${checkIn}&checkOut=${checkOut}` : '';
  return `${days}${writeRooms(rooms)}`;
}

/** `&kinds=4fKd_a:1,x-9Qz2:1&guests=4&facts=heating,wifi`; nothing where there are none. */
export function writeRooms({ counts = {}, guests: count, facts = [] }: RoomsInAddress): string {
  const kinds = Object.entries(counts).map(([kind, rooms]) => `${encodeURIComponent(kind)}:${rooms}`);
  return [
    ...(kinds.length > 0 ? [`&kinds=${kinds.join(',')}`] : []),
    ...(count === undefined ? [] : [`&guests=${count}`]),
    ...(facts.length > 0 ? [`&facts=${facts.join(',')}`] : []),
  ].join('');
}
