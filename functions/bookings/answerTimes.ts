import { profileKey } from '../accounts/accountKeys.ts';
import type { Change } from '../runtime/onChange.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Booking } from './booking.ts';

/** How long an owner took for the latest answers, in whole minutes, each with the id of its booking. */
export interface AnswerTimes {
  latest: { id: string; minutes: number }[];
  /** Counts the answers. */
  revision: number;
}

/** Number of answers in the item: the latest show how fast an owner answers now. It stays below 1 KB, one write unit. */
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
  /** Notes an answer; one that is among the latest already is not noted again. */
  note: (answered: Booking): Promise<void> => noteAnswer(table, answered),
}));

/** In the partition of the owner's account. */
function answersKey(vendorId: string): Key {
  return { ...profileKey(vendorId), sk: 'answers' };
}

/** The booking that its owner has just accepted or declined; undefined for every other change, and for those of a journey. */
export function answeredBy({ before, after }: Change<Booking>): Booking | undefined {
  if (before?.state !== 'pending' || before.probe) return undefined;
  const declined = after?.state === 'rejected' && after.reasonCode === undefined;
  return after?.state === 'active' || declined ? after : undefined;
}

/** Notes the answer of a booking in the table of vendors. */
export function noteAnswer(table: Table, { id, vendorId, askedAt, answeredAt, endedAt }: Booking): Promise<void> {
  const taken = Date.parse(answeredAt ?? endedAt ?? askedAt) - Date.parse(askedAt);
  return retryOnConflict(async () => {
    const key = answersKey(vendorId);
    const item = await readItem<AnswerTimes>(table, key);
    const latest = item?.latest ?? [];
    if (latest.some((each) => each.id === id)) return;
    const next = [...latest, { id, minutes: Math.round(taken / 60_000) }].slice(-remembered);
    await putRevised(table, item, { ...key, latest: next } satisfies Partial<AnswerTimes> & Key);
  });
}

/** Hours within which half of the latest answers came, 1 at least; undefined where there are too few of them. */
export function usualHours(times: AnswerTimes | undefined): number | undefined {
  const minutes = (times?.latest ?? []).map((each) => each.minutes).sort((a, b) => a - b);
  const median = minutes[Math.floor(minutes.length / 2)];
  if (median === undefined || minutes.length < enough) return undefined;
  return Math.max(1, Math.ceil(median / 60));
}
