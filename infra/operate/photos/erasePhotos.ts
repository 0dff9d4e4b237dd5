import { photoRemoval } from '../../../functions/photos/photoBucket.ts';
import { type RemovedPhoto, removedPartition } from '../../../functions/photos/photoItem.ts';
import { queryAll } from '../../../functions/runtime/read.ts';
import type { Key } from '../../../functions/runtime/table.ts';
import { deleteItems } from '../items.ts';
import { counted, type Operator } from '../operator.ts';
import { openPhotoVersions } from './photoVersions.ts';

/**
 * Deletes photos with every version of their files, so that no restore brings them back. Answers with how many versions went.
 * It may be repeated.
 */
export async function erasePhotos(photoIds: readonly string[]): Promise<number> {
  const versions = openPhotoVersions();
  let erased = 0;
  for (const photoId of new Set(photoIds)) {
    await photoRemoval.open().remove([photoId]);
    erased += await versions.erase(photoId);
  }
  return erased;
}

/** Photos that a vendor, or an operator, has removed in the last weeks, of which versions may be there. */
export function removedPhotos({ tables }: Pick<Operator, 'tables'>, vendorId: string): Promise<(Key & RemovedPhoto)[]> {
  return queryAll<Key & RemovedPhoto>(tables.properties, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': removedPartition(vendorId) },
    ConsistentRead: true,
  });
}

/** Deletes what is left of all photos of a vendor, those that he removed himself too; `own` are ids of others that were his. */
export async function erasePhotosOf(operator: Operator, vendorId: string, own: readonly string[]): Promise<void> {
  const removed = await removedPhotos(operator, vendorId);
  const ids = [...own, ...removed.map(({ photoId }) => photoId)];
  await erasePhotos(ids);
  await deleteItems(operator.tables.properties, removed);
  await operator.log(vendorId, `${counted(new Set(ids).size, 'photo')} erased, with all versions`);
}
