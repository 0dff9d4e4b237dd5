import { readBooking } from '../bookings/bookingItem.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { revised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Advance } from './advance.ts';

/** Bookings whose refunds an owner has not paid in time, by their ids. */
interface Debts {
  bookings: string[];
  revision: number;
}

function debtsKey(vendorId: string): Key {
  return { pk: `debts#${vendorId}`, sk: 'refunds' };
}

/** The write of a refund that is late, or is so no more; none where that changes nothing. */
export async function debtWrites(
  table: Table,
  { vendorId, bookingId, refund }: Advance,
  change: 'late' | 'paid',
): Promise<Write[]> {
  if (change === 'paid' && !refund?.late) return [];
  const read = await readItem<Debts>(table, debtsKey(vendorId));
  const others = (read?.bookings ?? []).filter((id) => id !== bookingId);
  const bookings = change === 'late' ? [...others, bookingId] : others;
  return [revised(table.name, read, { ...debtsKey(vendorId), bookings })];
}

async function owes(table: Table, vendorId: string): Promise<boolean> {
  const debts = await readItem<Debts>(table, debtsKey(vendorId));
  return (debts?.bookings.length ?? 0) > 0;
}

/** Reads whether owners are late with refunds. */
export const ownersDebts = port('bookings', ['GetItem'], (table) => ({
  /** The owner of a booking and whether he is late, as it is at this moment; undefined where there is no booking. */
  ownerOf: async (bookingId: string): Promise<{ vendorId: string; owes: boolean } | undefined> => {
    const booking = await readBooking(table, bookingId);
    if (!booking) return undefined;
    return { vendorId: booking.vendorId, owes: await owes(table, booking.vendorId) };
  },
  /** Whether an owner is late, as it is at this moment. */
  owes: (vendorId: string): Promise<boolean> => owes(table, vendorId),
}));
