import type { Quote, QuotedRooms } from '../../../shared/rules/quote.ts';
import { nightsOf } from '../../../shared/rules/stays.ts';
import { type BookedRoom, type Booking, bookingTotal, roomTotal } from '../booking.ts';

type PricedBooking = Pick<Booking, 'checkIn' | 'checkOut' | 'rooms' | 'beside'>;

/**
 * The quote of a booking as it is now: of each room the lines that were fixed with the request, while the room costs what they say, else
 * what was agreed since; children and extras as they were fixed, also when a room is given back. Its total is that of the record, to the rupee.
 */
export function quoteOfBooking(booking: PricedBooking, fixed: Quote | undefined): Quote {
  const rooms = alikeRooms(booking.rooms.map((room) => roomLines(booking, room, fixed)));
  const { children, extras = [] } = fixed ?? {};
  return { rooms, ...(children && { children }), extras, total: bookingTotal(booking) };
}

/** Whole PKR of a quote beside its rooms: of children and extras. */
export function besideRooms({ children, extras }: Pick<Quote, 'children' | 'extras'>): number {
  return extras.reduce((sum, { total }) => sum + total, children?.total ?? 0);
}

/** The average night of a room, and what its nights cost beyond that. */
export function pricesOf({ kind }: BookedRoom, { rooms }: Quote): Pick<BookedRoom, 'price' | 'remainder'> {
  const { average: price = 0, total = 0, nights = [] } = rooms.find((line) => line.kind === kind) ?? {};
  const remainder = total - price * nights.length;
  return { price, ...(remainder > 0 && { remainder }) };
}

function roomLines(booking: PricedBooking, room: BookedRoom, fixed: Quote | undefined): QuotedRooms {
  const { kind, price, beds, guests } = room;
  const nights = nightsOf(room.from ?? booking.checkIn, room.until ?? booking.checkOut);
  const total = roomTotal(booking, room);
  const isSame = (line: QuotedRooms) =>
    line.total === total && line.nights.length === nights.length && line.nights[0]?.night === nights[0];
  const same = fixed?.rooms.filter(isSame) ?? [];
  // A room that was moved keeps its price, and has the lines of the kind that was asked for.
  const line = same.find((each) => each.kind === kind) ?? same[0];
  if (line) return { ...line, kind, count: 1, beds, guests };
  const first = price + (room.remainder ?? 0);
  const agreed = nights.map((night, at) => ({ night, price: at === 0 ? first : price, by: 'agreed' as const }));
  return { kind, count: 1, beds, guests, nights: agreed, total, average: price };
}

/** Lines that are alike as one, with the number of rooms. */
function alikeRooms(lines: readonly QuotedRooms[]): QuotedRooms[] {
  const alike = Map.groupBy(lines, (line) => JSON.stringify(line));
  return [...alike.values()].flatMap(([line, ...others]) => (line ? [{ ...line, count: 1 + others.length }] : []));
}
