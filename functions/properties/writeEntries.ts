import { fail } from '../../shared/errors.ts';
import type { Key, Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { entryKeys } from '../search/entryKeys.ts';
import { type SearchEntry, searchEntries } from '../search/searchEntries.ts';
import { type PropertyItem, recordKey } from './propertyItem.ts';

/** DynamoDB takes 100 actions a transaction; one is the fence. */
const chunkSize = 99;

/**
 * Writes the search entries of a record, and deletes those of earlier revisions.
 * @throws Failure `conflict` when another revision came between
 */
export function writeEntries(table: Table, item: PropertyItem, standing: SearchEntry[]): Promise<void> {
  return writeFenced(table, item, changes(table.name, item, standing));
}

/**
 * Writes what follows from one revision of a record. Every chunk is fenced by the revision, so a writer that was
 * overtaken cannot put back what a later one removed. @throws Failure `conflict`, as above
 */
export async function writeFenced(table: Table, item: PropertyItem, writes: Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += chunkSize) {
    const stopped = await transact(table, [fence(table, item), ...writes.slice(start, start + chunkSize)]);
    if (stopped.length > 0) throw fail('conflict');
  }
}

/**
 * What is new first, then what tells otherwise of its hotel, and what is gone last: a hotel whose offers change is never
 * missing from the search, at worst it is there twice.
 */
function changes(TableName: string, item: PropertyItem, standing: SearchEntry[]): Write[] {
  const wanted = item.removed ? [] : searchEntries(item);
  const wantedKeys = new Set(wanted.map(name));
  const stands = new Map(standing.map((entry) => [name(entry), JSON.stringify(entry)]));
  const gone = new Map((item.stale ?? []).flatMap((facts) => entryKeys(item.id, facts)).map((key) => [name(key), key]));
  const changed = wanted.filter((entry) => stands.get(name(entry)) !== JSON.stringify(entry));
  const isNew = (entry: SearchEntry) => !gone.has(name(entry));
  return [
    ...[...changed.filter(isNew), ...changed.filter((entry) => !isNew(entry))].map((Item) => ({
      Put: { TableName, Item },
    })),
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
