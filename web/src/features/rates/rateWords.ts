import { t } from '@lingui/core/macro';
import type { OwnRates } from '../../../../shared/contracts/rates.ts';
import { formatDate } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';
import { formatPrice } from '../rooms/format.ts';
import { nameOfRooms } from '../rooms/nameOfRooms.ts';
import type { PartWords } from './parts/changes.ts';

/** "Eid", "16 May 2027 to 18 May 2027", "130% of the usual price". */
export function sayDays(
  { name, from, to, percent, prices = [] }: OwnRates['days'][number],
  kinds: OwnRates['kinds'],
): PartWords {
  const nights = sayNights(from, to);
  const cost = percent === undefined ? sayPrices(prices, kinds) : [t`All rooms at ${percent}% of their price`];
  return name === undefined ? { name: nights, lines: cost } : { name: isolate(name), lines: [nights, ...cost] };
}

/** "16 May 2027 to 18 May 2027", both of them nights. */
export function sayNights(from: string, to: string): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  return first === last ? first : t`${first} to ${last}`;
}

/** A line for each kind that has a price: "Room 201: PKR 9,000". */
export function sayPrices(prices: OwnRates['weekdays'][number]['prices'], kinds: OwnRates['kinds']): string[] {
  return prices.map(({ kind, price }) => {
    const rooms = nameOfRooms(kinds.find((each) => each.kind === kind)?.roomNumbers ?? []);
    const amount = formatPrice(price);
    return t`${rooms}: ${amount}`;
  });
}
