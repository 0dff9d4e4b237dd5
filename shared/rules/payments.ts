import { addDays, today } from './dates.ts';
import { dayField } from './dayField.ts';
import { choice } from './field.ts';
import { type FieldIssue, issuesAt } from './issues.ts';
import { moneyWays, provableWays } from './ledger.ts';
import { amountField, proofFields } from './paymentFields.ts';

const day = dayField('Day of the payment');

/** The proof of a payment as its sender types it. */
export const proofForm = {
  way: choice({ label: 'Paid by', options: provableWays }),
  reference: proofFields.reference,
  lastFour: proofFields.lastFour,
  amount: amountField,
  day,
} as const;

/** A refund that was paid, as the owner types it; cash has no transaction id. */
export const refundForm = {
  way: choice({ label: 'Paid by', options: moneyWays }),
  reference: proofFields.reference,
  amount: amountField,
  day,
} as const;

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

/** Bounds of a payment that somebody tells of: whole PKR at least and at most, and the first and the last day on which it can have been made. */
export interface PaymentBounds {
  least?: number | undefined;
  most: number;
  from: string;
  until?: string | undefined;
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

/**
 * All that is wrong with the amount and the day of a payment. A phone's clock may be wrong: the day is held to that of Pakistan, and may be
 * the one before the first.
 */
export function paymentIssues(
  { amount, day: of }: { amount: number; day: string },
  { least, most, from, until }: PaymentBounds,
  now = new Date(),
): FieldIssue[] {
  const { label, min: lowest } = amountField;
  const min = least ?? lowest;
  return issuesAt([
    ['amount', amount < min || amount > most ? { code: 'not_whole', params: { label, min, max: most } } : undefined],
    ['day', of > today(now) ? { code: 'payment_ahead' } : undefined],
    ['day', of < addDays(from, -1) ? { code: 'payment_too_early', params: { from } } : undefined],
    ['day', until !== undefined && of > until ? { code: 'payment_too_late', params: { until } } : undefined],
  ]);
}
