import { isAutomatic } from '../../shared/rules/declineReasons.ts';
import { profileKey } from '../accounts/accountKeys.ts';
import type { ToldAdvance } from '../money/toldAdvance.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Booking } from './booking.ts';
import { type HostFacts, withRefund, withStay } from './hostTrust.ts';

/**
 * How long an owner took for the latest answers, in whole minutes, each with the id of its booking and its instant; beside them the stays of his
 * guests and the refunds that he paid.
 */
export interface AnswerTimes extends Pick<HostFacts, 'stays' | 'refunds'> {
  latest: { id: string; minutes: number; at: string }[];
  /** Counts the answers. */
  revision: number;
}

/** Number of answers in the item: the latest show how fast an owner answers now. They take 1 KB. */
const remembered = 10;

/** Fewer answers say nothing of a habit. */
const enough = 3;

/** Reads how fast an owner has answered, at half a read unit. */
export const answerTimes = port('vendors', ['GetItem'], (table) => ({
  find: (vendorId: string): Promise<AnswerTimes | undefined> =>
    readItem<AnswerTimes>(table, answersKey(vendorId), false),
}));

/** Notes how fast owners answer. */
export const answerNotes = port('vendors', ['GetItem', 'PutItem'], (table) => ({
  /** Notes an answer; one that is among the latest already is not noted again. Tells whether it was noted. */
  note: (answered: Booking): Promise<boolean> => noteAnswer(table, answered),
  /** Notes the first reply to a question, as an answer. */
  noteReply: (reply: Reply): Promise<boolean> => noteOne(table, reply),
  /** Notes whether a booking is a stay, as it is by now. */
  noteStay: (booking: Booking): Promise<boolean> =>
    noteFact(table, booking.vendorId, ({ stays }) => asFact('stays', withStay(stays, booking, new Date()))),
  /** Notes a refund that its guest has got. */
  noteRefund: (booking: Booking, advance: ToldAdvance): Promise<boolean> =>
    noteFact(table, booking.vendorId, ({ refunds }) => asFact('refunds', withRefund(refunds, booking, advance))),
}));

/** An answer of an owner: the id of what was answered, and the instants at which it was asked and answered. */
interface Reply {
  vendorId: string;
  id: string;
  askedAt: string;
  at: string;
}

/** In the partition of the owner's account. */
function answersKey(vendorId: string): Key {
  return { ...profileKey(vendorId), sk: 'answers' };
}

/**
 * When its owner answered a booking: an ISO instant; undefined where nobody did, or it was declined for what happened elsewhere, and
 * of a journey.
 */
function answerOf({ state, answeredAt, endedAt, reasonCode, probe }: Booking): string | undefined {
  if (probe) return undefined;
  return answeredAt ?? (state === 'rejected' && !isAutomatic(reasonCode) ? endedAt : undefined);
}

/**
 * Notes the answer of a booking, if its owner gave one, in the table of vendors. The latest by their instants stay, so that answers
 * may come in any order and again: one that is older than those that stay is not noted.
 */
export async function noteAnswer(table: Table, booking: Booking): Promise<boolean> {
  const { id, vendorId, askedAt } = booking;
  const at = answerOf(booking);
  return at !== undefined && noteOne(table, { id, vendorId, askedAt, at });
}

function noteOne(table: Table, { id, vendorId, askedAt, at }: Reply): Promise<boolean> {
  const minutes = Math.round((Date.parse(at) - Date.parse(askedAt)) / 60_000);
  return retryOnConflict(async () => {
    const key = answersKey(vendorId);
    const item = await readItem<AnswerTimes>(table, key);
    const before = item?.latest ?? [];
    if (before.some((each) => each.id === id)) return false;
    const all = [...before, { id, minutes, at }].sort((one, other) => (one.at < other.at ? -1 : 1));
    const latest = all.slice(-remembered);
    if (!latest.some((each) => each.id === id)) return false;
    await putRevised(table, item, { ...item, ...key, latest } satisfies Partial<AnswerTimes> & Key);
    return true;
  });
}

/** Changes what is kept of an owner; tells whether anything is another. */
function noteFact(
  table: Table,
  vendorId: string,
  next: (facts: HostFacts) => Partial<HostFacts> | undefined,
): Promise<boolean> {
  return retryOnConflict(async () => {
    const key = answersKey(vendorId);
    const item = await readItem<AnswerTimes>(table, key);
    const changed = next(item ?? {});
    if (changed) await putRevised(table, item, { ...key, latest: [], ...item, ...changed });
    return changed !== undefined;
  });
}

function asFact<Name extends 'stays' | 'refunds'>(name: Name, value: HostFacts[Name]): Partial<HostFacts> | undefined {
  return value && { [name]: value };
}

/** Hours within which half of the latest answers came, 1 at least; undefined where there are too few of them. */
export function usualHours(times: AnswerTimes | undefined): number | undefined {
  const minutes = (times?.latest ?? []).map((each) => each.minutes).sort((a, b) => a - b);
  const median = minutes[Math.floor(minutes.length / 2)];
  if (median === undefined || minutes.length < enough) return undefined;
  return Math.max(1, Math.ceil(median / 60));
}
