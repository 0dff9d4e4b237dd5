import { claimUntold } from '../mail/untold.ts';
import { port } from '../runtime/port.ts';
import type { Key } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Advance } from './advance.ts';

/** Partition of the advances that operators of Sarai are to look at, by time. */
export const unsolvedPartition = 'unsolved-advances';

/** Why operators look at an advance: an owner is silent about a proof, has twice not seen all of a payment, or a refund has not come. */
export type UnsolvedCause = 'silent' | 'disputed' | 'denied';

/** An advance that operators are to look at; `at` is an ISO instant. */
export interface UnsolvedAdvance {
  bookingId: string;
  vendorId: string;
  cause: UnsolvedCause;
  at: string;
}

/** Seconds of a year, after which nobody looks for it in the list; the advance itself stays as long as money is on its way. */
const listedSeconds = 365 * 24 * 3600;

/** The write that puts an advance into the list of operators. */
export function unsolvedWrite(
  TableName: string,
  { bookingId, vendorId }: Advance,
  cause: UnsolvedCause,
  at = new Date().toISOString(),
): Write {
  const item: UnsolvedAdvance = { bookingId, vendorId, cause, at };
  const expiresAt = Math.floor(Date.parse(at) / 1000) + listedSeconds;
  return { Put: { TableName, Item: { pk: unsolvedPartition, sk: `${at}#${bookingId}`, ...item, expiresAt } } };
}

/** Sees to it that operators are told once of each advance that they are to look at, and of many together. */
export const unsolvedNotices = port('bookings', ['GetItem', 'Query', 'PutItem'], (table) => ({
  /** The advances to tell of now: see `claimUntold`. */
  claim: () => claimUntold<UnsolvedAdvance & Key>(table, { partition: unsolvedPartition, key: toldKey }),
}));

const toldKey: Key = { pk: 'unsolved-told', sk: 'unsolved-told' };

/** How an advance stands that operators are to look at: they have nothing to do once one side has moved it. */
export const unsolvedStates: Record<UnsolvedCause, Advance['state']> = {
  silent: 'sent',
  disputed: 'disputed',
  denied: 'denied',
};
