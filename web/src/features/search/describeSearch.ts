import { t } from '@lingui/core/macro';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import { widest } from '../../../../shared/rules/catalogue.ts';
import { formatNights, formatStay } from '../../words/days.ts';
import { sayWish } from '../../words/facts.ts';
import { formatClass, formatPrice, formatPrices, formatRoomCount } from '../rooms/format.ts';
import { stayOf } from './roomSearch.ts';

/**
 * A search in few words: `12 to 15 July 2027 · 3 nights · Economy class · sleeps at most 2 · up to PKR 2,000 a night · Wi-Fi`, of
 * several rooms `2 rooms · sleep at least 4 in all`, with the price of each.
 */
export function describeSearch(search: RoomSearch): string {
  const classType = search.classType ? formatClass(search.classType) : t`Any class`;
  const facts = search.facts?.map(sayWish) ?? [];
  return [...daysOf(search), classType, ...roomsOf(search), guestsOf(search), priceOf(search), ...facts].join(' · ');
}

/** The class and the price of a search, for a narrow place: `Economy class`, `PKR 500 to 2,000`. */
export function describeRest({ classType, minPrice: min, maxPrice: max }: Omit<RoomSearch, 'sort'>): string[] {
  const least = min === widest.minPrice ? undefined : min;
  const most = max === widest.maxPrice ? undefined : max;
  return [classType ? formatClass(classType) : t`Any class`, rangeOf(least, most)];
}

function rangeOf(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? t`Any price` : t`up to ${formatPrice(most)}`;
  if (most === undefined) return t`from ${formatPrice(least)}`;
  const { from, to } = formatPrices(least, most);
  return t`${from} to ${to}`;
}

function daysOf(search: RoomSearch): string[] {
  const stay = stayOf(search);
  return stay ? [formatStay(stay.checkIn, stay.checkOut), formatNights(stay.nights)] : [];
}

function roomsOf({ rooms }: RoomSearch): string[] {
  return rooms === undefined ? [] : [formatRoomCount(rooms)];
}

function guestsOf(search: RoomSearch): string {
  const { minCapacityMembers: min, maxCapacityMembers: max } = search;
  if (anyGuests(search)) return t`any number of guests`;
  if (search.rooms !== undefined) return guestsInAll(search);
  if (min === max) return t`sleeps ${min}`;
  if (max === widest.maxCapacityMembers) return t`sleeps at least ${min}`;
  return min === widest.minCapacityMembers ? t`sleeps at most ${max}` : t`sleeps ${min} to ${max}`;
}

/** The guests of several rooms. */
function guestsInAll({ minCapacityMembers: min, maxCapacityMembers: max }: RoomSearch): string {
  if (min === max) return t`sleep ${min} in all`;
  if (max === widest.maxCapacityMembers) return t`sleep at least ${min} in all`;
  return min === widest.minCapacityMembers ? t`sleep at most ${max} in all` : t`sleep ${min} to ${max} in all`;
}

function priceOf({ minPrice, maxPrice }: RoomSearch): string {
  const [from, to] = [formatPrice(minPrice), formatPrice(maxPrice)];
  if (maxPrice === widest.maxPrice) return minPrice === widest.minPrice ? t`any price` : t`from ${from} a night`;
  return minPrice === widest.minPrice ? t`up to ${to} a night` : t`${from} to ${to} a night`;
}

/** When and for how many, in few words: `12 to 15 July 2027 · 2 rooms · sleep at least 4 in all`. */
export function describeStay(search: RoomSearch): string {
  const [days = t`Any dates`] = daysOf(search);
  return [days, ...roomsOf(search), anyGuests(search) ? t`any guests` : guestsOf(search)].join(' · ');
}

function anyGuests({ minCapacityMembers: min, maxCapacityMembers: max }: RoomSearch): boolean {
  return min === widest.minCapacityMembers && max === widest.maxCapacityMembers;
}
