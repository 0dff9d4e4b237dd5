import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '../../functions/runtime/read.ts';
import type { Table } from '../../functions/runtime/table.ts';

/** A higher version says that earlier data cannot be read any more. */
const version = { pk: 'data-version', sk: '1' };

/** Marks tables that are empty; `tables` has that of properties first. @throws Error for data of another version, with the way on */
export async function holdToDataVersion(tables: readonly [Table, ...Table[]], folder: string): Promise<void> {
  const [{ client, name: TableName }] = tables;
  if (await readItem(tables[0], version)) return;
  if (!(await Promise.all(tables.map(isEmpty))).every(Boolean)) {
    throw new Error(
      `The data in ${folder} are of another version of Sarai. Delete the folder or move it away, then start again.`,
    );
  }
  await client.send(new PutCommand({ TableName, Item: version }));
}

async function isEmpty({ client, name: TableName }: Table): Promise<boolean> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName, Limit: 1 }));
  return Items.length === 0;
}
