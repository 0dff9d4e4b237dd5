import { t } from '@lingui/core/macro';
import type { MoneyWay } from '../../../../shared/rules/ledger.ts';

/** Names of the ways in which money moves. */
export function wayNames(): Record<MoneyWay, string> {
  return { cash: t`Cash`, raast: t`Raast`, jazzcash: t`JazzCash`, easypaisa: t`Easypaisa`, bank: t`Bank transfer` };
}
