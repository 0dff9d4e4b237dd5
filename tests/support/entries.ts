import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Property } from '../../functions/properties/property.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { searchEntries } from '../../functions/search/searchEntries.ts';

/** Keys of all search entries that stand in the table, sorted. A test may scan; the product never does. */
export async function standingEntries({ client, name }: Table): Promise<string[]> {
  const keys: string[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const answer = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey }));
    keys.push(
      ...(answer.Items ?? [])
        .filter(({ pk }) => /^(search#|newest#|name#|featured$)/.test(pk))
        .map(({ pk, sk, rooms }) => `${pk}|${sk}|${rooms}`),
    );
    ExclusiveStartKey = answer.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return keys.sort();
}

/** Keys of the entries that should stand for these properties, in the same form. */
export function entriesOf(...properties: Property[]): string[] {
  return properties
    .flatMap(searchEntries)
    .map(({ pk, sk, rooms }) => `${pk}|${sk}|${rooms}`)
    .sort();
}
