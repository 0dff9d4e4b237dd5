import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { revised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';

/** Advances of a traveller that came to nothing, `<instant>#<booking id>` each: those that lapsed, and those that owners did not see. */
export interface GuestRecord {
  lapsed: string[];
  unseen: string[];
  revision: number;
}

/** "Unseen" of a guest in so many days that end advances by him. */
const unseenBounds = { most: 2, days: 90 } as const;

/** Entries of each list at most: the latest. */
const mostEntries = 20;

/** Key of a traveller's standing. */
export function standingKey(userId: string): Key {
  return { pk: `traveller#${userId}`, sk: 'advances' };
}

/** The standing as it is at this moment. */
export function readStanding(table: Table, userId: string): Promise<GuestRecord | undefined> {
  return readItem<GuestRecord>(table, standingKey(userId));
}

/** Whether owners did not see two payments of a traveller in 90 days, so that no advance is asked of him. */
export function hasUnseenPayments(standing: Pick<GuestRecord, 'unseen'> | undefined, now: Date): boolean {
  const since = new Date(now.getTime() - unseenBounds.days * 24 * 3_600_000).toISOString();
  return (standing?.unseen ?? []).filter((entry) => entry > since).length >= unseenBounds.most;
}

/** A change of a standing: an advance that is added to a list, or is no more among those that were not seen. */
export interface StandingChange {
  userId: string;
  bookingId: string;
  change: 'lapsed' | 'unseen' | 'seen';
}

/** The write of a change of a standing, on condition that it is as read now; none where it changes nothing. */
export async function standingWrites(
  table: Table,
  { userId, bookingId, change }: StandingChange,
  now: Date,
): Promise<Write[]> {
  const read = await readStanding(table, userId);
  const { lapsed = [], unseen = [] } = read ?? {};
  const others = unseen.filter((entry) => !entry.endsWith(`#${bookingId}`));
  if (change === 'seen' && others.length === unseen.length) return [];
  const entry = `${now.toISOString()}#${bookingId}`;
  const next = {
    lapsed: change === 'lapsed' ? [...lapsed, entry].slice(-mostEntries) : lapsed,
    unseen: change === 'unseen' ? [...others, entry].slice(-mostEntries) : others,
  };
  return [revised(table.name, read, { ...standingKey(userId), ...next })];
}

/** Reads how travellers kept their word about advances. */
export const guestStandings = port('bookings', ['GetItem'], (table) => ({
  of: (userId: string): Promise<GuestRecord | undefined> => readStanding(table, userId),
}));
