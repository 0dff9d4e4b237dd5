/** Class types, in the owner's order. */
export const classTypes = ['Economy', 'First', 'Business'] as const;

export type ClassType = (typeof classTypes)[number];

/** The class of a property whose owner names none. */
export const defaultClass: ClassType = 'Business';

/** Guests in one room, and the bounds of a nightly price in whole PKR. */
export const guests = { min: 1, max: 12 } as const;
export const nightlyPrice = { min: 1, max: 1_000_000 } as const;

/** Whole PKR a night: above it a price is more likely a slip of the finger, and the form asks once more. */
export const usualPrice = 200_000;

/** The orders of a search, and of a list that is browsed; the first of each is its own order. */
export const priceSorts = ['price', '-price'] as const;
export const listSorts = ['newest', ...priceSorts] as const;

export type PriceSort = (typeof priceSorts)[number];
export type ListSort = (typeof listSorts)[number];

/** The widest search there is: any number of guests, any price in whole PKR. */
export const widest = {
  minCapacityMembers: guests.min,
  maxCapacityMembers: guests.max,
  minPrice: 0,
  maxPrice: nightlyPrice.max,
} as const;

/** Characters of a place that is searched for. */
export const placeLength = 80;

/** The home page's search bar: its documented defaults, and the documented bounds of its price inputs in PKR. */
export const homeSearch = {
  defaults: {
    location: 'Murree',
    classType: 'Economy',
    minCapacityMembers: 1,
    maxCapacityMembers: 2,
    minPrice: 500,
    maxPrice: 2000,
  },
  minPrice: { min: 500, max: 2000 },
  maxPrice: { min: 2000, max: 6000 },
  priceExample: 2500,
} as const;

/** Rooms a page: on the home page and in search results, on class and city lists, and the most that one answer has. */
export const pageSize = { home: 8, list: 20, most: 50 } as const;

/** Properties a page of a vendor's own list, and the most that one answer has. */
export const vendorPageSize = { list: 10, most: 20 } as const;

/** Booking requests a page, and the most that one answer has. */
export const bookingPageSize = { list: 10, most: 20 } as const;

/** The documented request for the home page's featured rooms. */
export const featured = { offset: 1, limit: 4, skip: 15 } as const;

/** Photos that one room may have. */
export const maxPhotos = 5;
