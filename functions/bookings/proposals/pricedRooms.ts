import type { Quote } from '../../../shared/rules/quote.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import type { BookedRoom } from '../booking.ts';
import { besideRooms, pricesOf } from '../quotes/bookedQuote.ts';
import { type StayOfParty, stayQuote } from '../quotes/stayQuote.ts';

/** The quote of rooms of a stay by the rates of this moment; a room that came during the stay is quoted from its first night on. */
export function quoteOfRooms(property: IndexedProperty, rooms: readonly BookedRoom[], stay: StayOfParty): Quote {
  const groups = [...Map.groupBy(rooms, ({ from = stay.checkIn }) => from)];
  const { children, extras } = stayQuote(property, rooms, stay);
  const lines = groups.flatMap(
    ([checkIn, alike]) => stayQuote(property, alike, { ...stay, checkIn, extras: [] }).rooms,
  );
  const beside = { ...(children && { children }), extras };
  const total = lines.reduce((sum, line) => sum + line.count * line.total, besideRooms(beside));
  return { rooms: lines, ...beside, total };
}

/** Rooms with the prices that their lines of a quote have. */
export function priced(
  rooms: readonly BookedRoom[],
  quote: Quote,
  { checkIn }: Pick<StayOfParty, 'checkIn'>,
): BookedRoom[] {
  return rooms.map(({ remainder: _, ...room }) => {
    const first = room.from ?? checkIn;
    const lines = quote.rooms.filter(({ nights }) => nights[0]?.night === first);
    return { ...room, ...pricesOf(room, { ...quote, rooms: lines }) };
  });
}
