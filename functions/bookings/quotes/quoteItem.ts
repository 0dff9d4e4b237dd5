import { addDays } from '../../../shared/rules/dates.ts';
import type { Quote, QuotedNight, QuotedRooms } from '../../../shared/rules/quote.ts';
import { port } from '../../runtime/port.ts';
import { readItem } from '../../runtime/read.ts';
import type { Key, Table } from '../../runtime/table.ts';
import type { Write } from '../../runtime/transact.ts';
import { bookingKey } from '../bookingItem.ts';

/** Nights in a row of one price and cause: `from` is the first, `count` how many they are. */
interface NightRun extends Omit<QuotedNight, 'night'> {
  from: string;
  count: number;
}

interface StoredRooms extends Omit<QuotedRooms, 'nights'> {
  nights: NightRun[];
}

/** A quote as it is stored: with nights in runs it has about 300 bytes. */
export interface StoredQuote extends Omit<Quote, 'rooms'> {
  rooms: StoredRooms[];
}

/** The item of a quote, as it is read. */
export type QuoteItem = StoredQuote & Key;

/** Key of the quote of a booking. */
export function quoteKey(bookingId: string) {
  return { pk: bookingKey(bookingId).pk, sk: 'quote' };
}

/** The write that fixes the quote of a new booking, or the new one of a booking whose stay is changed. */
export function quoteWrite(TableName: string, bookingId: string, quote: Quote): Write {
  return { Put: { TableName, Item: { ...quoteKey(bookingId), ...storedQuote(quote) } } };
}

/** A quote with its nights in runs. */
export function storedQuote(quote: Quote): StoredQuote {
  return { ...quote, rooms: quote.rooms.map((each) => ({ ...each, nights: runsOf(each.nights) })) };
}

/** A quote night by night. */
export function quoteOfStored({ rooms, ...quote }: StoredQuote): Quote {
  return { ...quote, rooms: rooms.map((each) => ({ ...each, nights: each.nights.flatMap(nightsOfRun) })) };
}

function runsOf(nights: readonly QuotedNight[]): NightRun[] {
  const runs: NightRun[] = [];
  for (const { night, ...priced } of nights) {
    const last = runs.at(-1);
    if (last && last.price === priced.price && last.by === priced.by && last.name === priced.name) last.count += 1;
    else runs.push({ ...priced, from: night, count: 1 });
  }
  return runs;
}

/** The quote that was fixed with a booking; undefined where its price was agreed by its owner alone. */
export async function readQuote(table: Table, bookingId: string): Promise<Quote | undefined> {
  const item = await readItem<QuoteItem>(table, quoteKey(bookingId));
  return item && quoteOfItem(item);
}

/** The quote of an item, night by night. */
export function quoteOfItem({ pk: _, sk: __, ...quote }: QuoteItem): Quote {
  return quoteOfStored(quote);
}

function nightsOfRun({ from, count, ...priced }: NightRun): QuotedNight[] {
  return Array.from({ length: count }, (_, at) => ({ night: addDays(from, at), ...priced }));
}

/** Reads the quotes that were fixed with bookings. */
export const fixedQuotes = port('bookings', ['GetItem'], (table) => ({
  of: (bookingId: string): Promise<Quote | undefined> => readQuote(table, bookingId),
}));
