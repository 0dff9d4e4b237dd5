import { guests } from '../rules/catalogue.ts';
import type { AddressParams } from './daysInAddress.ts';

/** Rooms of a hotel that a search has found together, and the guests that they are for, as the address of a room's page has them. */
export interface RoomsInAddress {
  /** Numbers of rooms by ids of kinds. */
  counts?: Readonly<Record<string, number>>;
  guests?: number;
}

/** `&kinds=4fKd_a:1,x-9Qz2:1&guests=4`; nothing where there are none. */
export function writeRooms({ counts = {}, guests: count }: RoomsInAddress): string {
  const kinds = Object.entries(counts).map(([kind, rooms]) => `${encodeURIComponent(kind)}:${rooms}`);
  return `${kinds.length > 0 ? `&kinds=${kinds.join(',')}` : ''}${count === undefined ? '' : `&guests=${count}`}`;
}

/** Reads them from an address that anybody may have mangled: a value that cannot be read counts as left out. */
export function readRooms(params: AddressParams): RoomsInAddress {
  const pairs = (params.get('kinds') ?? '').split(',').map((text) => /^([\w-]{1,64}):([1-8])$/.exec(text));
  const counts = Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], Number(pair[2])]] : [])));
  const count = Number(params.get('guests'));
  const isNumber = Number.isInteger(count) && count >= guests.min && count <= guests.max;
  return { ...(Object.keys(counts).length > 0 && { counts }), ...(isNumber && { guests: count }) };
}
