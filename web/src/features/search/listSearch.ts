import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import { type ClassType, type ListSort, priceSorts, widest } from '../../../../shared/rules/catalogue.ts';
import { placeName } from '../../../../shared/rules/places.ts';
import { soughtPlace } from '../../../../shared/rules/soughtPlace.ts';

/** The filter of a list; an empty one finds all rooms. */
export interface ListFilter {
  class?: ClassType;
  /** As typed. */
  city?: string;
}

/** The place of a search in all places. */
const everywhere = 'Pakistan';

/** The search that finds what a list shows. */
export function searchOfList({ class: classType, city }: ListFilter, sort: ListSort = priceSorts[0]): RoomSearch {
  return {
    location: city === undefined ? everywhere : placeName(soughtPlace(city).key, city),
    ...(classType && { classType }),
    ...widest,
    sort: priceSorts.find((each) => each === sort) ?? priceSorts[0],
  };
}
