import { fail } from '../../shared/errors.ts';
import { daysByMonth } from '../../shared/rules/nights.ts';
import { newcomerHours } from '../../shared/rules/requestLimits.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import type { Limits } from '../accounts/limits.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { readItem, readItems } from '../runtime/read.ts';
import { revised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { levelAt, type WorkLevel } from '../work/levels.ts';
import type { Booking } from './booking.ts';
import { bookingKey } from './bookingItem.ts';

/** Demands work of a level. @throws Failure `work_needed` */
type DemandWork = (level: WorkLevel) => Promise<void>;

/** A newcomer who asks: the network address, the limits of the stage, and how work is demanded. */
export interface Newcomer {
  address: string;
  limits: Limits['newcomers'];
  work: DemandWork;
}

/**
 * Whether somebody has had an account for less than a day, and no stay yet. Only of these the stays are looked up. An
 * accepted booking is none: whoever wants to be no newcomer could accept himself at a hotel of his own.
 */
export async function isNewcomer(
  account: { signedUpAt: string } | undefined,
  hasStayed: () => Promise<boolean>,
): Promise<boolean> {
  const young = Date.now() - Date.parse(account?.signedUpAt ?? '') < newcomerHours * 3_600_000;
  return young && !(await hasStayed());
}

const dayInSeconds = 24 * 3600;

/** Counts one more request of newcomers of a network address at a vendor, in a window of a day, and answers with the count. */
export async function takeTurn(table: Table, address: string, vendorId: string): Promise<number> {
  const starts = Math.floor(nowSeconds() / dayInSeconds) * dayInSeconds;
  const counted = await updateItem<{ taken: number }>(table, {
    Key: { pk: `turns#${digestOf(`${address} ${vendorId}`)}`, sk: String(starts) },
    UpdateExpression: 'ADD taken :one SET expiresAt = :ends',
    ExpressionAttributeValues: { ':one': 1, ':ends': starts + dayInSeconds },
  });
  return counted?.taken ?? 1;
}

/**
 * The requests of newcomers of one network address for a kind of rooms that may wait, of a month of nights: `first` and `last` are the
 * days of the month on which a request's nights begin. It is tidied when a night is full, so that nobody who answers
 * writes it.
 */
interface MonthOfNewcomers {
  revision: number;
  requests: { id: string; first: number; last: number; answerBy: string }[];
}

/**
 * The writes, one a kind and month, that count a newcomer's request among those of its network address for its kinds. Work is demanded
 * where too many of them wait for one of its nights, and the more they are, the more. @throws Failure `too_many_newcomers`,
 * `work_needed`
 */
export async function newcomerWrites(
  table: Table,
  booking: Booking,
  { address, limits, work }: Newcomer,
): Promise<Write[]> {
  const kinds = [...new Set(booking.rooms.map(({ kind }) => kind))];
  const keys = kinds.map((kind) => `newcomers#${digestOf(`${address} ${booking.propertyId}/${kind}`)}`);
  const months = await Promise.all(
    keys.flatMap((pk) =>
      [...daysByMonth(booking)].map(([sk, days]) => readMonth(table, { pk, sk }, { days, full: limits.free.max })),
    ),
  );
  const waiting = Math.max(...months.map(({ most }) => most));
  if (waiting >= limits.all.max) throw fail('too_many_newcomers');
  if (waiting >= limits.free.max) await work(levelAt(waiting, limits.free.max));
  return months.map(({ key, item, before, first, last }) => {
    const requests = [...before, { id: booking.id, first, last, answerBy: booking.answerBy }];
    const expiresAt = Math.max(...requests.map(({ answerBy }) => Math.ceil(Date.parse(answerBy) / 1000)));
    return revised(table.name, item, { ...key, requests, expiresAt });
  });
}

type Requests = MonthOfNewcomers['requests'];

async function readMonth(table: Table, key: Key, { days, full }: { days: readonly number[]; full: number }) {
  const item = await readItem<MonthOfNewcomers>(table, key);
  const now = new Date().toISOString();
  const mayWait = item?.requests.filter(({ answerBy }) => answerBy > now) ?? [];
  const before = mostOn(mayWait, days) < full ? mayWait : await tidied(table, mayWait, days);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return { key, item, before, first, last, most: mostOn(before, days) };
}

/** Requests for the fullest of some nights, by the days of the month. */
function mostOn(requests: Requests, days: readonly number[]): number {
  return Math.max(...days.map((day) => requests.filter(({ first, last }) => first <= day && day <= last).length));
}

/** The most keys that one reading takes. */
const batch = 100;

/**
 * Leaves out those for some of these nights that were answered or taken back. They are read as they were a moment ago, so that one
 * which is not there yet waits.
 */
async function tidied(table: Table, requests: Requests, days: readonly number[]): Promise<Requests> {
  const here = requests.filter(({ first, last }) => days.some((day) => first <= day && day <= last));
  const keys = here.map(({ id }) => bookingKey(id));
  const batches = Array.from({ length: Math.ceil(keys.length / batch) }, (_, at) =>
    readItems<Booking>(table, keys.slice(at * batch, (at + 1) * batch)),
  );
  const read = (await Promise.all(batches)).flat();
  const over = new Set(read.filter(({ state }) => state !== 'pending').map(({ id }) => id));
  return requests.filter(({ id }) => !over.has(id));
}
