import {
  type ClassType,
  classTypes,
  homeSearch,
  type PriceSort,
  priceSorts,
  widest,
} from '../../../../shared/rules/catalogue.ts';
import { wholeOf } from '../../../../shared/rules/numbers.ts';
import { paths } from '../../paths.ts';
import { readDays } from '../rooms/daysInAddress.ts';
import { readFacts, writeFacts } from './factsText.ts';
import type { RoomSearch } from './roomSearch.ts';
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
    ...(guests && { guests }),
    ...(price && { price }),
    ...(search.facts && { facts: writeFacts(search.facts) }),
    ...(search.checkIn && { checkIn: search.checkIn }),
    ...(search.checkOut && { checkOut: search.checkOut }),
    ...(search.sort !== priceSorts[0] && { sort: search.sort }),
  });
}

/**
 * Reads a search from an address that anybody may have mangled. What cannot be read is taken as not given; numbers
 * that can be read but not be searched for are kept, so that the API's sentence about them reaches the reader.
 */
export function readSearch(params: URLSearchParams): RoomSearch {
  const guests = readRange(params.get('guests') ?? sentRange(params, 'CapacityMembers'), [
    widest.minCapacityMembers,
    widest.maxCapacityMembers,
  ]);
  const price = readRange(params.get('price') ?? sentRange(params, 'Price'), [widest.minPrice, widest.maxPrice]);
  const classType = readClass(params.get('class') ?? params.get('classType'));
  const facts = readFacts(params.get('facts') ?? '');
  const search: RoomSearch = {
    location: readPlace(params),
    ...(classType && { classType }),
    minCapacityMembers: guests[0],
    maxCapacityMembers: guests[1],
    minPrice: price[0],
    maxPrice: price[1],
    ...(facts.length > 0 && { facts }),
    ...readDays(params),
    sort: readSort(params.get('sort')),
  };
  return params.has('classType') ? asTheFormMeans(search) : search;
}

/** The form sends what it proposes with every place; without its script nobody has left open what is not for that place. */
function asTheFormMeans(search: RoomSearch): RoomSearch {
  const draft = draftOf(search, 'proposed');
  const meant = checkDraft(fitToPlace(draft, new Set(touchedIn(draft))));
  return 'issues' in meant ? search : { ...meant, sort: search.sort };
}

/** The lists of hotels call it a city. */
function readPlace(params: URLSearchParams): string {
  return params.get('location')?.trim() || params.get('city')?.trim() || homeSearch.defaults.location;
}

type Range = readonly [number, number];

function writeRange([min, max]: Range, [floor, ceiling]: Range): string | undefined {
  if (min === floor && max === ceiling) return undefined;
  return `${min}-${max === ceiling ? '' : max}`;
}

/** A range as the form itself sends it, when it is submitted before its script is there: as it was typed. */
function sentRange(params: URLSearchParams, name: 'CapacityMembers' | 'Price'): string {
  const digits = (end: 'min' | 'max') => {
    const typed = params.get(`${end}${name}`) ?? '';
    return typed.trim() === '' ? '' : String(wholeOf(typed, { money: name === 'Price' }));
  };
  return `${digits('min')}-${digits('max')}`;
}

function readRange(text: string | null, [floor, ceiling]: Range): Range {
  const [, min, max] = text?.match(/^(\d{0,9})-(\d{0,9})$/) ?? [];
  return [min ? Number(min) : floor, max ? Number(max) : ceiling];
}

function readClass(text: string | null): ClassType | undefined {
  return classTypes.find((name) => name.toLowerCase() === text?.toLowerCase());
}

function readSort(text: string | null): PriceSort {
  return priceSorts.find((sort) => sort === text) ?? priceSorts[0];
}
