import { updateItem } from '../../runtime/conflict.ts';
import { newId } from '../../runtime/ids.ts';
import { port } from '../../runtime/port.ts';
import { readItem } from '../../runtime/read.ts';
import type { Key, Table } from '../../runtime/table.ts';
import { transact, type Write } from '../../runtime/transact.ts';
import type { MailName } from './mailsOf.ts';

/** A mail of a booking, by which nobody gets it twice: it is claimed before it is handed to SES, and settled after. */
interface MailMark {
  state: 'waiting' | 'sending' | 'sent' | 'refused' | 'held';
  /** Who sends it, and until when nobody else does: milliseconds since 1970. */
  by?: string;
  until?: number;
  /** How often SES has refused it, and how often it did not say whether it took it. */
  refusals?: number;
  silences?: number;
  /** It was counted, and is not counted again. */
  counted?: true;
}

/** The right to send a mail. */
export interface MailClaim {
  key: Key;
  by: string;
  refusals: number;
  silences: number;
  counted: boolean;
}

/** No function sends for so long: who claimed a mail and has not settled it by now has crashed. Milliseconds. */
const longest = 90_000;

/**
 * Milliseconds before a mail that SES has perhaps taken is sent again: twice as long each time, half an hour at most.
 */
const silent = (times: number) => Math.min(longest * 2 ** times, 1_800_000);

/** Sees to it that each mail of a booking is sent once. */
export const mailMarks = port('bookings', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  ...marksOn(table),
  /** Claims a mail, unless it is settled, or under way elsewhere. */
  claim: (bookingId: string, name: MailName) => claim(table, { key: mailMarkKey(bookingId, name) }),
  /** It waits for the digest of its recipient, into which the writes put it. */
  putOff: (claim: MailClaim, writes: Write[]) => putOff(table, claim, writes),
}));

/** Sees to it that a mail which is about no booking alone is sent once a key. Items with `expiresAt`, seconds, end then. */
export const ownerMarks = port('vendors', ['GetItem', 'UpdateItem'], (table) => ({
  ...marksOn(table),
  claim: (key: Key, expiresAt: number) => claim(table, { key, expiresAt }),
}));

/** Sees to it that a digest is sent by one run: its claim ends with the mails that it held. */
export const digestMarks = port('bookings', ['GetItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  ...marksOn(table),
  claim: (key: Key) => claim(table, { key }),
  /** Ends a claim together with what it was about, all or nothing, unless it was taken over meanwhile. */
  endWith: async (claim: MailClaim, writes: Write[]): Promise<void> => {
    await transact(table, [endWrite(table.name, claim), ...writes]);
  },
}));

const marksOn = (table: Table) => ({
  /** SES took it, or will never take it. */
  settle: (claim: MailClaim, state: 'sent' | 'refused') => end(table, claim, state),
  /** It is still to be sent, and certainly was not. */
  release: (claim: MailClaim, counted: boolean) => end(table, claim, 'waiting', counted),
  /** SES has refused it: it is tried again when the claim has ended. */
  countRefusal: (claim: MailClaim) => count(table, claim, 'refusals', longest),
  /** SES did not say whether it took it: the same, later each time, for it may come twice. */
  countSilence: (claim: MailClaim) => count(table, claim, 'silences', silent(claim.silences)),
});

/** Key of the mark of a mail. */
export function mailMarkKey(bookingId: string, { kind, side, at }: MailName): Key {
  return { pk: `booking#${bookingId}`, sk: ['mail', kind, side, ...(at === undefined ? [] : [at])].join('#') };
}

async function claim(
  table: Table,
  { key, expiresAt }: { key: Key; expiresAt?: number },
): Promise<MailClaim | 'settled' | 'under way'> {
  const by = newId(9);
  const now = Date.now();
  const claimed = await updateItem<MailMark>(table, {
    Key: key,
    UpdateExpression: `SET #state = :sending, #by = :by, #until = :until${expiresAt === undefined ? '' : ', expiresAt = :ends'}`,
    ConditionExpression: 'attribute_not_exists(pk) OR #state = :waiting OR (#state = :sending AND #until < :now)',
    ExpressionAttributeNames: { '#state': 'state', '#by': 'by', '#until': 'until' },
    ExpressionAttributeValues: {
      ':sending': 'sending',
      ':waiting': 'waiting',
      ':by': by,
      ':until': now + longest,
      ':now': now,
      ...(expiresAt !== undefined && { ':ends': expiresAt }),
    },
  });
  if (claimed) {
    const { refusals = 0, silences = 0, counted = false } = claimed;
    return { key, by, refusals, silences, counted };
  }
  const mark = await readItem<MailMark>(table, key);
  return mark && settled.includes(mark.state) ? 'settled' : 'under way';
}

/** States in which nobody has to send the mail by itself any more. */
const settled: readonly MailMark['state'][] = ['sent', 'refused', 'held'];

/** Changes the mark of a claim; one that was taken over meanwhile is somebody else's to change. */
async function change(table: Table, claim: MailClaim, changed: MarkChange): Promise<void> {
  await updateItem(table, changing(claim, changed));
}

interface MarkChange {
  state: MailMark['state'];
  /** The rest of the update. */
  further: string;
  values?: Record<string, number | boolean>;
}

function changing({ key: Key, by }: MailClaim, { state, further, values }: MarkChange) {
  return {
    Key,
    UpdateExpression: `SET changedAt = :now, #state = :state${further}`,
    ConditionExpression: '#by = :by',
    ExpressionAttributeNames: { '#state': 'state', '#by': 'by', '#until': 'until' },
    ExpressionAttributeValues: { ':now': new Date().toISOString(), ':by': by, ':state': state, ...values },
  };
}

function end(table: Table, claim: MailClaim, state: MailMark['state'], counted = false): Promise<void> {
  const further = `${counted ? ', counted = :yes' : ''} REMOVE #by, #until`;
  return change(table, claim, { state, further, ...(counted && { values: { ':yes': true } }) });
}

async function putOff(table: Table, claim: MailClaim, writes: Write[]): Promise<void> {
  const held = changing(claim, { state: 'held', further: ' REMOVE #by, #until' });
  await transact(table, [{ Update: { TableName: table.name, ...held } }, ...writes]);
}

/** The write that takes the mark of a claim away, where it was not taken over. */
function endWrite(TableName: string, { key, by }: MailClaim): Write {
  const [ExpressionAttributeNames, ExpressionAttributeValues] = [{ '#by': 'by' }, { ':by': by }];
  const own = { ConditionExpression: '#by = :by', ExpressionAttributeNames, ExpressionAttributeValues };
  return { Delete: { TableName, Key: key, ...own } };
}

function count(table: Table, claim: MailClaim, what: 'refusals' | 'silences', wait: number): Promise<void> {
  const values = { ':until': Date.now() + wait, ':one': 1, ':yes': true };
  const further = `, #until = :until, counted = :yes ADD ${what} :one`;
  return change(table, claim, { state: 'sending', further, values });
}
