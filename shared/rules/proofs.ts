import { today } from './dates.ts';
import type { PaymentBounds } from './payments.ts';

/**
 * An advance of which so much was asked for and has come, and its latest proof, of which so much was `seen`: whole PKR. The instants of its
 * acceptance and of its lapse are ISO 8601.
 */
interface ProvedAdvance {
  amount: number;
  received: number;
  proof?: { reference: string; amount: number; seen?: number | undefined } | undefined;
  askedAt: string;
  lapsedAt?: string | undefined;
}

/** Whole PKR of the latest proof that its owner has not seen; of the advance where nothing was proved. */
export function unseenOf({ amount, received, proof }: Pick<ProvedAdvance, 'amount' | 'received' | 'proof'>): number {
  return Math.max(0, proof ? proof.amount - (proof.seen ?? 0) : amount - received);
}

/** A payment that is proved once more, as it was proved before, and how much of it the owner has `seen`: whole PKR. */
export interface KnownPayment {
  amount: number;
  seen: number;
}

/** The latest payment, if it is the one with a transaction id, and the owner has not seen it, or not all of it. */
export function provedAgain(
  advance: Omit<ProvedAdvance, 'askedAt' | 'lapsedAt'>,
  reference: string,
): KnownPayment | undefined {
  const { proof } = advance;
  if (proof?.reference !== reference || unseenOf(advance) === 0) return undefined;
  return { amount: proof.amount, seen: proof.seen ?? 0 };
}

/**
 * Bounds of a payment for an advance, where so many whole PKR of the stay are `left` to pay; `again` is that payment as it was proved before. It
 * is of the days from the acceptance on, and of those before a lapse where there was one; it is no more than what is left or was asked for, beside
 * what its owner has seen of it, or than it was before though the stay is cheaper now.
 */
export function proofBounds(advance: ProvedAdvance, left: number, again: KnownPayment | undefined): PaymentBounds {
  const { amount, received, askedAt, lapsedAt } = advance;
  const { seen = 0, amount: proved = 1 } = again ?? {};
  const until = lapsedAt === undefined ? undefined : today(new Date(lapsedAt));
  const most = Math.max(proved, seen + Math.max(left, amount - received));
  return { least: seen + 1, most, from: today(new Date(askedAt)), until };
}
