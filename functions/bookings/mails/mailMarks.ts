import { updateItem } from '../../runtime/conflict.ts';
import { newId } from '../../runtime/ids.ts';
import { port } from '../../runtime/port.ts';
import { readItem } from '../../runtime/read.ts';
import type { Key, Table } from '../../runtime/table.ts';
import type { MailName } from './mailsOf.ts';

/** A mail of a booking, by which nobody gets it twice: it is claimed before it is handed to SES, and settled after. */
interface MailMark {
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Who sends it, and until when nobody else does: milliseconds since 1970. */
  by?: string;
  until?: number;
  /** How often SES has refused it, and how often it did not say whether it took it. */
  refusals?: number;
  silences?: number;
}

/** The right to send a mail. */
export interface MailClaim {
  key: Key;
  by: string;
  refusals: number;
  silences: number;
}

/** No function sends for so long: who claimed a mail and has not settled it by now has crashed. Milliseconds. */
const longest = 90_000;

/**
 * Milliseconds before a mail that SES has perhaps taken is sent again: twice as long each time, half an hour at most.
 */
const silent = (times: number) => Math.min(longest * 2 ** times, 1_800_000);

/** Sees to it that each mail of a booking is sent once. */
export const mailMarks = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  /** Claims a mail, unless it is settled, or under way elsewhere. */
  claim: (bookingId: string, name: MailName): Promise<MailClaim | 'settled' | 'under way'> =>
    claim(table, mailMarkKey(bookingId, name)),
  /** SES took it, or will never take it. */
  settle: (claim: MailClaim, state: 'sent' | 'refused') => end(table, claim, state),
  /** It is still to be sent, and certainly was not. */
  release: (claim: MailClaim) => end(table, claim, 'waiting'),
  /** SES has refused it: it is tried again when the claim has ended. */
  countRefusal: (claim: MailClaim) => count(table, claim, 'refusals', longest),
  /** SES did not say whether it took it: the same, later each time, for it may come twice. */
  countSilence: (claim: MailClaim) => count(table, claim, 'silences', silent(claim.silences)),
}));

/** Key of the mark of a mail. */
export function mailMarkKey(bookingId: string, { kind, side, at }: MailName): Key {
  return { pk: `booking#${bookingId}`, sk: ['mail', kind, side, ...(at === undefined ? [] : [at])].join('#') };
}

async function claim(table: Table, key: Key): Promise<MailClaim | 'settled' | 'under way'> {
  const by = newId(9);
  const now = Date.now();
  const claimed = await updateItem<MailMark>(table, {
    Key: key,
    UpdateExpression: 'SET #state = :sending, #by = :by, #until = :until',
    ConditionExpression: 'attribute_not_exists(pk) OR #state = :waiting OR (#state = :sending AND #until < :now)',
    ExpressionAttributeNames: { '#state': 'state', '#by': 'by', '#until': 'until' },
    ExpressionAttributeValues: {
      ':sending': 'sending',
      ':waiting': 'waiting',
      ':by': by,
      ':until': now + longest,
      ':now': now,
    },
  });
  if (claimed) {
    const { refusals = 0, silences = 0 } = claimed;
    return { key, by, refusals, silences };
  }
  const mark = await readItem<MailMark>(table, key);
  return mark?.state === 'sent' || mark?.state === 'refused' ? 'settled' : 'under way';
}

/** Changes the mark of a claim; one that was taken over meanwhile is somebody else's to change. */
async function change(
  table: Table,
  { key: Key, by }: MailClaim,
  { state, further, values }: { state: MailMark['state']; further: string; values?: Record<string, number> },
): Promise<void> {
  await updateItem(table, {
    Key,
    UpdateExpression: `SET changedAt = :now, #state = :state${further}`,
    ConditionExpression: '#by = :by',
    ExpressionAttributeNames: { '#state': 'state', '#by': 'by', '#until': 'until' },
    ExpressionAttributeValues: { ':now': new Date().toISOString(), ':by': by, ':state': state, ...values },
  });
}

function end(table: Table, claim: MailClaim, state: MailMark['state']): Promise<void> {
  return change(table, claim, { state, further: ' REMOVE #by, #until' });
}

function count(table: Table, claim: MailClaim, what: 'refusals' | 'silences', wait: number): Promise<void> {
  const values = { ':until': Date.now() + wait, ':one': 1 };
  return change(table, claim, { state: 'sending', further: `, #until = :until ADD ${what} :one`, values });
}
