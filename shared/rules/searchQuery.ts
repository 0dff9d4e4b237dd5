import { type ClassType, type PriceSort, priceSorts, widest } from './catalogue.ts';
import { type RoomFact, roomFacts } from './facts.ts';

type Bound = keyof typeof widest;

/** What is searched for, in the API's own names. */
export interface SearchWishes extends Readonly<Record<Bound, number>> {
  location: string;
  classType?: ClassType | undefined;
  facts?: readonly RoomFact[] | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  sort: PriceSort;
}

/**
 * The same as the API's address has it: in one order and without what would be so anyway. Two who look for the same ask
 * by the same address, and get one answer of the edge.
 */
export function searchQuery({ location, classType, facts = [], checkIn, checkOut, sort, ...bounds }: SearchWishes) {
  const given = (bound: Bound) => (bounds[bound] === widest[bound] ? undefined : bounds[bound]);
  const wanted = roomFacts.filter((fact) => facts.includes(fact));
  return {
    location: location.trim(),
    classType,
    minCapacityMembers: given('minCapacityMembers'),
    maxCapacityMembers: given('maxCapacityMembers'),
    minPrice: given('minPrice'),
    maxPrice: given('maxPrice'),
    facts: wanted.length > 0 ? wanted.join(',') : undefined,
    checkIn,
    checkOut,
    sort: sort === priceSorts[0] ? undefined : sort,
  };
}
