import { t } from '@lingui/core/macro';
import { usualPrice } from '../../../../../shared/rules/catalogue.ts';
import { kept } from '../../../../../shared/rules/field.ts';
import { roomFields } from '../../../../../shared/rules/property.ts';
import type { FormIssue } from '../../../forms/formIssue.ts';
import { formatPrice } from '../../rooms/format.ts';

/** A price as typed, and the path of its field. */
interface TypedPrice {
  path: string;
  price: string;
}

/**
 * Asks once about each price that is more likely a slip of the finger: the first try to submit it is stopped with a
 * question at its field, the next one is not. `saved` are the prices as they stand: about those nothing is asked.
 */
export function askOnce(saved: readonly string[]): (prices: readonly TypedPrice[]) => FormIssue[] {
  const known = new Set(saved.map(priceOf));
  return (prices) => {
    const issues = prices.flatMap(({ path, price: typed }) => {
      if (priceOf(typed) <= usualPrice || known.has(priceOf(typed))) return [];
      const price = formatPrice(priceOf(typed));
      return [{ path, message: t`Is it really ${price} a night? If it is, submit once more.` }];
    });
    for (const { price } of prices) known.add(priceOf(price));
    return issues;
  };
}

function priceOf(typed: string): number {
  return kept(roomFields.price, typed);
}
