import { widest } from './catalogue.ts';
import { type Destination, destinationKeys } from './destinations.ts';
import { meantPlace } from './soughtPlace.ts';
import { roomsOfRequest } from './stays.ts';

/** The wishes that a search can give up, one or all; `dates` are the days of the stay. */
export const wideningNames = ['dates', 'price', 'class', 'guests', 'facts', 'all'] as const;

export type WideningName = (typeof wideningNames)[number];

type Bounds = { [Bound in keyof typeof widest]: number };

/** Wishes that a search can give up. */
export interface Wishes extends Bounds {
  classType?: unknown;
  facts?: readonly unknown[] | undefined;
  checkIn?: unknown;
  checkOut?: unknown;
}

export interface WiderSearch<S extends Wishes> {
  wish: WideningName;
  search: S;
}

/** Searches that find more than one that finds little, by the wish that each leaves out. */
export function widenings<S extends Wishes>(search: S): WiderSearch<S>[] {
  const { minPrice, maxPrice, minCapacityMembers, maxCapacityMembers } = widest;
  const open = {
    price: { minPrice, maxPrice },
    class: { classType: undefined },
    guests: { minCapacityMembers, maxCapacityMembers },
    // No fact is wished for where the list of them is empty.
    facts: { facts: search.facts?.length === 0 ? search.facts : undefined },
  };
  const wished = (Object.keys(open) as (keyof typeof open)[]).filter((wish) => differs(search, open[wish]));
  const wishless = Object.assign({}, ...Object.values(open));
  return [
    ...(search.checkIn || search.checkOut ? [{ wish: 'dates' as const, search: withoutDates(search) }] : []),
    ...wished.map((wish) => ({ wish, search: { ...search, ...open[wish] } })),
    ...(wished.length > 1 ? [{ wish: 'all' as const, search: { ...search, ...wishless } }] : []),
  ];
}

/** More rooms than a search for one or several takes, for the same guests, that are tried at most. */
const mostTried = 3;

/** The numbers of rooms in which the guests of a search may find what they do not in fewer, each room for one of them at least. */
export function moreRooms({ rooms = 1, minCapacityMembers: people }: { rooms?: number; minCapacityMembers: number }) {
  const most = Math.min(rooms + mostTried, people, roomsOfRequest.max);
  return Array.from({ length: Math.max(0, most - rooms) }, (_, at) => rooms + 1 + at);
}

/** Search for rooms whether or not they are free. */
function withoutDates<S extends Wishes>({ checkIn: _, checkOut: __, ...search }: S): S {
  return search as S;
}

function differs(search: Wishes, part: Partial<Wishes>): boolean {
  return (Object.keys(part) as (keyof Wishes)[]).some((key) => search[key] !== part[key]);
}

/** The destinations other than the one that a search is for, however that is spelled. */
export function destinationsBeside(location: string): Destination[] {
  const here = meantPlace(location);
  return destinationKeys.filter((place) => place !== here);
}
