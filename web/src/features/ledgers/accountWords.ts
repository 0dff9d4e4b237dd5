import { t } from '@lingui/core/macro';
import type { BookingAccount } from '../../../../shared/rules/ledger.ts';
import { formatPrice } from '../rooms/format.ts';

/** The account of a booking in words: what was paid, and what is left to pay or is too much, "Paid PKR 5,000, PKR 7,000 to pay". */
export function sayAccount({ owed, paid, balance }: BookingAccount): string {
  const [has, rest, more] = [formatPrice(paid), formatPrice(balance), formatPrice(-balance)];
  if (balance < 0) return t`Paid ${has}, which is ${more} more than it costs`;
  if (balance > 0) return t`Paid ${has}, ${rest} to pay`;
  return owed === 0 ? t`Nothing was paid` : t`Paid in full: ${has}`;
}
