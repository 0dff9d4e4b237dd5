import { type ClassType, guests, homeSearch, nightlyPrice } from '../../../../shared/rules/catalogue.ts';

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

export const priceSorts = ['price', '-price'] as const;

export type PriceSort = (typeof priceSorts)[number];

/** The widest search there is: any class, any number of guests, any price. */
export const widest = {
  minCapacityMembers: guests.min,
  maxCapacityMembers: guests.max,
  minPrice: 0,
  maxPrice: nightlyPrice.max,
} as const;

/** The search that the home page proposes. */
export const proposedSearch: RoomSearch = { ...homeSearch.defaults, sort: 'price' };
