import { t } from '@lingui/core/macro';
import type { Payee } from './api/payee.ts';

type Account = NonNullable<Payee['inForce']>['accounts'][number];

/** An account by its kind and its last four: "IBAN that ends in 6702". */
export function sayAccount({ kind, lastFour }: Account): string {
  if (kind === 'iban') return t`IBAN that ends in ${lastFour}`;
  return kind === 'jazzcash'
    ? t`JazzCash number that ends in ${lastFour}`
    : t`Easypaisa number that ends in ${lastFour}`;
}
