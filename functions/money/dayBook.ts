import type { DayBook } from '../../shared/contracts/dayBooks.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { books } from './books.ts';
import type { House } from './house.ts';
import { bookPageSize, bookPorts, presentRows, presentSums } from './presentBooks.ts';

/** Ports that present a day of the books. */
export const dayBookPorts = { books, ...bookPorts };

/** A page of a day of the books of a property. @throws Failure `invalid_cursor` */
export async function dayBookOf(
  { vendorId, propertyId }: Pick<House, 'vendorId'> & { propertyId: string },
  { day, cursor }: { day: string; cursor?: string | undefined },
  { books, ...names }: OpenPorts<typeof dayBookPorts>,
): Promise<DayBook> {
  const list = { booksOf: propertyId, day };
  const after = openCursor(list, cursor) ?? '';
  const read = await books.day(propertyId, day);
  const left = read.rows.filter(({ sk }) => sk > after);
  const shown = left.slice(0, bookPageSize);
  const last = shown.at(-1)?.sk;
  return {
    ...{ day, ...presentSums(read) },
    lines: await presentRows(vendorId, shown, names),
    ...(left.length > shown.length && last !== undefined && { nextCursor: sealCursor(list, last) }),
  };
}
