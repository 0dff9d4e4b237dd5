import { widest } from './catalogue.ts';
import { type Destination, destinations } from './destinations.ts';
import { roomsOfRequest } from './stays.ts';

/**
 * Wishes of a search that leave hotels out. `all` are the limits, the class and the facts together; `rooms` is the number of rooms,
 * `dates` are the days of the stay, and `place` is where it is.
 */
export const wishNames = [
  ...(['maxPrice', 'minPrice', 'maxGuests', 'minGuests', 'class', 'facts'] as const),
  ...(['rooms', 'dates', 'all', 'place'] as const),
];

export type WishName = (typeof wishNames)[number];

type Bounds = { [Bound in keyof typeof widest]: number };

/** Wishes of a search that a change may be made of. */
export interface ChangeableSearch extends Bounds {
  location: string;
  classType?: unknown;
  facts?: readonly unknown[] | undefined;
  rooms?: number | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
}

/**
 * One change of a search. A limit, the class and the facts are given up; other rooms, days and another place take the place of
 * those that were wished for. A stay without days is one on any.
 */
export interface WishChange {
  wish: WishName;
  rooms?: number | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  place?: Destination | undefined;
}

const { minPrice, maxPrice, minCapacityMembers, maxCapacityMembers } = widest;

/** The wishes that can be given up by themselves. */
const open = {
  maxPrice: { maxPrice },
  minPrice: { minPrice },
  maxGuests: { maxCapacityMembers },
  minGuests: { minCapacityMembers },
  class: { classType: undefined },
  facts: { facts: undefined },
} as const;

type OpenWish = keyof typeof open;

const openWishes = Object.keys(open) as OpenWish[];

/** A search after a change. */
export function changedSearch<S extends ChangeableSearch>(search: S, change: WishChange): S {
  const { wish, rooms, place } = change;
  if (wish === 'rooms') return { ...search, rooms };
  if (wish === 'dates') return onDays(search, change);
  if (wish === 'place') return place === undefined ? search : { ...search, location: destinations[place] };
  if (wish === 'all') return { ...search, ...Object.assign({}, ...Object.values(open)) };
  return { ...search, ...open[wish] };
}

function onDays<S extends ChangeableSearch>(search: S, { checkIn, checkOut }: WishChange): S {
  const { checkIn: _, checkOut: __, ...others } = search;
  return { ...others, ...(checkIn !== undefined && checkOut !== undefined && { checkIn, checkOut }) } as S;
}

/** The limits, the class and the facts of a search that leave anything out. */
export function openableWishes(search: ChangeableSearch): OpenWish[] {
  return openWishes.filter((wish) => isWished(search, wish));
}

function isWished(search: ChangeableSearch, wish: OpenWish): boolean {
  // No fact is wished for where the list of them is empty.
  if (wish === 'facts') return (search.facts ?? []).length > 0;
  if (wish === 'class') return search.classType !== undefined;
  return Object.entries(open[wish]).some(([bound, value]) => search[bound as keyof Bounds] !== value);
}

/** More rooms than a search for one or several takes, for the same guests, that are tried at most. */
const mostTried = 3;

/**
 * Other numbers of rooms in which the guests of a search may find what they do not in so many, each room for one of them at least: more
 * first, then one less.
 */
export function otherRooms({
  rooms = roomsOfRequest.min,
  minCapacityMembers: people,
}: Pick<ChangeableSearch, 'rooms' | 'minCapacityMembers'>): number[] {
  const most = Math.min(rooms + mostTried, people, roomsOfRequest.max);
  const more = Array.from({ length: Math.max(0, most - rooms) }, (_, at) => rooms + 1 + at);
  return [...more, ...(rooms > roomsOfRequest.min ? [rooms - 1] : [])];
}
