import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import type { Fields, WholeField } from '../../../../../shared/rules/field.ts';
import { ratePrice } from '../../../../../shared/rules/ratesFields.ts';
import type { PricesForm } from '../../../../../shared/rules/ratesForm.ts';

type Kinds = OwnRates['kinds'];

/** Name of the field with the price of a kind. */
export type PriceName = `price ${string}`;

export function nameOfPrice(kind: string): PriceName {
  return `price ${kind}`;
}

/** Fields of a part, and behind them one for the price of each kind, which may stay empty. */
export function withPriceFields<F extends Fields>(fields: F, kinds: Kinds): F & Record<PriceName, WholeField> {
  const prices = kinds.map(({ kind }) => [nameOfPrice(kind), { ...ratePrice, optional: true as const }]);
  return Object.assign({ ...fields }, Object.fromEntries(prices));
}

/** The text of those fields: of the part, and of the prices that it has. */
export function withPriceTexts<T extends object>(
  text: T,
  kinds: Kinds,
  prices: PricesForm = [],
): T & Record<PriceName, string> {
  const priceOf = (kind: string) => prices.find((each) => each.kind === kind)?.price ?? '';
  const texts = kinds.map(({ kind }) => [nameOfPrice(kind), String(priceOf(kind))]);
  return Object.assign({ ...text }, Object.fromEntries(texts));
}

/** Prices of the kinds for which something was typed. */
export function typedPrices(kinds: Kinds, typed: Readonly<Record<PriceName, string>>): PricesForm {
  return kinds.flatMap(({ kind }) => {
    const price = typed[nameOfPrice(kind)] ?? '';
    return price.trim() === '' ? [] : [{ kind, price }];
  });
}
