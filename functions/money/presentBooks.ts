import type { BookLine, DayBook } from '../../shared/contracts/dayBooks.ts';
import { sumsOfWays } from '../../shared/rules/ledger.ts';
import type { Booking } from '../bookings/booking.ts';
import { bookingKey } from '../bookings/bookingItem.ts';
import { presentActor } from '../bookings/presentActs.ts';
import { port } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { readItems } from '../runtime/read.ts';
import { staffNames } from '../staff/staffNames.ts';
import type { BooksOfDay } from './books.ts';
import type { BookRow } from './ledgerItems.ts';
import { presentMoney, writersOf } from './presentLedger.ts';

/** Lines that a page of the books has: each may be of another booking, whose guest is looked up. */
export const bookPageSize = 50;

/** Names of guests, for books that have none themselves. */
const guestNames = port('bookings', ['BatchGetItem'], (table) => ({
  /** By the ids of their bookings, a hundred at most. */
  of: async (bookingIds: readonly string[]): Promise<Map<string, string>> => {
    const keys = [...new Set(bookingIds)].map(bookingKey);
    const bookings = keys.length === 0 ? [] : await readItems<Booking>(table, keys);
    return new Map(bookings.map(({ id, guest }) => [id, guest.name]));
  },
}));

/** Ports that present books. */
export const bookPorts = { guests: guestNames, staff: staffNames };

/** Lines of the books of an owner, with the names of guests and of who wrote them. */
export async function presentRows(
  vendorId: string,
  rows: readonly BookRow[],
  { guests, ...ports }: OpenPorts<typeof bookPorts>,
): Promise<BookLine[]> {
  const [guestOf, names] = await Promise.all([
    guests.of(rows.map(({ bookingId }) => bookingId)),
    writersOf(vendorId, rows, ports),
  ]);
  return rows.map((row) => ({
    ...presentMoney(row),
    ...presentActor(row.by, names),
    note: row.note,
    bookingRequestId: row.bookingId,
    guestName: guestOf.get(row.bookingId) ?? '',
    code: row.code,
    roomNumbers: row.rooms,
    adds: row.adds,
  }));
}

/** Sums of a day by the ways that were used, beside what was counted. */
export function presentSums({ count, rows }: BooksOfDay): Pick<DayBook, 'opening' | 'closing' | 'revision' | 'ways'> {
  const { opening, closing, revision = 0 } = count ?? {};
  return { opening, closing, revision, ways: sumsOfWays(rows) };
}
