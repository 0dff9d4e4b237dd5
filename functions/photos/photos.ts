import type { PhotoRefusal } from '../../shared/photos/photoUploads.ts';
import { setting, updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { newPhotoId, type PhotoItem, photoItemKey, uploadKey } from './photoItem.ts';

/** Reads what has become of an upload. */
export const photoLookup = port('properties', ['GetItem'], (table) => ({
  find: (photoId: string) => readPhoto(table, photoId),
}));

function readPhoto(table: Table, photoId: string): Promise<PhotoItem | undefined> {
  return readItem(table, photoItemKey(photoId));
}

/** Creates the items of new uploads, so that each id belongs to its vendor before a file arrives. */
export const photoIssue = port('properties', ['PutItem'], (table) => ({
  issue: async (vendorId: string, count: number): Promise<string[]> => {
    const photoIds = Array.from({ length: count }, newPhotoId);
    const issuedAt = new Date().toISOString();
    const writes = photoIds.flatMap((photoId) => {
      const photo: PhotoItem = { photoId, vendorId, state: 'waiting', issuedAt };
      return [
        { ...photoItemKey(photoId), ...photo },
        { ...uploadKey(issuedAt, photoId), photoId, vendorId },
      ];
    });
    await transact(
      table,
      writes.map((Item) => ({ Put: { TableName: table.name, Item } })),
    );
    return photoIds;
  },
}));

/**
 * Gives an upload to the run that judges it, and stores what it found. The first file that was read is the photo, and
 * the first verdict counts. So files are only ever drawn of that one, however many were put and whatever runs beside or
 * crashes, and a photo that is ready never changes.
 */
export const photoVerdicts = port('properties', ['GetItem', 'UpdateItem'], (table) => ({
  isAwaited: async (vendorId: string, photoId: string): Promise<boolean> => {
    const photo = await readPhoto(table, photoId);
    return photo?.vendorId === vendorId && photo.state === 'waiting';
  },
  /** Claims a photo for the file with this digest. Answers with it as it was, or undefined: it has another file, or a verdict. */
  claim: (photoId: string, fileDigest: string) => claim(table, photoId, fileDigest),
  accept: (photoId: string) => storeVerdict(table, photoId, { state: 'ready' }),
  refuse: (photoId: string, reason: PhotoRefusal) => storeVerdict(table, photoId, { state: 'refused', reason }),
}));

function claim(table: Table, photoId: string, fileDigest: string): Promise<PhotoItem | undefined> {
  return updateItem<PhotoItem>(table, {
    Key: photoItemKey(photoId),
    UpdateExpression: 'SET fileDigest = :digest, claimedAt = :now ADD tries :one',
    ConditionExpression: '#state = :waiting AND (attribute_not_exists(fileDigest) OR fileDigest = :digest)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':digest': fileDigest,
      ':now': new Date().toISOString(),
      ':one': 1,
      ':waiting': 'waiting',
    },
    ReturnValues: 'ALL_OLD',
  });
}

async function storeVerdict(
  table: Table,
  photoId: string,
  verdict: Pick<PhotoItem, 'state' | 'reason'>,
): Promise<void> {
  const update = { ConditionExpression: '#state = :waiting', ...setting(verdict, { ':waiting': 'waiting' }) };
  await updateItem(table, { Key: photoItemKey(photoId), ...update });
}
