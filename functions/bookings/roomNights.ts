import { fail } from '../../shared/errors.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { calendarDays } from '../../shared/rules/nights.ts';
import { port } from '../runtime/port.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { freeWrites, type HeldNight, holdWrites, type Nights, readHeldNights } from './nightItem.ts';
import { noteWrites } from './nightNotes.ts';

/** Reads which nights of a property's rooms are held. */
export const nightsHeld = port('bookings', ['dynamodb:Query'], (table) => ({
  /** As they were a moment ago, at one Query. */
  find: (propertyId: string, from: string, to: string): Promise<HeldNight[]> =>
    readHeldNights(table, { propertyId, from, to }, false),
  /** Whether another guest has one of these nights of a room, at this moment. */
  isBooked: async ({ propertyId, roomId, from, to }: Nights): Promise<boolean> => {
    const held = await readHeldNights(table, { propertyId, from, to }, true);
    return held.some((night) => night.kind === 'booked' && night.roomId === roomId);
  },
  /** Whether a guest has nights of these rooms ahead, or of any room, at this moment. */
  hasGuests: async (propertyId: string, roomIds?: readonly string[]): Promise<boolean> => {
    const from = today();
    const ahead = { propertyId, from, to: addDays(from, calendarDays + 1) };
    const held = await readHeldNights(table, ahead, true);
    return held.some(({ kind, roomId }) => kind === 'booked' && (roomIds?.includes(roomId) ?? true));
  },
}));

/** Closes nights, with a note for the owner, and opens them. */
export const nightClosing = port('bookings', ['dynamodb:GetItem', 'dynamodb:UpdateItem'], (table) => ({
  /** @throws Failure `nights_taken` where one of them is booked, `conflict` while others close and open them */
  close: (nights: Nights, note: string | undefined): Promise<void> => {
    const held = holdWrites(table.name, nights, 'closed', ['booked']);
    return write(table, held, () => noteWrites(table, nights, note));
  },
  /** @throws Failure `conflict`, as above */
  open: (nights: Nights): Promise<void> => {
    const freed = freeWrites(table.name, nights, 'closed');
    return write(table, freed, () => noteWrites(table, nights));
  },
}));

function write(table: Table, nights: Write[], notes: () => Promise<Write[]>): Promise<void> {
  return retryOnConflict(async () => {
    const stopped = await transact(table, [...nights, ...(await notes())]);
    if (stopped.some((index) => index < nights.length)) throw fail('nights_taken');
    if (stopped.length > 0) throw fail('conflict');
  });
}
