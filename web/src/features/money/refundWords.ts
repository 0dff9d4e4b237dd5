import { t } from '@lingui/core/macro';
import { addDays, today } from '../../../../shared/rules/dates.ts';
import { type RefundPolicy, refundOf, refundPolicies } from '../../../../shared/rules/refunds.ts';
import { formatDay } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';

/** An advance whose refund is told: whole PKR, the day of arrival, and the moment from which on it is told. */
interface RefundedAdvance {
  amount: number;
  policy: RefundPolicy;
  checkIn: string;
  now: Date;
}

/** Whole PKR that go back to a guest who cancels until a day, and how much of the advance that is. */
interface RefundStep {
  day: string;
  rupees: number;
  percent: number;
}

/** The steps of a policy that are not over. */
export function stepsAhead({ amount, policy, checkIn, now }: RefundedAdvance): RefundStep[] {
  return refundPolicies[policy]
    .map(({ daysBefore, percent }) => {
      return { day: addDays(checkIn, -daysBefore), rupees: refundOf(amount, percent), percent };
    })
    .filter(({ day }) => day >= today(now));
}

/** A line for each step: "Cancel until Thu 3 December: PKR 5,000 back", and one for whatever is later. */
export function sayRefunds(advance: RefundedAdvance): string[] {
  const lines = stepsAhead(advance).map(({ day, rupees }) => {
    const [until, back] = [formatDay(day, advance.now), formatPrice(rupees)];
    return t`Cancel until ${until}: ${back} back`;
  });
  return [...lines, lines.length > 0 ? t`Later: nothing` : t`If you cancel, nothing of the advance comes back`];
}
