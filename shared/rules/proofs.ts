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

/** Whether a transaction id proves once more the payment that the owner has not seen, or not all of it. */
export function isProvedAgain(advance: ProvedAdvance, reference: string): boolean {
  return advance.proof?.reference === reference && unseenOf(advance) > 0;
}

/**
 * Bounds of the payment with a transaction id for an advance, where so many whole PKR of the stay are `left` to pay. It is of the days from the
 * acceptance on, and of those before a lapse where there was one; it is no more than what is left, beside what its owner has seen of it before.
 */
export function proofBounds(advance: ProvedAdvance, reference: string, left: number): PaymentBounds {
  const { askedAt, lapsedAt, proof } = advance;
  const seen = isProvedAgain(advance, reference) ? (proof?.seen ?? 0) : 0;
  const until = lapsedAt === undefined ? undefined : today(new Date(lapsedAt));
  return { least: seen + 1, most: seen + Math.max(1, left), from: today(new Date(askedAt)), until };
}
