import { silence } from '../../shared/rules/advanceConditions.ts';
import { unsettledAdvances } from '../../shared/rules/advanceStates.ts';
import { addDays, instantOf } from '../../shared/rules/dates.ts';
import { bookingKey } from '../bookings/bookingItem.ts';
import { type advanceDues, dueWrite } from '../bookings/due.ts';
import { readLasting } from '../runtime/read.ts';
import { revised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Advance } from './advance.ts';
import { keptUntil } from './ledgerItems.ts';
import { moneyPlace } from './moneyPlace.ts';

/** Key of the advance of a booking. */
export function advanceKey(bookingId: string) {
  return { pk: bookingKey(bookingId).pk, sk: 'advance' };
}

/** Whether an item of the table is an advance. */
export function isAdvance(item: Key | undefined): boolean {
  return item?.sk === 'advance';
}

/** The advance of a booking as it is at this moment; undefined also once its books are gone. */
export function readAdvance(table: Table, bookingId: string): Promise<Advance | undefined> {
  return readLasting<Advance>(table, advanceKey(bookingId));
}

const hour = 3_600_000;

/** Kinds of what is due of an advance. */
export type AdvanceDueKind = (typeof advanceDues)[number];

/** The write that notes what is due of an advance, and when. */
export function advanceDue(TableName: string, kind: AdvanceDueKind, { bookingId }: Advance, at: string): Write {
  return dueWrite(TableName, kind, { id: bookingId }, at);
}

/** When a refund is late: an ISO instant, at the beginning of the day after the one until which it was due. */
export function lateAt(dueBy: string): string {
  return instantOf(addDays(dueBy, 1), 0).toISOString();
}

/** When the clock looks next for an answer to a proof: so many hours after it. */
export function pressedAt(sentAt: string, hours: number): string {
  return new Date(Date.parse(sentAt) + hours * hour).toISOString();
}

/** The half of the time of an advance. */
export function halfOf({ askedAt, until = askedAt }: Pick<Advance, 'askedAt' | 'until'>): string {
  return new Date((Date.parse(askedAt) + Date.parse(until)) / 2).toISOString();
}

/** The write of a new advance, on condition that its booking has none, and what is due of it. */
export function askWrites(TableName: string, advance: Advance): Write[] {
  const put = revised(TableName, undefined, itemOf(advance));
  return [put, advanceDue(TableName, 'advanceHalf', advance, halfOf(advance))];
}

/** The write of a changed advance, on condition that it is as read, and what its new state makes due. */
export function advanceWrites(TableName: string, before: Advance, after: Advance): Write[] {
  const put = revised(TableName, before, itemOf(after));
  return [put, ...newDues(TableName, before, after)];
}

/** The item of an advance, which ends with the lines of its last move; not while money is on its way. It has a place where money waits for its owner. */
function itemOf(advance: Advance) {
  const { bookingId, state, movedAt } = advance;
  const expiresAt = unsettledAdvances.includes(state) ? undefined : keptUntil(new Date(movedAt));
  return { ...advanceKey(bookingId), ...advance, expiresAt, ranked: moneyPlace(advance) };
}

function newDues(TableName: string, before: Advance, after: Advance): Write[] {
  const { state, until, refund, proof } = after;
  const timed = state === 'asked' || state === 'unseen';
  const dues: Write[] = [];
  if (timed && until !== undefined && (until !== before.until || state !== before.state)) {
    dues.push(advanceDue(TableName, 'advance', after, until));
  }
  if (refund?.dueBy !== undefined && before.refund === undefined) {
    dues.push(advanceDue(TableName, 'refundLate', after, lateAt(refund.dueBy)));
  }
  if (proof !== undefined && proof.sentAt !== before.proof?.sentAt) {
    dues.push(advanceDue(TableName, 'proof', after, pressedAt(proof.sentAt, pressHours[0])));
  }
  return dues;
}

/** Hours of silence at which the clock looks for an answer. */
export const pressHours = [12, 24, silence.hours] as const;
