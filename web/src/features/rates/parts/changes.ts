import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import type { RatesForm } from '../../../../../shared/rules/ratesForm.ts';
import type { RatesView } from '../api/rates.ts';

/** Lists of rates that an owner changes part by part. */
export interface Lists {
  days: RatesForm['days'][number];
  seasons: RatesForm['seasons'][number];
  weekdays: RatesForm['weekdays'][number];
  longStays: RatesForm['longStays'][number];
}

export type ListName = keyof Lists;

/** A part as it was read. */
export type ReadPart<List extends ListName> = OwnRates[List][number];

/** Props of the form of a part; without a known part it adds one. */
export interface PartFormProps<List extends ListName> {
  rates: RatesView;
  known: ReadPart<List> | undefined;
  onClose: () => void;
}

/** A part in words: its name, and lines below it. */
export interface PartWords {
  name: string;
  lines: readonly string[];
}

/** A text of a part that no other of its list has. */
const keys: { [List in ListName]: (part: Lists[List]) => string } = {
  days: ({ from }) => from,
  seasons: ({ name }) => name,
  weekdays: ({ days }) => days.join(','),
  longStays: ({ nights }) => String(nights),
};

/** Rates without a part, and behind the others of its list the one that takes its place, if one does. */
export function withPart<List extends ListName>(
  rates: RatesForm,
  list: List,
  { known, part }: { known: ReadPart<List> | undefined; part?: Lists[List] },
): RatesForm {
  const keyOf = keys[list];
  const parts = rates[list] as readonly Lists[List][];
  const others = parts.filter((each) => !known || keyOf(each) !== keyOf(known as Lists[List]));
  return { ...rates, [list]: part ? [...others, part] : others };
}

/** Where the part stands that was put last: `days.3.`. */
export function lastOf(rates: RatesForm, list: ListName): string {
  return `${list}.${rates[list].length - 1}.`;
}
