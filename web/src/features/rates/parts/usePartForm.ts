import { useRef } from 'react';
import type { Fields, FormText } from '../../../../../shared/rules/field.ts';
import type { PricesForm } from '../../../../../shared/rules/ratesForm.ts';
import { ratesIssues } from '../../../../../shared/rules/ratesIssues.ts';
import { useForm } from '../../../forms/useForm.ts';
import { formOf, type RatesChange, type RatesView, usePutRates } from '../api/rates.ts';
import { nameOfPrice } from './kindPrices.ts';

/** How a form changes one part of the rates. */
interface PartSetup<F extends Fields> {
  rates: RatesView;
  fields: F;
  initial: FormText<F>;
  change: (typed: FormText<F>) => RatesChange;
  /** Where the part stands in changed rates, and the prices of kinds that it was given. */
  place: (typed: FormText<F>, changed: ReturnType<RatesChange>) => { at: string; prices: PricesForm };
  onDone: () => void;
}

/** The form of one part of the rates. All rates are checked and sent with it; what is wrong with it stands at its fields. */
export function usePartForm<F extends Fields>({ rates, fields, initial, change, place, onDone }: PartSetup<F>) {
  const put = usePutRates(rates);
  const latest = useRef(initial);
  const changed = (typed: FormText<F>) => change(typed)(formOf(rates));
  return useForm({
    fields,
    initial,
    onTyped: (typed) => {
      latest.current = typed;
    },
    check: (typed) => ratesIssues(changed(typed)),
    fieldAt: (path, typed) => fieldOf(path, place(typed, changed(typed))) ?? Object.keys(fields)[0],
    send: () => put(change(latest.current)),
    onDone,
  });
}

/** The field at a path in rates; undefined for what concerns their number. */
function fieldOf(path: string, { at, prices }: { at: string; prices: PricesForm }): string | undefined {
  if (!path.startsWith(at)) return undefined;
  const inside = path.slice(at.length);
  const price = /^prices\.(\d+)\.price$/.exec(inside);
  const kind = price && prices[Number(price[1])]?.kind;
  return kind ? nameOfPrice(kind) : inside;
}
