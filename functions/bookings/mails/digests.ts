import { deleteItem } from '../../runtime/conflict.ts';
import { port } from '../../runtime/port.ts';
import { readBelow } from '../../runtime/read.ts';
import type { Key } from '../../runtime/table.ts';
import { transact, type Write } from '../../runtime/transact.ts';
import type { Booking } from '../booking.ts';
import type { Hold } from './admit.ts';
import { mailMarkKey } from './mailMarks.ts';
import type { MailName } from './mailsOf.ts';

/** An account whose mails about bookings come together, as a side of them. */
export interface DigestReader {
  side: MailName['side'];
  accountId: string;
}

/** A mail that waits in a digest: names alone, for it is written when it is sent. */
export interface HeldMail extends Key {
  bookingId: string;
  name: MailName;
  heldBy: Hold['by'];
}

/** A digest whose time has come. */
export interface DueDigest extends DigestReader {
  /** ISO instant. */
  at: string;
  key: Key;
}

const duePartition = 'digest-due';

/** Digests that are due within so many milliseconds are sent together, by the next run of the clock. */
const slot = 300_000;

/** A write takes less, so that none adds to a due digest while that is being ended. Milliseconds. */
const longestWrite = 60_000;

/** Mails that wait sort by their instants, and before this. */
const belowLetters = 'a';

function partitionOf({ side, accountId }: DigestReader): string {
  return `digest#${side}#${accountId}`;
}

/** Key of the claim of a digest. */
export function digestKey(reader: DigestReader): Key {
  return { pk: partitionOf(reader), sk: 'mail' };
}

/** Holds mails, to come together. */
export const holding = port('bookings', ['PutItem'], ({ name: TableName }) => ({
  /** The writes that put a mail into the digest of its reader, to be sent once the hold is over. */
  holdWrites: (booking: Booking, name: MailName, hold: Hold): Write[] => {
    const reader = readerOf(booking, name);
    const sk = [new Date().toISOString(), booking.id, name.kind, name.at ?? ''].join('#');
    const Item: HeldMail = { pk: partitionOf(reader), sk, bookingId: booking.id, name, heldBy: hold.by };
    return [{ Put: { TableName, Item } }, dueWrite(TableName, reader, hold.by === 'recipient' ? 0 : hold.seconds)];
  },
}));

/** Mails that come together, by the account that gets them. */
export const digests = port('bookings', ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  /** The oldest hundred mails that wait for a reader. */
  waiting: (reader: DigestReader) => readBelow<HeldMail>(table, { pk: partitionOf(reader), sk: belowLetters }),
  /** The writes that end the waiting of mails: their marks say what became of them. */
  endWrites: (held: readonly HeldMail[], state: 'sent' | 'refused'): Write[] =>
    held.flatMap(({ pk, sk, bookingId, name }) => [
      { Delete: { TableName: table.name, Key: { pk, sk } } },
      markWrite(table.name, mailMarkKey(bookingId, name), state),
    ]),
  /** The digests that are due: the oldest hundred, or those that follow one of them. */
  due: async (after?: DueDigest): Promise<DueDigest[]> =>
    (await readBelow(table, { pk: duePartition, sk: new Date().toISOString() }, after?.key)).map(dueOf),
  /** Notes that a digest is due again in so many seconds. */
  dueLater: async (reader: DigestReader, seconds: number): Promise<void> => {
    await transact(table, [dueWrite(table.name, reader, seconds)]);
  },
  /** Done: it is due no more. */
  end: ({ key }: DueDigest) => deleteItem(table, key),
}));

function dueWrite(TableName: string, { side, accountId }: DigestReader, seconds: number): Write {
  const at = Date.now() + Math.max(seconds * 1000, longestWrite);
  const sk = `${new Date(Math.ceil(at / slot) * slot).toISOString()}#${side}#${accountId}`;
  return { Put: { TableName, Item: { pk: duePartition, sk } } };
}

function readerOf({ userId = '', vendorId }: Booking, { side }: MailName): DigestReader {
  return { side, accountId: side === 'guest' ? userId : vendorId };
}

function markWrite(TableName: string, Key: Key, state: 'sent' | 'refused'): Write {
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: 'SET #state = :state, changedAt = :now',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state, ':now': new Date().toISOString() },
    },
  };
}

function dueOf({ pk, sk }: Key): DueDigest {
  const [at = '', side = '', ...id] = sk.split('#');
  return { at, side: side as DigestReader['side'], accountId: id.join('#'), key: { pk, sk } };
}
