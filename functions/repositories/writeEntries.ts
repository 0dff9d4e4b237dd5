import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { conflictOnCondition } from '../lib/conflict.ts';
import type { Table } from '../lib/table.ts';
import { type PropertyItem, recordKey } from './propertyItem.ts';
import { entryKeys, type Key, type SearchEntry, searchEntries } from './searchEntries.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** DynamoDB takes 100 actions a transaction; one is the fence. */
const chunkSize = 99;

/**
 * Brings the search entries in step with the record. Every chunk is fenced by the record's revision, so a writer that
 * was overtaken cannot put back what a later one removed.
 */
export async function writeEntries(table: Table, item: PropertyItem, standing: SearchEntry[]): Promise<void> {
  const writes = changes(table.name, item, standing);
  for (let start = 0; start < writes.length; start += chunkSize) {
    const chunk = writes.slice(start, start + chunkSize);
    await conflictOnCondition(
      table.client.send(new TransactWriteCommand({ TransactItems: [fence(table, item), ...chunk] })),
    );
  }
}

/** Additions first: a room whose price changes is never missing from the search, at worst it is there twice. */
function changes(TableName: string, item: PropertyItem, standing: SearchEntry[]): Write[] {
  const wanted = item.removed ? [] : searchEntries(item);
  const wantedKeys = new Set(wanted.map(name));
  const stands = new Map(standing.map((entry) => [name(entry), JSON.stringify(entry)]));
  const gone = new Map((item.stale ?? []).flatMap((facts) => entryKeys(item.id, facts)).map((key) => [name(key), key]));
  return [
    ...wanted
      .filter((entry) => stands.get(name(entry)) !== JSON.stringify(entry))
      .map((Item) => ({ Put: { TableName, Item } })),
    ...[...gone].filter(([key]) => !wantedKeys.has(key)).map(([, Key]) => ({ Delete: { TableName, Key } })),
  ];
}

function name({ pk, sk }: Key): string {
  return `${pk}|${sk}`;
}

function fence(table: Table, item: PropertyItem): Write {
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: recordKey(item.id),
      ConditionExpression: 'revision = :own',
      ExpressionAttributeValues: { ':own': item.revision },
    },
  };
}
