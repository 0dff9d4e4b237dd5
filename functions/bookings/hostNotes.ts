import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import { readItem, readItems } from '../runtime/read.ts';
import { asRead, revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { memberCode } from '../staff/staffItem.ts';
import type { Booking } from './booking.ts';
import { flagWrite, hostNoteKey, readBooking } from './bookingItem.ts';
import type { HostSide } from './deskActs.ts';
import { forgetAt } from './due.ts';
import { isErased } from './erasedGuest.ts';
import { presentActor } from './presentActs.ts';

/** Note of the hotel's side about a booking. */
export interface HostNote {
  bookingId: string;
  text: string;
  /** ISO instant. */
  at: string;
  /** The code of the member of the staff who wrote it; absent for the owner. */
  by?: string | undefined;
  revision: number;
  /** Seconds. */
  expiresAt: number;
}

/** Items that one call reads at most. */
const mostRead = 100;

/** Reads the notes of bookings, at half a unit for each that has one. */
export const hostNoteList = port('bookings', ['BatchGetItem'], (table) => ({
  /** By the ids of their bookings. */
  of: async (bookings: readonly Booking[]): Promise<Map<string, HostNote>> => {
    const keys = bookings.filter(({ noted }) => noted).map(({ id }) => hostNoteKey(id));
    const parts = Array.from({ length: Math.ceil(keys.length / mostRead) }, (_, at) =>
      keys.slice(at * mostRead, (at + 1) * mostRead),
    );
    const notes = (await Promise.all(parts.map((part) => readItems<HostNote>(table, part)))).flat();
    return new Map(notes.filter(lasts).map((note) => [note.bookingId, note]));
  },
}));

function lasts({ expiresAt }: HostNote): boolean {
  return expiresAt > nowSeconds();
}

/** A note as it is typed, empty to take it out, and the revision that it began from. */
interface TypedNote {
  text: string;
  revision: number;
}

/** Writes the notes of bookings. */
export const hostNotes = port('bookings', ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Puts a note in the place of the one that was read, or takes it out. A call that comes again is answered with what it has written.
   * @throws Failure `guest_gone` where the guest is erased, `conflict` where another note came between or the check stops it
   */
  write: (booking: Booking, typed: TypedNote, host: HostSide): Promise<HostNote> => write(table, booking, typed, host),
}));

async function write(table: Table, booking: Booking, { text, revision }: TypedNote, host: HostSide): Promise<HostNote> {
  const { id } = booking;
  if (isErased(booking)) throw fail('guest_gone');
  const Key = hostNoteKey(id);
  const before = await readItem<HostNote>(table, Key);
  if (before?.text === text) return before;
  if ((before?.revision ?? 0) !== revision) throw fail('conflict');
  const { staffId } = host.by;
  const by = staffId === undefined ? undefined : memberCode(staffId);
  const note = { bookingId: id, text, at: new Date().toISOString(), by, expiresAt: expiryOf(booking) };
  const taken = { Delete: { TableName: table.name, Key, ...asRead(before) } };
  const written = text === '' ? taken : revised(table.name, before, { ...Key, ...note });
  const stopped = await transact(table, [written, flagWrite(table.name, id, 'noted', text !== ''), host.check]);
  if (stopped.length > 0) throw fail('conflict');
  return { ...note, revision: revision + 1 };
}

/** It is known as long as the guest of an own booking is, of a stay that is long over as long from now on. */
function expiryOf({ checkOut }: Booking): number {
  const day = today();
  return Math.floor(Date.parse(forgetAt({ checkOut: checkOut > day ? checkOut : day })) / 1000);
}

/** A note as the desk reads it; `names` are those of the staff by their codes. */
export function presentHostNote({ text, at, by, revision }: HostNote, names: ReadonlyMap<string, string>) {
  return { text, at, revision, ...presentActor(by, names) };
}
