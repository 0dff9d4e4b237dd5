import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Property } from '../../functions/properties/property.ts';
import type { Key, Table } from '../../functions/runtime/table.ts';
import { cardItems, cardKey, ratesKey } from '../../functions/search/card.ts';
import { indexedFacts } from '../../functions/search/entryKeys.ts';
import { searchEntries } from '../../functions/search/searchEntries.ts';

interface EntryItem extends Key {
  guests?: number;
  facts?: string;
  name?: string;
  kinds?: string[];
  rates?: string;
}

/** Everything that lists and cards tell of a property, as it is stored. */
export function searchItems(property: Property): object[] {
  const { card, apart } = cardItems({ ...property, revision: 1, indexed: indexedFacts(property) });
  const ofCard = [{ ...cardKey(property.id), ...card }, ...(apart ? [{ ...ratesKey(property.id), ...apart }] : [])];
  return [...searchEntries(property), ...ofCard];
}

/** All search entries and cards that stand in the table, sorted. A test may scan; the product never does. */
export async function standingEntries({ client, name }: Table): Promise<string[]> {
  const items: EntryItem[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const answer = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey }));
    items.push(...((answer.Items ?? []) as EntryItem[]));
    ExclusiveStartKey = answer.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items
    .filter(({ pk, sk }) => /^(new#)?(search|cheapest|dearest|newest|name)#/.test(pk) || sk.startsWith('card'))
    .map(textOf)
    .sort();
}

/** The entries and cards that should stand for these properties, in the same form. */
export function entriesOf(...properties: Property[]): string[] {
  return (properties.flatMap(searchItems) as EntryItem[]).map(textOf).sort();
}

function textOf({ pk, sk, guests, facts, name, kinds, rates }: EntryItem): string {
  return [pk, sk, guests, facts, name, ...(kinds ?? []), ...(rates === undefined ? [] : [rates])].join('|');
}
