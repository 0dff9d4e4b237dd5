import type { countRooms } from '../../shared/contracts/counts.ts';
import type { Input } from '../../shared/endpoint.ts';
import { inOrder } from '../../shared/rules/facts.ts';
import type { Wanted } from './wanted.ts';

type Wishes = Input<typeof countRooms>['body'];

/** What is wished for of the rooms of a place. */
export function filtersOf({
  classType,
  minCapacityMembers,
  maxCapacityMembers,
  minPrice,
  maxPrice,
  facts = [],
}: Wishes): Omit<Wanted, 'place'> {
  const guests = { minCapacity: minCapacityMembers, maxCapacity: maxCapacityMembers };
  return { classType, ...guests, minPrice, maxPrice, facts: facts.length > 0 ? inOrder(facts) : undefined };
}
