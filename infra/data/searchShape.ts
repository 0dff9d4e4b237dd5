import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { propertyStore } from '../../functions/properties/propertyStore.ts';
import { retryOnConflict } from '../../functions/runtime/retry.ts';
import type { Table } from '../../functions/runtime/table.ts';

type Report = (sentence: string) => void;

/**
 * Brings the search entries of every property to the shape of today. A property that has that
 * shape already is left alone, so that it can be stopped and started again at any time, and beside a running product.
 * It reads the whole table, which nothing else does: an operator runs it after a deployment that says so.
 * Answers with how many properties it has changed. @throws Error at its end where some could not be
 */
export async function rebuildSearch(table: Table, report: Report): Promise<number> {
  const outcomes = { rebuilt: 0, 'as today': 0, failed: 0 };
  for await (const ids of pagesOfProperties(table)) {
    for (const id of ids) outcomes[await rebuildOne(table, id, report)] += 1;
    report(`${outcomes.rebuilt} properties brought to the shape of today so far.`);
  }
  if (outcomes.failed > 0) throw new Error(`${outcomes.failed} properties could not be rebuilt.`);
  return outcomes.rebuilt;
}

/** One that cannot be rebuilt must not keep the others from it. */
async function rebuildOne(table: Table, id: string, report: Report): Promise<'rebuilt' | 'as today' | 'failed'> {
  try {
    return (await retryOnConflict(() => propertyStore(table).rebuild(id))) ? 'rebuilt' : 'as today';
  } catch (error) {
    report(`${id} stays as it is: ${error instanceof Error ? error.message : error}`);
    return 'failed';
  }
}

/** The ids of all properties but those of which only a tombstone is left. */
async function* pagesOfProperties({ client, name }: Table): AsyncGenerator<string[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: name,
        ExclusiveStartKey: from,
        FilterExpression: 'sk = :record AND attribute_exists(rooms)',
        ProjectionExpression: 'id',
        ExpressionAttributeValues: { ':record': 'property' },
      }),
    );
    yield Items.map(({ id }) => id);
    from = LastEvaluatedKey;
  } while (from);
}
