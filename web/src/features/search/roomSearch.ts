import { type ClassType, homeSearch, type PriceSort, priceSorts } from '../../../../shared/rules/catalogue.ts';

/** What a traveller looks for, in the API's own names; without `classType` any class will do. Prices in whole PKR. */
export interface RoomSearch {
  location: string;
  classType?: ClassType | undefined;
  minCapacityMembers: number;
  maxCapacityMembers: number;
  minPrice: number;
  maxPrice: number;
  sort: PriceSort;
}

/** The search that the home page proposes. */
export const proposedSearch: RoomSearch = { ...homeSearch.defaults, sort: priceSorts[0] };
