import { fail } from '../../shared/errors.ts';
import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { paymentIssues } from '../../shared/rules/payments.ts';
import { isProvedAgain, proofBounds } from '../../shared/rules/proofs.ts';
import { type Booking, bookingTotal } from '../bookings/booking.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { readLasting } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Advance, mayStep, type Proof, stepped, unchanged } from './advance.ts';
import { keptUntil } from './ledgerItems.ts';
import { advanceOf, type ChangedMoney, changeMoney, wasSent, withCall } from './moneyChange.ts';

type SentProof = Pick<Proof, 'way' | 'reference' | 'lastFour' | 'amount' | 'day'>;

/** A proof as its guest sends it. */
export interface ProofCall {
  proof: SentProof;
  requestKey: string;
}

/** The moves by which a proof is sent, by the state of the advance. */
const moves: Partial<Record<Advance['state'], AdvanceMove>> = {
  asked: 'send',
  unseen: 'sendAgain',
  lapsed: 'sendLate',
};

/** Stores a proof for the advance of a booking. */
export async function prove(table: Table, booking: Booking, { proof, requestKey }: ProofCall): Promise<ChangedMoney> {
  const now = new Date();
  const read = await advanceOf(table, booking);
  if (!read) throw fail('advance_not_asked');
  if (wasSent(read, requestKey, proof)) return { booking, advance: read };
  const move = moves[read.state];
  const moment = { booking: stateAt(booking, now), now };
  if (!move) throw fail('advance_not_asked');
  if (!mayStep(read, move, moment)) throw fail('advance_lapsed');
  const left = bookingTotal(booking) - (booking.paid ?? 0);
  const issues = paymentIssues(proof, proofBounds(read, proof.reference, left), now);
  if (issues.length > 0) throw fail('invalid_request', { issues });
  const { usedBefore, writes } = await idUse(table, read, proof);
  const after = stepped(unchanged(read), move, moment, {
    proof: storedProof(read, proof, { usedBefore, now }),
    calls: withCall(read, requestKey, proof),
  });
  return changeMoney(table, booking, { before: read, after, others: writes });
}

/** A proof as it is stored. One of a payment that was proved before keeps how much of that its owner has seen. */
function storedProof(read: Advance, sent: SentProof, { usedBefore, now }: { usedBefore: boolean; now: Date }): Proof {
  return {
    ...{ ...sent, sentAt: now.toISOString() },
    ...(isProvedAgain(read, sent.reference) && { seen: read.proof?.seen }),
    ...(read.lapsedAt !== undefined && { late: true }),
    ...(usedBefore && { usedBefore: true }),
  };
}

/** Key of a transaction id that was given to an owner, whatever way was named with it: a transfer by Raast is one of the bank too. */
export function proofKey(vendorId: string, { reference }: Pick<Proof, 'reference'>): Key {
  return { pk: `proofs#${vendorId}`, sk: reference };
}

/**
 * Whether an id was given before: for another booking, or for another payment of this one than the one that is not all seen. The writes keep a
 * new one for this booking, on condition that nobody else gives it now.
 */
async function idUse(
  table: Table,
  advance: Advance,
  proof: SentProof,
): Promise<{ usedBefore: boolean; writes: Write[] }> {
  const { vendorId, bookingId } = advance;
  const key = proofKey(vendorId, proof);
  const known = await readLasting<{ bookingId: string }>(table, key);
  if (known)
    return { usedBefore: known.bookingId !== bookingId || !isProvedAgain(advance, proof.reference), writes: [] };
  const put = {
    ...{ TableName: table.name, Item: { ...key, bookingId, expiresAt: keptUntil(new Date()) } },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': nowSeconds() },
  };
  return { usedBefore: false, writes: [{ Put: put }] };
}
