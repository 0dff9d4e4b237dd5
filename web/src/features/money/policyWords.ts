import { plural, t } from '@lingui/core/macro';
import { type RefundPolicy, refundOf, refundPolicies } from '../../../../shared/rules/refunds.ts';
import { formatPrice } from '../rooms/format.ts';

/** Names of the cancellation policies. */
export function policyNames(): Record<RefundPolicy, string> {
  return { flexible: t`Flexible`, moderate: t`Moderate`, firm: t`Firm` };
}

/** A line of a policy for each of its steps, and one for whatever is later: "Cancelled 15 days before arrival or earlier: 100% goes back". */
export function sayPolicy(policy: RefundPolicy): string[] {
  return linesOf(policy, (percent) => t`${percent}% goes back`);
}

/** The lines of a policy with what goes back of an advance, in whole PKR. */
export function sayPolicyOf(policy: RefundPolicy, amount: number): string[] {
  return linesOf(policy, (percent) => {
    const price = formatPrice(refundOf(amount, percent));
    return t`${price} goes back`;
  });
}

function linesOf(policy: RefundPolicy, back: (percent: number) => string): string[] {
  const steps = refundPolicies[policy].map(({ daysBefore, percent }) => {
    const [when, what] = [formatDaysBefore(daysBefore), back(percent)];
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
