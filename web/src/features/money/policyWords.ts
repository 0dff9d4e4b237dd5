import { plural, t } from '@lingui/core/macro';
import { addDays } from '../../../../shared/rules/dates.ts';
import { type RefundPolicy, refundOf, refundPolicies } from '../../../../shared/rules/refunds.ts';
import { formatDay } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';

/** Names of the cancellation policies. */
export function policyNames(): Record<RefundPolicy, string> {
  return { flexible: t`Flexible`, moderate: t`Moderate`, firm: t`Firm` };
}

/** A line of a policy for each of its steps, and one for whatever is later: "Cancelled 15 days before arrival or earlier: 100% goes back". */
export function sayPolicy(policy: RefundPolicy): string[] {
  return linesOf(policy, {
    until: (days) => formatDaysBefore(days),
    back: (percent) => t`${percent}% goes back`,
  });
}

/** The lines of a policy with what goes back of an advance, in whole PKR. */
export function sayPolicyOf(policy: RefundPolicy, amount: number): string[] {
  return linesOf(policy, {
    until: (days) => formatDaysBefore(days),
    back: (percent) => sayBack(refundOf(amount, percent)),
  });
}

/** The lines of a policy for an arrival, `YYYY-MM-DD`, and an advance in whole PKR: "Cancelled by Sun 5 July: PKR 2,500 goes back". */
export function sayPolicyFor(policy: RefundPolicy, { checkIn, amount }: { checkIn: string; amount: number }): string[] {
  return linesOf(policy, {
    until: (days) => {
      const day = formatDay(addDays(checkIn, -days));
      return t`Cancelled by ${day}`;
    },
    back: (percent) => sayBack(refundOf(amount, percent)),
  });
}

function sayBack(rupees: number): string {
  const price = formatPrice(rupees);
  return t`${price} goes back`;
}

function linesOf(
  policy: RefundPolicy,
  { until, back }: { until: (daysBefore: number) => string; back: (percent: number) => string },
): string[] {
  const steps = refundPolicies[policy].map(({ daysBefore, percent }) => {
    const [when, what] = [until(daysBefore), back(percent)];
    return t`${when}: ${what}`;
  });
  return [...steps, t`Cancelled later: nothing goes back`];
}

function formatDaysBefore(days: number): string {
  return plural(days, {
    one: 'Cancelled # day before arrival or earlier',
    other: 'Cancelled # days before arrival or earlier',
  });
}
