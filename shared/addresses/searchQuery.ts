import { type ClassType, type PriceSort, priceSorts, widest } from '../rules/catalogue.ts';
import { greaterFacts, type RoomFact, writeFacts } from '../rules/facts.ts';
import { roomsOfRequest } from '../rules/stays.ts';

type RangeEnd = keyof typeof widest;

/** The wishes of a search, in the API's own names. */
export interface SearchWishes extends Readonly<Record<RangeEnd, number>> {
  location: string;
  classType?: ClassType | undefined;
  rooms?: number | undefined;
  facts?: readonly RoomFact[] | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  sort: PriceSort;
}

/**
 * Writes the query of a search in one order and without defaults, so that equal searches have one address and share
 * one answer of the edge.
 */
export function searchQuery(wishes: SearchWishes) {
  const { location, classType, rooms, facts = [], checkIn, checkOut, sort, ...bounds } = wishes;
  const given = (bound: RangeEnd) => (bounds[bound] === widest[bound] ? undefined : bounds[bound]);
  const wanted = greaterFacts(facts);
  return {
    location: location.trim(),
    classType,
    rooms: rooms === roomsOfRequest.min ? undefined : rooms,
    minCapacityMembers: given('minCapacityMembers'),
    maxCapacityMembers: given('maxCapacityMembers'),
    minPrice: given('minPrice'),
    maxPrice: given('maxPrice'),
    facts: wanted.length > 0 ? writeFacts(wanted) : undefined,
    checkIn,
    checkOut,
    sort: sort === priceSorts[0] ? undefined : sort,
  };
}
