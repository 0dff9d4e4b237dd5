import { fail } from '../../shared/errors.ts';
import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { type PaymentBounds, paymentIssues, unseenOf } from '../../shared/rules/payments.ts';
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
  const issues = paymentIssues(proof, boundsOf(booking, read, seenOf(read, proof)), now);
  if (issues.length > 0) throw fail('invalid_request', { issues });
  const use = await idUse(table, read, proof);
  const sent: Proof = {
    ...{ ...proof, sentAt: now.toISOString(), seen: seenOf(read, proof) },
    ...(read.lapsedAt !== undefined && { late: true }),
    ...(use.usedBefore && { usedBefore: true }),
  };
  const after = stepped(unchanged(read), move, moment, { proof: sent, calls: withCall(read, requestKey, proof) });
  return changeMoney(table, booking, { before: read, after, others: use.writes });
}

/** Whether a payment is proved once more that its owner has not seen, or not all of it. */
function isAgain(advance: Advance, { reference }: SentProof): boolean {
  return advance.proof?.reference === reference && unseenOf(advance) > 0;
}

function seenOf(advance: Advance, proof: SentProof): number | undefined {
  return isAgain(advance, proof) ? advance.proof?.seen : undefined;
}

/**
 * A payment is of the days from the acceptance on, and of those before a lapse where there was one; it is no more than what is left of the
 * total, beside what its owner has `seen` of it.
 */
function boundsOf(booking: Booking, { askedAt, lapsedAt }: Advance, seen = 0): PaymentBounds {
  const until = lapsedAt === undefined ? undefined : today(new Date(lapsedAt));
  const most = Math.max(1, bookingTotal(booking) - (booking.paid ?? 0));
  return { least: seen + 1, most: seen + most, from: today(new Date(askedAt)), until };
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
  if (known) return { usedBefore: known.bookingId !== bookingId || !isAgain(advance, proof), writes: [] };
  const put = {
    ...{ TableName: table.name, Item: { ...key, bookingId, expiresAt: keptUntil(new Date()) } },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': nowSeconds() },
  };
  return { usedBefore: false, writes: [{ Put: put }] };
}
