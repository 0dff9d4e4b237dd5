import { isDeepStrictEqual } from 'node:util';
import { fail } from '../../shared/errors.ts';
import type { Key, Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { entryKeys } from '../search/entryKeys.ts';
import { type SearchEntry, searchEntries } from '../search/searchEntries.ts';
import { type PropertyItem, recordCheck } from './propertyItem.ts';
import { updateCard } from './writeCard.ts';

/** DynamoDB takes 100 actions a transaction; one is the fence. */
const chunkSize = 99;

/**
 * Writes the search entries of a record: new ones first, then the card, and those of earlier revisions last. The card decides, so
 * that a hotel whose kinds change is never missing from the search. @throws Failure `conflict` when another revision came between
 */
export async function writeEntries(table: Table, item: PropertyItem, standing: SearchEntry[]): Promise<void> {
  const { added, gone } = changes(table.name, item, standing);
  await writeFenced(table, item, added);
  if (!item.removed) await updateCard(table, item);
  await writeFenced(table, item, gone);
}

/**
 * Writes what follows from one revision of a record. Every chunk is fenced by the revision, so a writer that was
 * overtaken cannot put back what a later one removed. @throws Failure `conflict`, as above
 */
export async function writeFenced(table: Table, item: PropertyItem, writes: Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += chunkSize) {
    const stopped = await transact(table, [recordCheck(table.name, item), ...writes.slice(start, start + chunkSize)]);
    if (stopped.length > 0) throw fail('conflict');
  }
}

function changes(TableName: string, item: PropertyItem, standing: SearchEntry[]): { added: Write[]; gone: Write[] } {
  const wanted = new Map(item.removed ? [] : searchEntries(item).map((entry) => [nameOf(entry), entry]));
  const stands = new Map(standing.map((entry) => [nameOf(entry), entry]));
  const before = (item.stale ?? []).flatMap((facts) => entryKeys(item.id, facts));
  const gone = new Map(before.map(({ pk, sk }) => [nameOf({ pk, sk }), { pk, sk }]));
  return {
    added: [...wanted]
      .filter(([name, entry]) => !isDeepStrictEqual(stands.get(name), entry))
      .map(([, Item]) => ({ Put: { TableName, Item } })),
    gone: [...gone].filter(([name]) => !wanted.has(name)).map(([, Key]) => ({ Delete: { TableName, Key } })),
  };
}

function nameOf({ pk, sk }: Key): string {
  return `${pk}|${sk}`;
}
