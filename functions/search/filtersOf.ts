import type { countRooms } from '../../shared/contracts/counts.ts';
import type { Input } from '../../shared/endpoint.ts';
import { type Wanted, wantedFacts } from './wanted.ts';

type Wishes = Input<typeof countRooms>['body'];

/** What is wished for of the rooms of a place. */
export function filtersOf({
  classType,
  minCapacityMembers,
  maxCapacityMembers,
  minPrice,
  maxPrice,
  facts,
}: Wishes): Omit<Wanted, 'place'> {
  const guests = { minCapacity: minCapacityMembers, maxCapacity: maxCapacityMembers };
  return { classType, ...guests, minPrice, maxPrice, facts: wantedFacts(facts) };
}
