import { t } from '@lingui/core/macro';
import { wayNames } from '../money/wayWords.ts';
import { formatPrice } from '../rooms/format.ts';
import type { Line } from './api/payments.ts';

/** A line of a ledger: "PKR 5,000 came, Cash", "PKR 500 went back, Easypaisa", "PKR 5,000 taken back, Cash". */
export function sayLine({ kind, amount, way, reverses }: Line, lines: readonly Line[]): string {
  const [sum, name] = [formatPrice(amount), wayNames()[way]];
  if (kind === 'in') return t`${sum} came, ${name}`;
  if (kind === 'out') return t`${sum} went back, ${name}`;
  const isOut = lines.find(({ number }) => number === reverses)?.kind === 'out';
  return isOut ? t`${sum} that went back stands again, ${name}` : t`${sum} taken back, ${name}`;
}
