import type { Item } from '../client/stores.ts';
import { dayOf, nightName, roomOf } from './nightNames.ts';

/** Nights that are closed, and those that another calendar holds, by their names. */
interface HeldSets {
  closed: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
}

/** A night with its holder, the sort key of an item of its property. */
interface HolderEntry {
  night: string;
  holder: string;
  /** Key of the item that it names. */
  key: string;
}

/**
 * Holds nights to their holders: each that is closed or held elsewhere has one, which is there; a holder has no night of the other
 * set, nor one that is free; and a closing holds as many nights as it says.
 */
export function checkHolders(items: readonly Item[], { closed, elsewhere }: HeldSets): string[] {
  const entries = items.filter(({ sk }) => sk.startsWith('holder#')).flatMap(holdersIn);
  const held = new Set(entries.map(({ night }) => night));
  const there = new Set(items.map(({ pk, sk }) => `${pk}|${sk}`));
  const isRight = ({ night, holder }: HolderEntry) =>
    holder.startsWith('closing#') ? closed.has(night) : elsewhere.has(night);
  const counted = Map.groupBy(entries, ({ key }) => key);
  return [
    ...[...closed, ...elsewhere].filter((night) => !held.has(night)).map((night) => `${night} has no holder`),
    ...entries.filter((entry) => !isRight(entry)).map(({ night, holder }) => `${night} is not held by ${holder}`),
    ...entries
      .filter(({ key }) => !there.has(key))
      .map(({ night, holder }) => `${night} is held by ${holder}, which is not there`),
    ...items
      .filter(({ sk }) => sk.startsWith('closing#'))
      .filter(({ pk, sk, held }) => held !== (counted.get(`${pk}|${sk}`)?.length ?? 0))
      .map(({ pk, sk, held }) => `${pk} ${sk} says that it holds ${held} nights`),
  ];
}

/** The nights of an item of holders, each with its holder. */
export function holdersIn(item: Item): HolderEntry[] {
  const month = { ...item, sk: item.sk.slice('holder#'.length) };
  const days = Object.keys(item).filter((name) => /^day\d+$/.test(name) && item[name]);
  return days.map((name) => {
    const holder = String(item[name]);
    const night = nightName(roomOf(month), dayOf(month, Number(name.slice('day'.length))));
    return { night, holder, key: `${item.pk}|${holder}` };
  });
}
