import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { addDays, addMonths, instantOf, today } from '../../shared/rules/dates.ts';
import { stayLimits } from '../../shared/rules/stays.ts';
import { indexPort } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import { type BookingItem, bookingKey, groups } from './bookingItem.ts';
import { type IndexName, indexes, type Part, partsOf, queryOf } from './listParts.ts';

/** The query of a list; `after` is the place where the page before it ended. */
export interface ListQuery {
  /** All states where it is left out. */
  status?: BookingState | undefined;
  limit: number;
  after?: string | undefined;
}

/** A page may come back short while more of the list follows: what is left out on the way costs the same to read. */
export interface BookingPage {
  bookings: BookingItem[];
  /** Where the next page begins; undefined exactly when there is none. */
  next: string | undefined;
}

/** The lists of one side. An index shows a change a moment later than the record. */
const listsBy = (index: IndexName) =>
  indexPort(`bookings/${index}`, (table) => {
    const all = (id: string, part: Part) => queryAll<BookingItem>(table, queryOf(index, id, part));
    const ofState = async (id: string, state: BookingState) =>
      (await Promise.all(partsOf(state, new Date()).map((part) => all(id, part)))).flat();
    return {
      /**
       * A page, at the read units of what it shows where nothing is left out on the way.
       * @throws Failure `invalid_cursor` for a place that is not in the list
       */
      page: (id: string, wanted: ListQuery): Promise<BookingPage> => readPage(table, { index, id }, wanted),
      /** All requests that wait at this moment, oldest first, whoever sent them. */
      waiting: async (id: string): Promise<BookingItem[]> => (await ofState(id, 'pending')).sort(byAge),
      /** Whether a stay is over, as the index shows it: one read. */
      hasStayed: async (id: string): Promise<boolean> => {
        const { bookings } = await readPage(table, { index, id }, { status: 'completed', limit: 1 });
        return bookings.length > 0;
      },
      /** All stays that are not over, by check-out. */
      active: (id: string): Promise<BookingItem[]> => ofState(id, 'active'),
      /**
       * Stays with nights in the months, `YYYY-MM`, from one to another: listed by check-out, 30 nights after check-in at
       * most. A stay that was cancelled, or to which nobody came, ends with the nights that it held.
       */
      staysWithin: async (id: string, first: string, last: string): Promise<HeldStay[]> => {
        const to = `${addDays(`${addMonths(last, 1)}-01`, stayLimits.nights)}~`;
        const from = `${groups.ended}${addDays(`${first}-01`, -stayLimits.nights)}`;
        const ends = { from, to: `${groups.ended}${to}`, newestFirst: false };
        const [active, ended] = await Promise.all([
          all(id, { from: `${groups.active}${first}-01~`, to: `${groups.active}${to}`, newestFirst: false }),
          all(id, { ...ends, only: { states: ['cancelled', 'missed'] } }),
        ]);
        return [...active, ...ended.map(heldStay)];
      },
      /** Stays that have begun on a day or before, and are not over before it, by check-out. */
      staysOn: async (id: string, day: string): Promise<BookingItem[]> => {
        const to = `${groups.active}${addDays(day, stayLimits.nights)}~`;
        const stays = await all(id, { from: `${groups.active}${day}`, to, newestFirst: false });
        return stays.filter(({ checkIn }) => checkIn <= day);
      },
      /** Bookings that were cancelled or missed on a day, and have it among their days. */
      endedOn: async (id: string, day: string): Promise<BookingItem[]> => {
        const [from, to] = [day, addDays(day, 1)].map((each) => `${groups.ended}${instantOf(each, 0).toISOString()}`);
        const only = { states: ['cancelled', 'missed'] as const };
        const ended = await all(id, { from: from ?? '', to: to ?? '', newestFirst: false, only });
        return ended.filter(({ answeredAt, checkIn, checkOut }) => answeredAt && checkIn <= day && day <= checkOut);
      },
    };
  });

/** A stay with the nights that it held; of one to which nobody came, the day before which its nights are paid for. */
export interface HeldStay extends BookingItem {
  paidUntil?: string;
}

/** A stay as figures count it, of one that was cancelled or to which nobody came. */
export function heldStay(stay: BookingItem): HeldStay {
  const endDay = today(new Date(stay.endedAt ?? ''));
  const checkOut = [endDay, stay.checkOut].sort()[0] as string;
  if (stay.state !== 'missed') return { ...stay, checkOut };
  return { ...stay, checkOut, paidUntil: stay.charged ? stay.checkOut : stay.checkIn };
}

function byAge(one: BookingItem, other: BookingItem): number {
  return one.listed < other.listed ? -1 : 1;
}

/** Bookings that a page looks at, at most, where its state leaves some out: about 12 read units. */
const mostLookedAt = 100;

/** A page begins in the part of the list where the one before ended, and goes on in the next where that ends. */
async function readPage(
  table: Table,
  { index, id }: { index: IndexName; id: string },
  { status, limit, after }: ListQuery,
): Promise<BookingPage> {
  const { owner, place } = indexes[index];
  const found: BookingItem[] = [];
  let left = mostLookedAt;
  for (const { start, ...part } of partsAfter(partsOf(status, new Date()), after)) {
    const ExclusiveStartKey = start === undefined ? start : { ...keyAt(start), [place]: start, [owner]: id };
    const query = { ...queryOf(index, id, part), ExclusiveStartKey };
    const read = await readUpTo(table, query, limit + 1 - found.length, left);
    found.push(...read.found);
    left -= read.looked;
    if (found.length > limit) return { bookings: found.slice(0, limit), next: found[limit - 1]?.[place] };
    if (read.next) return { bookings: found, next: read.next[place] };
  }
  return { bookings: found, next: undefined };
}

/** The parts that are left of a list after a place in it, the first of them from that place on. */
function partsAfter(parts: readonly Part[], after: string | undefined): (Part & { start?: string })[] {
  if (after === undefined) return [...parts];
  const at = parts.findIndex(({ from, to }) => after >= from && after <= to);
  if (at < 0) throw fail('invalid_cursor');
  return parts.slice(at).map((part, index) => (index === 0 ? { ...part, start: after } : part));
}

/** The bookings of a traveller. */
export const travellerBookings = listsBy('traveller');

/** The bookings of a vendor. */
export const vendorBookings = listsBy('vendor');

/** Key of the booking at a place of an index, which ends with its id. */
function keyAt(place: string) {
  return bookingKey(place.slice(place.lastIndexOf('#') + 1));
}

/** So many items at least, unless the list ends before, or so many were looked at: then `next` is where it goes on. */
async function readUpTo(
  table: Table,
  query: Omit<QueryCommandInput, 'TableName'>,
  wanted: number,
  left: number,
): Promise<{ found: BookingItem[]; looked: number; next: Record<string, string> | undefined }> {
  const found: BookingItem[] = [];
  let looked = 0;
  let from = query.ExclusiveStartKey;
  do {
    // One more reading makes up for all items that a filter leaves out.
    const Limit = looked === 0 ? wanted : left - looked;
    const command = new QueryCommand({ ...query, TableName: table.name, Limit, ExclusiveStartKey: from });
    const { Items = [], LastEvaluatedKey, ScannedCount = Items.length } = await table.client.send(command);
    found.push(...(Items as BookingItem[]));
    looked += ScannedCount;
    from = LastEvaluatedKey;
  } while (from && found.length < wanted && looked < left);
  return { found, looked, next: from };
}
