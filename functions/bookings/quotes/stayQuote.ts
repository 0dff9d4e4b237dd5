import { type Quote, quoteOf } from '../../../shared/rules/quote.ts';
import { noRates, type Rates } from '../../../shared/rules/rates.ts';
import type { Room } from '../../properties/property.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import { kindsOfRooms } from '../roomChoice.ts';

type PricedProperty = Pick<IndexedProperty, 'hotel' | 'rooms' | 'kinds' | 'rates'>;

/** Days of a stay, and its adults. */
export interface StayDays {
  checkIn: string;
  checkOut: string;
  adults: number;
}

/** The rates of a property as they are at this moment. */
export function ratesOf({ rates }: Pick<IndexedProperty, 'rates'>): Rates {
  return rates ?? noRates;
}

/** The quote of a stay in some rooms, each by its kind and the price of that: those of a kind are one line, in the order of the rooms. */
export function stayQuote(
  property: Pick<IndexedProperty, 'rates'>,
  rooms: readonly { kind: string; price: number }[],
  stay: StayDays,
): Quote {
  const ofKinds = [...Map.groupBy(rooms, ({ kind }) => kind)].map(([kind, alike]) => {
    return { kind, price: alike[0]?.price ?? 0, count: alike.length };
  });
  return quoteOf(ratesOf(property), { ...stay, rooms: ofKinds, children: [], extras: [] });
}

/** The average night of a room of a property on some days, as a guest would pay for it: whole PKR. */
export function averageNight(property: PricedProperty, { id, price }: Room, days: Omit<StayDays, 'adults'>): number {
  const kind = kindsOfRooms(property)[id] ?? '';
  const [line] = stayQuote(property, [{ kind, price }], { ...days, adults: 1 }).rooms;
  return line?.average ?? price;
}
