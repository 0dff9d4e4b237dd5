import { fail } from '../../shared/errors.ts';
import { port } from '../runtime/port.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { addWrite, byMonth, type MonthNights, type Nights, removeWrite } from './nightItem.ts';
import { noteWrites } from './nightNotes.ts';

/** Closes nights, with a note for the owner, and opens them. */
export const nightClosing = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  /** @throws Failure `nights_booked` where one of them is booked, `conflict` while others close and open them */
  close: (nights: Nights, note: string | undefined): Promise<void> => {
    const held = byMonth(nights).map((each) => unlessBooked(addWrite(table.name, each, 'closed'), each));
    return write(table, held, () => noteWrites(table, nights, note));
  },
  /** @throws Failure as above */
  open: (nights: Nights): Promise<void> => {
    const freed = byMonth(nights).map((each) => unlessBooked(removeWrite(table.name, each, 'closed'), each));
    return write(table, freed, () => noteWrites(table, nights));
  },
}));

/** A night that is closed can be closed again. */
function unlessBooked({ Update }: Write, { days }: MonthNights): Write {
  if (!Update) return {};
  const sets = ['booked', 'elsewhere'];
  const held = days.flatMap((day) => sets.map((each) => `contains(${each}, :d${day})`));
  const values = Object.fromEntries(days.map((day) => [`:d${day}`, day]));
  return {
    Update: {
      ...Update,
      ConditionExpression: `NOT (${held.join(' OR ')})`,
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ...values },
    },
  };
}

function write(table: Table, nights: Write[], notes: () => Promise<Write[]>): Promise<void> {
  return retryOnConflict(async () => {
    const stopped = await transact(table, [...nights, ...(await notes())]);
    if (stopped.some((index) => index < nights.length)) throw fail('nights_booked');
    if (stopped.length > 0) throw fail('conflict');
  });
}
