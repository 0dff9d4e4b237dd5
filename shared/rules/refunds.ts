import { addDays, today } from './dates.ts';

/** A step of a policy: so much percent of an advance goes back until so many whole days before arrival. */
interface RefundStep {
  daysBefore: number;
  percent: number;
}

/**
 * Cancellation policies as data, the earliest step first. They are about the advance alone: the rest is paid at the hotel. Less than the
 * last step gives nothing back.
 */
export const refundPolicies = {
  flexible: [{ daysBefore: 1, percent: 100 }],
  moderate: [{ daysBefore: 5, percent: 100 }],
  firm: [
    { daysBefore: 15, percent: 100 },
    { daysBefore: 7, percent: 50 },
  ],
} as const satisfies Record<string, readonly RefundStep[]>;

export type RefundPolicy = keyof typeof refundPolicies;

export const policyNames = ['flexible', 'moderate', 'firm'] as const satisfies readonly RefundPolicy[];

/** Percent of the advance that goes back to a guest who cancels now; days are `YYYY-MM-DD` in Pakistan. */
export function refundPercent(policy: RefundPolicy, checkIn: string, now: Date): number {
  const day = today(now);
  const steps: readonly RefundStep[] = refundPolicies[policy];
  return steps.find(({ daysBefore }) => day <= addDays(checkIn, -daysBefore))?.percent ?? 0;
}

/** Whole PKR of an amount that a percentage gives back: half a rupee is the guest's. */
export function refundOf(amount: number, percent: number): number {
  return Math.ceil((amount * percent) / 100);
}

/** Days that an owner has to pay a refund back, after which he asks no advances. */
export const refundDays = 7;
