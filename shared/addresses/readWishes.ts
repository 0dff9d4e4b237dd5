import { guests } from '../rules/catalogue.ts';
import { readFacts } from '../rules/facts.ts';
import { type AddressParams, readDays } from './daysInAddress.ts';
import type { RoomsInAddress, WishesOfStay } from './roomsInAddress.ts';

/** Reads the wishes of an address that anybody may have mangled: a value that cannot be read counts as left out. */
export function readWishes(params: AddressParams): WishesOfStay {
  return { ...readDays(params), ...readRooms(params) };
}

/** Reads the rooms, people and facts of an address that anybody may have mangled: a value that cannot be read counts as left out. */
export function readRooms(params: AddressParams): RoomsInAddress {
  const pairs = (params.get('kinds') ?? '').split(',').map((text) => /^([\w-]{1,64}):([1-8])$/.exec(text));
  const counts = Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], Number(pair[2])]] : [])));
  const count = Number(params.get('guests'));
  const isNumber = Number.isInteger(count) && count >= guests.min && count <= guests.max;
  const facts = readFacts(params.get('facts') ?? '');
  return {
    ...(Object.keys(counts).length > 0 && { counts }),
    ...(isNumber && { guests: count }),
    ...(facts.length > 0 && { facts }),
  };
}
