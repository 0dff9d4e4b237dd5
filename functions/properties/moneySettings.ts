import { isDeepStrictEqual } from 'node:util';
import { fail } from '../../shared/errors.ts';
import type { MoneySettings } from './property.ts';
import type { Listing } from './propertyItem.ts';

/**
 * A property with other settings of money; those that are there already are no change, for an answer may be lost.
 * @throws Failure `conflict` where others were set since `revision`
 */
export function withMoney(
  property: Listing,
  { terms, books }: Pick<MoneySettings, 'terms' | 'books'>,
  revision: number,
): Listing {
  const { moneyRevision = 0 } = property;
  if (isDeepStrictEqual([property.terms, property.books], [terms, books])) return property;
  if (revision !== moneyRevision) throw fail('conflict');
  return { ...property, terms, books, moneyRevision: moneyRevision + 1 };
}
