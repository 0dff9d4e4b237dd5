import { type ClassType, homeSearch, type PriceSort, priceSorts } from '../../../../shared/rules/catalogue.ts';
import type { RoomFact } from '../../../../shared/rules/facts.ts';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import type { ShownStay } from '../rooms/format.ts';

/** What a traveller looks for, in the API's own names; without `classType` any class will do. Prices in whole PKR. */
export interface RoomSearch {
  location: string;
  classType?: ClassType | undefined;
  minCapacityMembers: number;
  maxCapacityMembers: number;
  minPrice: number;
  maxPrice: number;
  /** The days of a stay, `YYYY-MM-DD`: both, or neither for rooms whether or not they are free. */
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  /** What a room must have. */
  facts?: RoomFact[] | undefined;
  sort: PriceSort;
}

/** The search that the home page proposes. */
export const proposedSearch: RoomSearch = { ...homeSearch.defaults, sort: priceSorts[0] };

/** The stay for which rooms are looked for; undefined without two days of which the second is after the first. */
export function stayOf({ checkIn, checkOut }: RoomSearch): ShownStay | undefined {
  if (checkIn === undefined || checkOut === undefined) return undefined;
  const nights = nightsBetween(checkIn, checkOut);
  return nights > 0 ? { checkIn, checkOut, nights } : undefined;
}
