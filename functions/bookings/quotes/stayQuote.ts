import type { ChosenExtra } from '../../../shared/rules/party.ts';
import { type Quote, quoteOf } from '../../../shared/rules/quote.ts';
import { noRates, type Rates } from '../../../shared/rules/rates.ts';
import type { Room } from '../../properties/property.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import type { BookedRoom } from '../booking.ts';
import { kindsOfRooms } from '../roomChoice.ts';

type PricedProperty = Pick<IndexedProperty, 'hotel' | 'rooms' | 'kinds' | 'rates'>;

/** A stay beside its rooms; `guests` are all people, of whom some are children of these ages. */
export interface StayOfParty {
  checkIn: string;
  checkOut: string;
  guests: number;
  children?: readonly number[] | undefined;
  extras?: readonly ChosenExtra[] | undefined;
}

/** The rates of a property as they are at this moment. */
export function ratesOf({ rates }: Pick<IndexedProperty, 'rates'>): Rates {
  return rates ?? noRates;
}

/** A room that is quoted: its kind with the price of that, its beds and the guests that it sleeps. */
export type QuotableRoom = Pick<BookedRoom, 'kind' | 'price' | 'beds' | 'guests'>;

/** The quote of a stay in some rooms: those of a kind are one line, in the order of the rooms. */
export function stayQuote(
  property: Pick<IndexedProperty, 'rates'>,
  rooms: readonly QuotableRoom[],
  { guests, children = [], extras = [], ...days }: StayOfParty,
): Quote {
  const ofKinds = [...Map.groupBy(rooms, ({ kind }) => kind).values()].flatMap(([room, ...alike]) => {
    if (!room) return [];
    const size = { beds: room.beds, guests: room.guests };
    return [{ kind: room.kind, price: room.price, count: 1 + alike.length, size }];
  });
  const adults = guests - children.length;
  return quoteOf(ratesOf(property), { ...days, rooms: ofKinds, adults, children, extras });
}

/** The average night of a room of a property on some days, as a guest would pay for it: whole PKR. */
export function averageNight(
  property: PricedProperty,
  { id, price, beds, capacity: guests }: Room,
  days: Pick<StayOfParty, 'checkIn' | 'checkOut'>,
): number {
  const kind = kindsOfRooms(property)[id] ?? '';
  const [line] = stayQuote(property, [{ kind, price, beds, guests }], { ...days, guests: 1 }).rooms;
  return line?.average ?? price;
}
