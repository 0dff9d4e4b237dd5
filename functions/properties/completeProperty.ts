import { isDeepStrictEqual } from 'node:util';
import { fail } from '../../shared/errors.ts';
import { deletionWrites } from '../photos/photoItem.ts';
import { asRead } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { entryKeys, indexedFacts } from '../search/entryKeys.ts';
import { type SearchEntry, searchEntries } from '../search/searchEntries.ts';
import { isSettled, type PropertyItem, recordCheck, recordKey, type Tombstone } from './propertyItem.ts';
import { unmarkWrite } from './unsettled.ts';
import { updateCard } from './writeCard.ts';

/** Removes the files of photos that no property shows any more. */
export type RemovePhotos = (photoIds: string[]) => Promise<void>;

interface Completion {
  /** Entries that are known to be in the table as they should be. */
  standing?: SearchEntry[];
  /** Without it the photos that are dropped, and the mark, wait for somebody who can remove them. */
  removePhotos?: RemovePhotos | undefined;
}

/**
 * Does what follows from a revision: the search entries, the removal of the photos that it no longer shows, and last the
 * end of its mark. Every step may be repeated. @throws Failure `conflict` when another revision came between
 */
export async function completeProperty(
  table: Table,
  item: PropertyItem,
  { standing = [], removePhotos }: Completion,
): Promise<void> {
  if (item.stale) await writeEntries(table, item, standing);
  const dropped = item.dropped ?? [];
  const removing = dropped.length > 0 && removePhotos !== undefined;
  if (removing) {
    await writeFenced(table, item, deletionWrites(table.name, item.vendorId, dropped));
    await removePhotos(dropped);
  }
  const photosRemoved = removing || dropped.length === 0;
  const unmarked = photosRemoved ? [unmarkWrite(table.name, item.id)] : [];
  const stopped = await transact(table, [settledRecord(table.name, item, photosRemoved), ...unmarked]);
  if (stopped.length > 0) throw fail('conflict');
}

/** Entries that are known to be in the table: none, where an earlier write may have stopped halfway or had other keys. */
export function standingEntries(current: PropertyItem | undefined): SearchEntry[] {
  if (!current || current.removed || !isSettled(current)) return [];
  const asWritten = indexedFacts(current, current.indexed.day);
  return isDeepStrictEqual(current.indexed, asWritten) ? searchEntries(current, current.indexed) : [];
}

/** Takes what was left to do out of the record; of a property that was removed a tombstone stays. */
function settledRecord(TableName: string, item: PropertyItem, photosRemoved: boolean): Write {
  const own = { TableName, ...asRead(item) };
  const Key = recordKey(item.id);
  if (!item.removed || !photosRemoved) {
    return { Update: { ...own, Key, UpdateExpression: photosRemoved ? 'REMOVE stale, dropped' : 'REMOVE stale' } };
  }
  const { id, vendorId, revision } = item;
  const tombstone: Tombstone = { id, vendorId, revision, removed: true };
  return { Put: { ...own, Item: { ...Key, ...tombstone } } };
}

/** DynamoDB takes 100 actions a transaction; one is the fence. */
const chunkSize = 99;

/**
 * Writes the search entries of a record: new ones first, then the card, and those of earlier revisions last. The card decides, so
 * that a hotel whose kinds change is never missing from the search. @throws Failure `conflict` when another revision came between
 */
async function writeEntries(table: Table, item: PropertyItem, standing: SearchEntry[]): Promise<void> {
  const { added, gone } = changes(table.name, item, standing);
  await writeFenced(table, item, added);
  if (!item.removed) await updateCard(table, item);
  await writeFenced(table, item, gone);
}

/**
 * Writes what follows from one revision of a record. Every chunk is fenced by the revision, so a writer that was
 * overtaken cannot put back what a later one removed. @throws Failure `conflict`, as above
 */
async function writeFenced(table: Table, item: PropertyItem, writes: Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += chunkSize) {
    const stopped = await transact(table, [recordCheck(table.name, item), ...writes.slice(start, start + chunkSize)]);
    if (stopped.length > 0) throw fail('conflict');
  }
}

function changes(TableName: string, item: PropertyItem, standing: SearchEntry[]): { added: Write[]; gone: Write[] } {
  const wanted = new Map(item.removed ? [] : searchEntries(item, item.indexed).map((entry) => [nameOf(entry), entry]));
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
