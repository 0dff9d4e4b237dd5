import { t } from '@lingui/core/macro';
import { widest } from '../../../../shared/rules/catalogue.ts';
import { formatNights, formatStay } from '../../words/days.ts';
import { formatClass, formatPrice } from '../rooms/format.ts';
import { type RoomSearch, stayOf } from './roomSearch.ts';

/** A search in few words: `12 to 15 July 2027 · 3 nights · Economy class · sleeps at most 2 · up to PKR 2,000 a night`. */
export function describeSearch(search: RoomSearch): string {
  const classType = search.classType ? formatClass(search.classType) : t`Any class`;
  return [...daysOf(search), classType, guestsOf(search), priceOf(search)].join(' · ');
}

function daysOf(search: RoomSearch): string[] {
  const stay = stayOf(search);
  return stay ? [formatStay(stay.checkIn, stay.checkOut), formatNights(stay.nights)] : [];
}

function guestsOf({ minCapacityMembers: min, maxCapacityMembers: max }: RoomSearch): string {
  if (min === widest.minCapacityMembers && max === widest.maxCapacityMembers) return t`any number of guests`;
  if (min === max) return t`sleeps ${min}`;
  if (max === widest.maxCapacityMembers) return t`sleeps at least ${min}`;
  return min === widest.minCapacityMembers ? t`sleeps at most ${max}` : t`sleeps ${min} to ${max}`;
}

function priceOf({ minPrice, maxPrice }: RoomSearch): string {
  const [from, to] = [formatPrice(minPrice), formatPrice(maxPrice)];
  if (maxPrice === widest.maxPrice) return minPrice === widest.minPrice ? t`any price` : t`from ${from} a night`;
  return minPrice === widest.minPrice ? t`up to ${to} a night` : t`${from} to ${to} a night`;
}
