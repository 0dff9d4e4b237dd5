import type { AdvanceState } from '../../shared/rules/advanceLife.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import { unseenOf } from '../../shared/rules/proofs.ts';
import { port } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { Advance } from './advance.ts';
import { readAdvance } from './advanceItem.ts';
import { linesQuery, type StoredLine } from './ledgerItems.ts';

/**
 * An advance as mails and notifications may tell it: amounts in whole PKR, days `YYYY-MM-DD`, instants ISO 8601. Neither the account nor
 * anything that a guest typed of a payment is in it, so that none of that can leave.
 */
export interface ToldAdvance {
  state: AdvanceState;
  amount: number;
  /** Of it so much has come. */
  received: number;
  /** Until when it is asked for, or may be proved again. */
  until?: string | undefined;
  /** Whole PKR that the guest says to have paid last; `late` of a payment that was proved after the lapse. */
  said?: number | undefined;
  /** Whole PKR of that which its owner, having seen a part, has not seen, as long as it may still come. */
  missing?: number | undefined;
  late?: true | undefined;
  /** Whole PKR that go back, the last day for it, and what was paid when. */
  refund?:
    | { amount: number; dueBy?: string | undefined; paid?: number | undefined; paidAt?: string | undefined }
    | undefined;
  settledFor?: 'guest' | 'owner' | undefined;
  /** Number of the newest receipt of its booking, where somebody read it. */
  receipt?: number | undefined;
}

/** Reads the advance of a booking as it is told; undefined where none was ever asked for. */
export async function readToldAdvance(table: Table, bookingId: string): Promise<ToldAdvance | undefined> {
  const item = await readAdvance(table, bookingId);
  if (!item) return undefined;
  const { state, amount, received, until, settledFor, proof, refund } = item;
  return {
    ...{ state, amount, received, until, settledFor },
    ...(proof && { said: proof.amount, late: proof.late, missing: missingOf(item) }),
    ...(refund && {
      refund: { amount: refund.amount, dueBy: refund.dueBy, paid: refund.paid?.amount, paidAt: refund.paid?.at },
    }),
  };
}

function missingOf(advance: Advance): number | undefined {
  const isOpen = advance.state === 'sent' || lapsingAdvances.includes(advance.state);
  return (isOpen && advance.proof?.seen !== undefined && unseenOf(advance)) || undefined;
}

/** Reads advances as they are told. */
export const toldAdvances = port('bookings', ['GetItem'], (table) => ({
  find: (bookingId: string): Promise<ToldAdvance | undefined> => readToldAdvance(table, bookingId),
}));

/** Reads the numbers of receipts. */
export const receiptNumbers = port('bookings', ['Query'], (table) => ({
  /** Number of the newest receipt of a booking; undefined where it has none. */
  newest: async (bookingId: string): Promise<number | undefined> => {
    const query = { ...linesQuery(bookingId), ProjectionExpression: 'receipt' };
    const lines = await queryAll<Pick<StoredLine, 'receipt'>>(table, query);
    return lines.findLast(({ receipt }) => receipt !== undefined)?.receipt;
  },
}));
