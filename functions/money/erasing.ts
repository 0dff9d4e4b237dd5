import { updateItem } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import { bookRowKey, lineKey, readLines } from './ledgerItems.ts';

/** Takes the notes out of the lines of a booking and of their rows in the books: words of the hotel's side about its guest. The lines stay. */
export async function eraseNotes(table: Table, booking: { id: string; propertyId: string }): Promise<void> {
  const { id: bookingId, propertyId } = booking;
  const noted = (await readLines(table, bookingId)).filter(({ note }) => note !== undefined);
  const keys = noted.flatMap((line) => [
    lineKey(bookingId, line.number),
    bookRowKey(propertyId, { ...line, bookingId }),
  ]);
  await Promise.all(
    keys.map(({ pk, sk }) =>
      updateItem(table, {
        Key: { pk, sk },
        UpdateExpression: 'REMOVE note',
        ConditionExpression: 'attribute_exists(pk)',
      }),
    ),
  );
}
