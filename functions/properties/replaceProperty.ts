import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { claimWrites, deletionWrites } from '../photos/photoItem.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type SearchEntry, searchEntries } from '../search/searchEntries.ts';
import { newPhotos } from './photosOfProperty.ts';
import { type PropertyItem, recordKey } from './propertyItem.ts';
import { listWrite } from './vendorList.ts';
import { writeEntries, writeFenced } from './writeEntries.ts';

/** Removes the files of photos that no property shows any more. */
export type RemovePhotos = (photoIds: string[]) => Promise<void>;

/**
 * Puts a new revision in the place of the one that was read: the record first, with the vendor's list and the photos
 * that become its own, then the search entries and the photos that it no longer shows.
 * @throws Failure `conflict` when another revision came between
 */
export async function replaceProperty(
  table: Table,
  current: PropertyItem | undefined,
  item: PropertyItem,
  removePhotos?: RemovePhotos,
): Promise<void> {
  const claimed = item.removed ? [] : claimWrites(table.name, item, newPhotos(current, item));
  const stopped = await transact(table, [putRecord(table, item), listWrite(table.name, item), ...claimed]);
  if (stopped.length > 0) throw fail('conflict');
  await writeEntries(table, item, item.removed ? [] : publishedBefore(current));
  const dropped = item.dropped ?? [];
  const removing = dropped.length > 0 && removePhotos !== undefined;
  if (removing) {
    await writeFenced(table, item, deletionWrites(table.name, dropped));
    await removePhotos(dropped);
  }
  await markComplete(table, item, removing || dropped.length === 0);
}

function putRecord({ name: TableName }: Table, item: PropertyItem): Write {
  const first = item.revision === 1;
  return {
    Put: {
      TableName,
      Item: { ...recordKey(item.id), ...item },
      ConditionExpression: first ? 'attribute_not_exists(pk)' : 'revision = :before',
      ...(!first && { ExpressionAttributeValues: { ':before': item.revision - 1 } }),
    },
  };
}

/** The entries that are known to be in the table: none, while an earlier write may have stopped halfway. */
function publishedBefore(current: PropertyItem | undefined): SearchEntry[] {
  return current && !current.stale && !current.removed ? searchEntries(current) : [];
}

/** Takes what was left to do out of the record, or deletes the record of a property that was removed. */
async function markComplete({ client, name }: Table, item: PropertyItem, photosRemoved: boolean): Promise<void> {
  const own = {
    TableName: name,
    Key: recordKey(item.id),
    ConditionExpression: 'revision = :own',
    ExpressionAttributeValues: { ':own': item.revision },
  };
  const UpdateExpression = photosRemoved ? 'REMOVE stale, dropped' : 'REMOVE stale';
  const marked = await whenConditionHolds<unknown>(() =>
    item.removed ? client.send(new DeleteCommand(own)) : client.send(new UpdateCommand({ ...own, UpdateExpression })),
  );
  if (marked === undefined) throw fail('conflict');
}
