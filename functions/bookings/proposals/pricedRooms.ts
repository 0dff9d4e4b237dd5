import type { Quote } from '../../../shared/rules/quote.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import type { BookedRoom, Booking } from '../booking.ts';
import { pricesOf } from '../newRequest.ts';
import { stayQuote } from '../quotes/stayQuote.ts';

type Stay = Pick<Booking, 'checkIn' | 'checkOut' | 'guests'>;

/** The quote of rooms of a stay by the rates of this moment; a room that came during the stay is quoted from its first night on. */
export function quoteOfRooms(property: IndexedProperty, rooms: readonly BookedRoom[], stay: Stay): Quote {
  const groups = [...Map.groupBy(rooms, ({ from = stay.checkIn }) => from)];
  const quotes = groups.map(([checkIn, alike]) =>
    stayQuote(property, alike, { checkIn, checkOut: stay.checkOut, adults: stay.guests }),
  );
  const lines = quotes.flatMap((each) => each.rooms);
  return { rooms: lines, extras: [], total: quotes.reduce((sum, { total }) => sum + total, 0) };
}

/** Rooms with the prices that their lines of a quote have. */
export function priced(rooms: readonly BookedRoom[], quote: Quote, { checkIn }: Stay): BookedRoom[] {
  return rooms.map(({ remainder: _, ...room }) => {
    const first = room.from ?? checkIn;
    const lines = quote.rooms.filter(({ nights }) => nights[0]?.night === first);
    return { ...room, ...pricesOf(room, { ...quote, rooms: lines }) };
  });
}
