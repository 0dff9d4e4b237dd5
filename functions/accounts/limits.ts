import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { readItem } from '../runtime/read.ts';
import { required, SetupError } from '../runtime/settings.ts';
import type { Table } from '../runtime/table.ts';
import { digestOf } from './accountKeys.ts';

/** So many attempts in every window of so many seconds. */
export interface Limit {
  max: number;
  seconds: number;
}

/**
 * Attempts by account (the e-mail that is named, whether it has an account or not), by address, by both together as a
 * `pair`, and by a `browser` that was logged in before. Codes of a password reset are counted with the resets of their
 * mailbox, so that `otp` has no account here. `photos` counts requests to send some, `properties` new properties,
 * `changes` changes of properties, their rooms and nights, `requests` booking requests, and `reports` those of a listing,
 * which stands in the place of the account; `sameReports` counts those of one listing from one address.
 */
export interface Limits {
  login: { pair: Limit; browser: Limit; account: Limit; address: Limit };
  signup: { account: Limit; address: Limit };
  otp: { address: Limit };
  photos: { account: Limit };
  properties: { account: Limit; address: Limit };
  changes: { account: Limit };
  requests: { account: Limit; address: Limit };
  reports: { account: Limit; address: Limit };
  /**
   * Requests of newcomers of one address that wait together for a night of a room, a day at most: so many without work, and in
   * all.
   */
  newcomers: { free: Limit; all: Limit };
  sameReports: { address: Limit };
  /** Messages of an account, those of it in one thread, threads that it begins, and messages that it reports: what is named stands in the place of the account. */
  messages: { account: Limit };
  threadMessages: { account: Limit };
  threads: { account: Limit };
  messageReports: { account: Limit };
  /** Mails of a role: all of them, those to addresses without an account, those to one such mailbox, and those that open an account. */
  mail: { all: Limit; strangers: Limit; stranger: Limit; newcomers: Limit };
  /** Mails about bookings: those that an account causes, those that one gets, and all of the stage; one that is over comes later. */
  bookingMails: { sender: Limit; recipient: Limit; stage: Limit };
}

/** Kinds of attempts that are counted. */
export type LimitKind = keyof Limits;

type KindBy<By extends string> = { [Kind in LimitKind]: By extends keyof Limits[Kind] ? Kind : never }[LimitKind];

/** The kinds that count by account. */
export type AccountKind = KindBy<'account'>;

/** The kinds that count by address. */
export type AddressKind = KindBy<'address'>;

/** The limits of the stage, from the variable LIMITS. @throws SetupError when it holds none */
export function limitsOfStage(): Limits {
  const text = required('LIMITS');
  try {
    return JSON.parse(text) as Limits;
  } catch {
    throw new SetupError('LIMITS is not JSON');
  }
}

/** A count of attempts of one kind by one subject; the table has the digest of `subject`. */
export interface Counter {
  kind: LimitKind;
  by: string;
  subject: string;
}

/**
 * Counts one more in the window of this moment, or `count` of them: none, where it is only asked whether there is room.
 * Answers with the seconds to wait where the window is full, and undefined where it was counted.
 */
export async function take(table: Table, counter: Counter, limit: Limit, count = 1): Promise<number | undefined> {
  const { key, ends } = windowOf(counter, limit);
  const taken = await updateItem(table, {
    Key: key,
    UpdateExpression: 'ADD taken :count SET expiresAt = :ends',
    ConditionExpression: 'attribute_not_exists(taken) OR taken < :max',
    ExpressionAttributeValues: { ':count': count, ':ends': ends, ':max': limit.max },
  });
  return taken ? undefined : ends - nowSeconds();
}

/** Reads how many were counted in the window of this moment. */
export async function takenOf(table: Table, counter: Counter, limit: Limit): Promise<number> {
  const item = await readItem<{ taken?: number }>(table, windowOf(counter, limit).key);
  return item?.taken ?? 0;
}

/** Forgets what was counted in the window of this moment. */
export async function clear(table: Table, counter: Counter, limit: Limit): Promise<void> {
  const { key, ends } = windowOf(counter, limit);
  await updateItem(table, {
    Key: key,
    UpdateExpression: 'SET taken = :none, expiresAt = :ends',
    ExpressionAttributeValues: { ':none': 0, ':ends': ends },
  });
}

function windowOf({ kind, by, subject }: Counter, { seconds }: Limit) {
  const starts = Math.floor(nowSeconds() / seconds) * seconds;
  return { key: { pk: `limit#${kind}#${by}#${digestOf(subject)}`, sk: String(starts) }, ends: starts + seconds };
}
