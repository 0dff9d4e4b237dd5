import { quoteOf } from '../../../shared/rules/quote.ts';
import type { Property } from '../../properties/property.ts';
import { kindsOfRooms } from '../roomChoice.ts';
import type { StayQuery } from './detailQuote.ts';
import { ratesOf } from './stayQuote.ts';

/** A stay in one room of a kind: whole PKR in all, and of a night on average. */
interface KindStay {
  kind: string;
  price: number;
  total: number;
}

/** The stay in one room of each kind of which a room takes guests, whether or not one is free; nothing where no days are asked about. */
export function kindStays(property: Property, { checkIn, checkOut }: StayQuery): { stays?: KindStay[] } {
  if (checkIn === undefined || checkOut === undefined) return {};
  const ids = kindsOfRooms(property);
  const prices = new Map(
    property.rooms.filter((room) => room.available).map(({ id, price }) => [ids[id] ?? '', price]),
  );
  const rooms = [...prices].map(([kind, price]) => ({ kind, price, count: 1 }));
  const quote = quoteOf(ratesOf(property), { checkIn, checkOut, rooms, adults: 1, children: [], extras: [] });
  return { stays: quote.rooms.map(({ kind, average, total }) => ({ kind, price: average, total })) };
}
