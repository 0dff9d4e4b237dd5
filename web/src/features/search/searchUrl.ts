import { type RoomSearch, readSearchAddress } from '../../../../shared/addresses/searchAddress.ts';
import { priceSorts, widest } from '../../../../shared/rules/catalogue.ts';
import { writeFacts } from '../../../../shared/rules/facts.ts';
import { paths } from '../../paths.ts';
import { checkDraft, draftOf, fitToPlace, touchedIn } from './searchDraft.ts';

/** The address of a search's results. Filters that exclude nothing are left out, so that it stays short. */
export function searchPath(search: RoomSearch): string {
  // A comma means nothing in a query, and is easier to read as it is.
  return `${paths.search}?${writeSearch(search)}`.replaceAll('%2C', ',');
}

/**
 * `location=Murree&class=Economy&guests=1-2&price=500-2000&facts=heating,wifi&checkIn=2027-07-12&checkOut=2027-07-15`; a
 * range without a top is open: `price=500-`.
 */
export function writeSearch(search: RoomSearch): URLSearchParams {
  const guests = writeRange(
    [search.minCapacityMembers, search.maxCapacityMembers],
    [widest.minCapacityMembers, widest.maxCapacityMembers],
  );
  const price = writeRange([search.minPrice, search.maxPrice], [widest.minPrice, widest.maxPrice]);
  return new URLSearchParams({
    location: search.location,
    ...(search.classType && { class: search.classType }),
    ...(search.rooms && { rooms: String(search.rooms) }),
    ...(guests && { guests }),
    ...(price && { price }),
    ...(search.facts && { facts: writeFacts(search.facts) }),
    ...(search.checkIn && { checkIn: search.checkIn }),
    ...(search.checkOut && { checkOut: search.checkOut }),
    ...(search.sort !== priceSorts[0] && { sort: search.sort }),
  });
}

/** Reads a search from an address that anybody may have mangled. */
export function readSearch(params: URLSearchParams): RoomSearch {
  const search = readSearchAddress(params);
  return params.has('classType') ? asTheFormMeans(search) : search;
}

/** The form sends what it proposes with every place; without its script nobody has left open what is not for that place. */
function asTheFormMeans(search: RoomSearch): RoomSearch {
  const draft = draftOf(search, 'proposed');
  const meant = checkDraft(fitToPlace(draft, new Set(touchedIn(draft))));
  return 'issues' in meant ? search : { ...meant, sort: search.sort };
}

type Range = readonly [number, number];

function writeRange([min, max]: Range, [floor, ceiling]: Range): string | undefined {
  if (min === floor && max === ceiling) return undefined;
  return `${min}-${max === ceiling ? '' : max}`;
}
