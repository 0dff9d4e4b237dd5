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

/** Bounds of a payment that somebody tells of: whole PKR at least and at most, and the first and the last day on which it can have been made. */
export interface PaymentBounds {
  least?: number | undefined;
  most: number;
  from: string;
  until?: string | undefined;
}

/** An advance that goes back: so much has come of it, whole PKR, and so much is due; it was asked for at an ISO instant. */
interface RefundedAdvance {
  received: number;
  refund?: { amount: number } | undefined;
  askedAt: string;
}

/** Bounds of a refund, where the hotel has so many whole PKR of its guest: what is due at least, and no more than what came and is still there. */
export function refundBounds({ received, refund, askedAt }: RefundedAdvance, there: number): PaymentBounds {
  const most = Math.min(received, there);
  return { least: Math.min(refund?.amount ?? 1, most), most, from: today(new Date(askedAt)) };
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
