import { fail } from '../../shared/errors.ts';
import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { isOfAdvance, paidOf } from '../../shared/rules/ledger.ts';
import { paymentIssues } from '../../shared/rules/payments.ts';
import { type KnownPayment, proofBounds, provedAgain } from '../../shared/rules/proofs.ts';
import { type Booking, bookingTotal } from '../bookings/booking.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { readLasting } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Advance, mayStep, type Proof, stepped, unchanged } from './advance.ts';
import { keptUntil, readLines } from './ledgerItems.ts';
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
  const use = await idUse(table, read, proof);
  const left = bookingTotal(booking) - (booking.paid ?? 0);
  const issues = paymentIssues(proof, proofBounds(read, left, use.again), now);
  if (issues.length > 0) throw fail('invalid_request', { issues });
  const after = stepped(unchanged(read), move, moment, {
    proof: storedProof(read, proof, { ...use, now }),
    calls: withCall(read, requestKey, proof),
  });
  return changeMoney(table, booking, { before: read, after, others: use.writes });
}

/** A proof as it is stored. One of a payment that was proved before keeps how much of that its owner has seen. */
function storedProof(
  { lapsedAt }: Advance,
  sent: SentProof,
  { usedBefore, again, now }: Omit<IdUse, 'writes'> & { now: Date },
): Proof {
  return {
    ...{ ...sent, sentAt: now.toISOString(), seen: again?.seen || undefined },
    ...(lapsedAt !== undefined && { late: true }),
    ...(usedBefore && { usedBefore: true }),
  };
}

/** Key of a transaction id that was given to an owner, whatever way was named with it: a transfer by Raast is one of the bank too. */
export function proofKey(vendorId: string, { reference }: Pick<Proof, 'reference'>): Key {
  return { pk: `proofs#${vendorId}`, sk: reference };
}

/** Use of an id by a payment: whether it was given for another one, what is known of the payment itself, and the writes that keep both. */
interface IdUse {
  usedBefore: boolean;
  again?: KnownPayment | undefined;
  writes: Write[];
}

/**
 * Whether an id was given before: for another booking, or for another payment of this one than one that is not all seen. The write keeps it for
 * this booking with the amount, on condition that nobody else gives it now.
 */
async function idUse(table: Table, advance: Advance, { reference, amount }: SentProof): Promise<IdUse> {
  const { vendorId, bookingId } = advance;
  const key = proofKey(vendorId, { reference });
  const known = await readLasting<{ bookingId: string; amount: number }>(table, key);
  if (known && known.bookingId !== bookingId) return { usedBefore: true, writes: [] };
  const again = known && (await paymentAgain(table, advance, { reference, amount: known.amount }));
  const put = {
    ...{ TableName: table.name, Item: { ...key, bookingId, amount, expiresAt: keptUntil(new Date()) } },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now OR bookingId = :booking',
    ExpressionAttributeValues: { ':now': nowSeconds(), ':booking': bookingId },
  };
  return { usedBefore: known !== undefined && !again, again, writes: [{ Put: put }] };
}

/** A payment of this booking that is proved once more since its owner has not seen all of it, even where others were proved since; undefined where he has. */
async function paymentAgain(
  table: Table,
  advance: Advance,
  payment: Pick<Proof, 'reference' | 'amount'>,
): Promise<KnownPayment | undefined> {
  if (advance.proof?.reference === payment.reference) return provedAgain(advance, payment.reference);
  const seen = await seenOf(table, advance.bookingId, payment);
  return seen < payment.amount ? { amount: payment.amount, seen } : undefined;
}

/** Whole PKR of an id that the ledger has. */
async function seenOf(table: Table, bookingId: string, { reference }: Pick<Proof, 'reference'>): Promise<number> {
  const lines = await readLines(table, bookingId);
  return paidOf(lines.filter((line) => isOfAdvance(line) && line.reference === reference));
}
