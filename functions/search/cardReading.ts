import { readItems } from '../runtime/read.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Key, Table } from '../runtime/table.ts';
import { type Card, type CardItem, cardKey, type RatesItem, ratesKey, readCard } from './card.ts';

/** Units of a card, and of rates that are apart from it: one eventually consistent read of 4 KB. */
export const unitsOfCard = 0.5;

/** Units of a card with rates that are apart from it. */
export const unitsOfLargestCard = 2 * unitsOfCard;

/** Cards of one request: each is read once. */
export function cardReading(table: Table) {
  const cards = new Map<string, Card | undefined>();
  /** Cards whose rates are apart, and have still to be read. */
  const waiting = new Map<string, CardItem>();
  const readCards = async (ids: readonly string[], budget: ReadBudget) => {
    for (const [id, item] of await readOfEach<CardItem>(table, { ids, keyOf: cardKey, budget })) {
      if (item?.ratesApart) waiting.set(id, item);
      else cards.set(id, item && readCard(id, item));
    }
  };
  const readRates = async (ids: readonly string[], budget: ReadBudget) => {
    for (const [id, rates] of await readOfEach<RatesItem>(table, { ids, keyOf: ratesKey, budget })) {
      const item = waiting.get(id);
      cards.set(id, item && readCard(id, item, rates));
      waiting.delete(id);
    }
  };
  return {
    /**
     * Reads the cards of as many properties as the units allow, in their order, then rates that are apart; answers with the first of the
     * properties, up to one of which not all is known.
     */
    read: async (ids: readonly string[], budget: ReadBudget): Promise<string[]> => {
      await readCards(
        ids.filter((id) => !cards.has(id) && !waiting.has(id)),
        budget,
      );
      await readRates(
        ids.filter((id) => waiting.has(id)),
        budget,
      );
      const unknown = ids.findIndex((id) => !cards.has(id));
      return unknown === -1 ? [...ids] : ids.slice(0, unknown);
    },
    /** A card that was read; undefined where there is none. */
    get: (propertyId: string): Card | undefined => cards.get(propertyId),
  };
}

interface EachOf {
  ids: readonly string[];
  keyOf: (id: string) => Key;
  budget: ReadBudget;
}

/** One item of each property, as far as the units allow; undefined for one that is not there. */
async function readOfEach<Item>(
  table: Table,
  { ids, keyOf, budget }: EachOf,
): Promise<(readonly [string, Item | undefined])[]> {
  const affordable = ids.slice(0, Math.floor(budget.left / unitsOfCard));
  if (affordable.length === 0) return [];
  const read = (counted: Table) => readItems<Key & Item>(counted, affordable.map(keyOf));
  const items = (await budget.spend(affordable.length * unitsOfCard, table, read)) ?? [];
  const found = new Map(items.map(({ pk, sk: _, ...item }) => [pk, item as Item]));
  return affordable.map((id) => [id, found.get(keyOf(id).pk)] as const);
}
