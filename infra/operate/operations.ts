import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { newId } from '../../functions/runtime/ids.ts';
import { log } from '../../functions/runtime/log.ts';
import type { Table } from '../../functions/runtime/table.ts';
import type { Operator } from './operator.ts';

/** An act of an operator, on an account or a property by its id. */
interface Operation {
  command: string;
  of: string;
  did: string;
}

const partition = 'operations';

/** Writes it down in the stage, where it stays, and on the terminal beside the output. */
export async function recordOperation({ client, name }: Table, operation: Operation): Promise<void> {
  const at = new Date().toISOString();
  await client.send(
    new PutCommand({ TableName: name, Item: { pk: partition, sk: `${at}#${newId(6)}`, ...operation } }),
  );
  log('warn', { at, ...operation });
}

/** Those that are told: the last weeks. */
const told = 500;

/** Tells what was done, the newest first. */
export async function tellOperations({ tables, say }: Operator): Promise<void> {
  const { client, name: TableName } = tables.properties;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
      ScanIndexForward: false,
      Limit: told,
    }),
  );
  if (Items.length === 0) say('Nothing has been done.');
  for (const { sk, command, of, did } of Items) say(`${String(sk).split('#')[0]}  ${command}  ${of}  ${did}`);
}
