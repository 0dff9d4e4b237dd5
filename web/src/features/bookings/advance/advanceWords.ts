import { t } from '@lingui/core/macro';
import type { AdvanceState } from '../../../../../shared/rules/advanceLife.ts';
import { formatPrice } from '../../rooms/format.ts';
import type { Advance } from '../api/payments.ts';

/** Whole PKR of an advance that have not come. */
export function restOf({ amount, received }: Advance): number {
  return Math.max(0, amount - received);
}

/** How an advance stands, as a heading. */
export function sayTitle(advance: Advance): string {
  const { received, refund, status } = advance;
  const [rest, came] = [formatPrice(restOf(advance)), formatPrice(received)];
  const back = formatPrice((status === 'refundDue' ? undefined : refund?.paid?.amount) ?? refund?.amount ?? 0);
  const titles: Record<AdvanceState, string> = {
    asked: t`Pay ${rest} in advance`,
    sent: t`Your payment waits for your host`,
    unseen: received > 0 ? t`Your host does not see all of your payment` : t`Your host does not see your payment`,
    disputed: t`Sarai looks at your payment`,
    received: t`${came} of the advance have come`,
    lapsed: t`The time for the advance is over`,
    ended: t`No advance is asked for any more`,
    refundDue: t`${back} come back to you`,
    refunded: t`Have ${back} come back to you?`,
    confirmed: t`${back} have come back to you`,
    denied: t`Sarai looks at your refund`,
    settled: t`Sarai has settled this`,
  };
  return titles[status];
}
