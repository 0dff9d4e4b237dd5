import { plural, t } from '@lingui/core/macro';
import type { RoomSearch } from '../../../../../shared/addresses/searchAddress.ts';
import { widest } from '../../../../../shared/rules/catalogue.ts';
import { grouped } from '../../../../../shared/rules/grouped.ts';
import type { WideningName } from '../../../../../shared/rules/widenings.ts';
import { formatPrice } from '../../rooms/format.ts';

interface Count {
  hotels: number;
  more: boolean;
}

/** `34 more without the limit of PKR 2,000`; `34 hotels` where none was found with it. */
export function sayMoreWithout(wish: WideningName, count: Count, found: number, search: RoomSearch): string {
  const number = found > 0 ? sayMore({ ...count, hotels: count.hotels - found }) : sayHotels(count);
  switch (wish) {
    case 'price':
      return sayWithoutPrice(number, search);
    case 'class':
      return t`${number} in any class`;
    case 'guests':
      return t`${number} for any number of guests`;
    case 'facts':
      return t`${number} without the facilities you chose`;
    case 'dates':
      return t`${number} without dates`;
    case 'all':
      return t`${number} without any filter`;
  }
}

function sayMore({ hotels, more }: Count): string {
  return more ? t`${grouped(hotels)} and more` : t`${grouped(hotels)} more`;
}

function sayHotels({ hotels, more }: Count): string {
  if (more) return plural(hotels, { one: '# hotel and more', other: '# hotels and more' });
  return plural(hotels, { one: '# hotel', other: '# hotels' });
}

function sayWithoutPrice(number: string, { minPrice, maxPrice }: RoomSearch): string {
  if (minPrice > widest.minPrice && maxPrice < widest.maxPrice) return t`${number} at any price`;
  const limit = formatPrice(maxPrice < widest.maxPrice ? maxPrice : minPrice);
  return t`${number} without the limit of ${limit}`;
}

/** `6 hotels in Hunza Valley`. */
export function sayCount(count: Count, place: string): string {
  return t`${sayHotels(count)} in ${place}`;
}
