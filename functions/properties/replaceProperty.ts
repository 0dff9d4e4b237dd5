import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { claims, endings } from '../photos/photoItem.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type SearchEntry, searchEntries } from '../search/searchEntries.ts';
import { newPhotos } from './photosOfProperty.ts';
import { type PropertyItem, recordKey } from './propertyItem.ts';
import { listing } from './vendorList.ts';
import { writeEntries, writeFenced } from './writeEntries.ts';

/** Removes the files of photos that no property shows any more. */
export type RemovePhotos = (photoIds: string[]) => Promise<void>;

/**
 * Puts a new revision in the place of the one that was read: the record first, with the vendor's list and the photos
 * that become its own, then all that follows it. @throws Failure `conflict` when another revision came between
 */
export async function replaceProperty(
  table: Table,
  current: PropertyItem | undefined,
  item: PropertyItem,
  removePhotos?: RemovePhotos,
): Promise<void> {
  const claimed = item.removed ? [] : claims(table.name, item, newPhotos(current, item));
  const stopped = await transact(table, [putRecord(table, item), listing(table.name, item), ...claimed]);
  if (stopped.length > 0) throw fail('conflict');
  await writeEntries(table, item, item.removed ? [] : publishedBefore(current));
  const dropped = item.dropped ?? [];
  const removing = dropped.length > 0 && removePhotos !== undefined;
  if (removing) {
    await writeFenced(table, item, endings(table.name, dropped));
    await removePhotos(dropped);
  }
  await settle(table, item, removing || dropped.length === 0);
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

/** The entries that surely stand as they are; none are sure while an earlier write has not gone through. */
function publishedBefore(current: PropertyItem | undefined): SearchEntry[] {
  return current && !current.stale && !current.removed ? searchEntries(current) : [];
}

/** Says of the revision that nothing is left to do for it; a removed one ends here. */
async function settle({ client, name }: Table, item: PropertyItem, photosRemoved: boolean): Promise<void> {
  const own = {
    TableName: name,
    Key: recordKey(item.id),
    ConditionExpression: 'revision = :own',
    ExpressionAttributeValues: { ':own': item.revision },
  };
  const UpdateExpression = photosRemoved ? 'REMOVE stale, dropped' : 'REMOVE stale';
  const settled = await whenConditionHolds<unknown>(() =>
    item.removed ? client.send(new DeleteCommand(own)) : client.send(new UpdateCommand({ ...own, UpdateExpression })),
  );
  if (settled === undefined) throw fail('conflict');
}
