import { type ClassType, classTypes, homeSearch, type PriceSort, priceSorts, widest } from '../rules/catalogue.ts';
import type { RoomFact } from '../rules/facts.ts';
import { readFacts } from '../rules/facts.ts';
import { wholeOf } from '../rules/numbers.ts';
import { roomsOfRequest } from '../rules/stays.ts';
import { type AddressParams, readDays } from './daysInAddress.ts';

/** A traveller's search in the API's own names; without `classType` any class will do. Prices are whole PKR. */
export interface RoomSearch {
  location: string;
  classType?: ClassType | undefined;
  /** Rooms that are taken together, which sleep so many guests in all; one where it is left out. */
  rooms?: number | undefined;
  minCapacityMembers: number;
  maxCapacityMembers: number;
  minPrice: number;
  maxPrice: number;
  /** The days of a stay, `YYYY-MM-DD`: both, or neither for rooms whether or not they are free. */
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  /** Facts that a room must have. */
  facts?: RoomFact[] | undefined;
  sort: PriceSort;
}

/**
 * Parameters in the address of a search's results; a form that is sent without its script names the class `classType`.
 */
export const searchParams = [
  ...(['location', 'city', 'class', 'classType', 'rooms', 'guests', 'price', 'facts'] as const),
  ...(['checkIn', 'checkOut', 'sort'] as const),
];

/** Characters of one of them as it stands in an address, where a letter of Urdu takes six: longer ones mean nothing. */
export const longestSearchParam = 600;

export type SearchParam = (typeof searchParams)[number];

/**
 * Reads a search from an address that anybody may have mangled. A value that cannot be read counts as left out; a
 * number that can be read but not be searched for stays, so that the traveller reads the API's sentence about it.
 */
export function readSearchAddress(params: AddressParams): RoomSearch {
  const guests = readRange(params.get('guests') ?? sentRange(params, 'CapacityMembers'), [
    widest.minCapacityMembers,
    widest.maxCapacityMembers,
  ]);
  const price = readRange(params.get('price') ?? sentRange(params, 'Price'), [widest.minPrice, widest.maxPrice]);
  const classType = readClass(params.get('class') ?? params.get('classType'));
  const facts = readFacts(params.get('facts') ?? '');
  const rooms = readRooms(params.get('rooms'));
  return {
    location: readPlace(params),
    ...(classType && { classType }),
    ...(rooms !== undefined && { rooms }),
    minCapacityMembers: guests[0],
    maxCapacityMembers: guests[1],
    minPrice: price[0],
    maxPrice: price[1],
    ...(facts.length > 0 && { facts }),
    ...readDays(params),
    sort: readSort(params.get('sort')),
  };
}

/** The lists of hotels call it a city. */
function readPlace(params: AddressParams): string {
  return params.get('location')?.trim() || params.get('city')?.trim() || homeSearch.defaults.location;
}

/** A range as the form itself sends it, when it is submitted before its script is there: as it was typed. */
function sentRange(params: AddressParams, name: 'CapacityMembers' | 'Price'): string {
  const digits = (end: 'min' | 'max') => {
    const typed = params.get(`${end}${name}`) ?? '';
    return typed.trim() === '' ? '' : String(wholeOf(typed, { money: name === 'Price' }));
  };
  return `${digits('min')}-${digits('max')}`;
}

function readRange(text: string | null, [floor, ceiling]: readonly [number, number]): readonly [number, number] {
  const [, min, max] = text?.match(/^(\d{0,9})-(\d{0,9})$/) ?? [];
  return [min ? Number(min) : floor, max ? Number(max) : ceiling];
}

function readClass(text: string | null): ClassType | undefined {
  return classTypes.find((name) => name.toLowerCase() === text?.toLowerCase());
}

/** Several rooms, as the form offers them. */
function readRooms(text: string | null): number | undefined {
  const rooms = Number(text);
  return Number.isInteger(rooms) && rooms > roomsOfRequest.min && rooms <= roomsOfRequest.max ? rooms : undefined;
}

function readSort(text: string | null): PriceSort {
  return priceSorts.find((sort) => sort === text) ?? priceSorts[0];
}
