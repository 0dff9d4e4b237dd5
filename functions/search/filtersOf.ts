import type { countRooms } from '../../shared/contracts/counts.ts';
import type { Input } from '../../shared/endpoint.ts';
import type { Wanted } from './wanted.ts';

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
  return { classType, minCapacity: minCapacityMembers, maxCapacity: maxCapacityMembers, minPrice, maxPrice, facts };
}
