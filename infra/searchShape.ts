import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { propertyStore } from '../functions/properties/propertyStore.ts';
import { retryOnConflict } from '../functions/runtime/retry.ts';
import type { Table } from '../functions/runtime/table.ts';

/**
 * Brings the search entries of every property to the shape of today, and gives rooms of old their ids. What has that
 * shape already is left alone, so that it can be stopped and started again at any time, and beside a running product.
 * It reads the whole table, which nothing else does: an operator runs it after a deployment that says so.
 * Answers with how many properties it has changed.
 */
export async function rebuildSearch({ client, name }: Table, report: (sentence: string) => void): Promise<number> {
  const store = propertyStore({ client, name });
  let [seen, rebuilt] = [0, 0];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: name,
        ExclusiveStartKey: from,
        FilterExpression: 'sk = :record AND attribute_not_exists(removed)',
        ProjectionExpression: 'id',
        ExpressionAttributeValues: { ':record': 'property' },
      }),
    );
    for (const { id } of Items) if (await retryOnConflict(() => store.rebuild(id))) rebuilt += 1;
    seen += Items.length;
    if (Items.length > 0) report(`${seen} properties read, ${rebuilt} of them brought to the shape of today.`);
    from = LastEvaluatedKey;
  } while (from);
  return rebuilt;
}
