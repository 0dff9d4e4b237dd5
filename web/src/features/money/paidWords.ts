import { t } from '@lingui/core/macro';
import type { ShownAdvance } from '../../../../shared/contracts/advances.ts';
import { formatPrice } from '../rooms/format.ts';

/** Whole PKR that were paid of a booking, in words; where nothing was, the payment of its advance that waits for an answer. */
export function sayPaid(paid: number, advance: ShownAdvance | undefined): string {
  if (paid > 0 || (advance?.received ?? 0) > 0) return formatPrice(paid);
  if (advance?.status !== 'sent' || !advance.proof) return t`Nothing yet`;
  const waits = formatPrice(advance.proof.amount);
  return t`Nothing yet, ${waits} waits for an answer`;
}
