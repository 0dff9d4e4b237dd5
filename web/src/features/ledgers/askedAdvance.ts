import { t } from '@lingui/core/macro';
import type { AcceptancePreview } from '../../../../shared/contracts/vendorBookings.ts';
import type { NoAdvanceReason } from '../../../../shared/rules/advanceTerms.ts';
import { formatMoment } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';

/** The advance that an acceptance asks for, or why it asks for none. */
export function sayAskedAdvance(asked: NonNullable<AcceptancePreview['advance']>): string {
  if ('none' in asked) return sayWhyNone(asked.none);
  const [amount, until] = [formatPrice(asked.amount), formatMoment(asked.until)];
  return t`Your guest is asked for an advance of ${amount} until ${until}. Unpaid, the booking ends then and the nights are free again.`;
}

function sayWhyNone(reason: NoAdvanceReason): string {
  const reasons: Record<NoAdvanceReason, string> = {
    too_late: t`No advance is asked for: fewer than 6 hours are left for it.`,
    no_account: t`No advance is asked for: where guests pay you does not hold yet.`,
    owes_refund: t`No advance is asked for, because a refund of yours is late. Pay it back first.`,
    unseen_payments: t`No advance is asked for: two payments of this guest were not seen in the last 90 days. The guest pays at the hotel.`,
  };
  return reasons[reason];
}
