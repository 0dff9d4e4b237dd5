import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import type { ChildForm, RatesForm } from '../../../../../shared/rules/ratesForm.ts';
import type { RatesView } from '../api/rates.ts';

/** Parts of rates that an owner changes one by one, by their lists. Rules for children are one part at most. */
export interface Lists {
  days: RatesForm['days'][number];
  seasons: RatesForm['seasons'][number];
  weekdays: RatesForm['weekdays'][number];
  longStays: RatesForm['longStays'][number];
  children: ChildForm;
  extras: RatesForm['extras'][number];
}

export type ListName = keyof Lists;

/** A part as it was read. */
export type ReadPart<List extends ListName> = List extends 'children'
  ? NonNullable<OwnRates['children']>
  : OwnRates[Exclude<List, 'children'>][number];

/** Props of the form of a part; without a known part it adds one. */
export interface PartFormProps<List extends ListName> {
  rates: RatesView;
  known: ReadPart<List> | undefined;
  /** Fields of a new part that are filled in already. */
  start?: Partial<ReadPart<List>> | undefined;
  onClose: () => void;
}

/** A part in words: its name, and lines below it. */
export interface PartWords {
  name: string;
  lines: readonly string[];
}

/** The parts of a list that were read. */
export function partsOf<List extends ListName>(rates: RatesView, list: List): readonly ReadPart<List>[] {
  const parts = list === 'children' ? [rates.children].filter(Boolean) : rates[list];
  return parts as unknown as readonly ReadPart<List>[];
}

/** A text of a part that no other of its list has. */
const keys: { [List in Exclude<ListName, 'children'>]: (part: Lists[List]) => string } = {
  days: ({ from }) => from,
  seasons: ({ name }) => name,
  weekdays: ({ days }) => days.join(','),
  longStays: ({ nights }) => String(nights),
  extras: ({ id, name }) => id ?? name,
};

/** Rates without a part, and behind the others of its list the one that takes its place, if one does. */
export function withPart<List extends ListName>(
  rates: RatesForm,
  list: List,
  { known, part }: { known: ReadPart<List> | undefined; part?: Lists[List] },
): RatesForm {
  if (list === 'children') return withChildren(rates, part as ChildForm | undefined);
  const keyOf: (part: Lists[List]) => string = keys[list as keyof typeof keys] as never;
  const parts = rates[list] as readonly Lists[List][];
  const others = parts.filter((each) => !known || keyOf(each) !== keyOf(known as Lists[List]));
  return { ...rates, [list]: part ? [...others, part] : others };
}

function withChildren({ children: _, ...rates }: RatesForm, children: ChildForm | undefined): RatesForm {
  return { ...rates, ...(children && { children }) };
}

/** Where the part stands that was put last: `days.3.`; that of children stands by itself. */
export function lastOf(rates: RatesForm, list: ListName): string {
  return list === 'children' ? 'children.' : `${list}.${rates[list].length - 1}.`;
}
