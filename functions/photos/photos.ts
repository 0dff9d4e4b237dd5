import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PhotoRefusal } from '../../shared/rules/photoUploads.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { newPhotoId, type PhotoItem, photoItemKey, uploadKey } from './photoItem.ts';

/** Reads what has become of an upload. */
export const photoLookup = port('properties', ['dynamodb:GetItem'], (table) => ({
  find: (photoId: string) => readPhoto(table, photoId),
}));

function readPhoto(table: Table, photoId: string): Promise<PhotoItem | undefined> {
  return readItem(table, photoItemKey(photoId));
}

/** Creates the items of new uploads, so that each id belongs to its vendor before a file arrives. */
export const photoIssue = port('properties', ['dynamodb:PutItem'], (table) => ({
  issue: async (vendorId: string, count: number): Promise<string[]> => {
    const photoIds = Array.from({ length: count }, newPhotoId);
    const issuedAt = new Date().toISOString();
    const writes = photoIds.flatMap((photoId) => {
      const photo: PhotoItem = { photoId, vendorId, state: 'waiting' };
      return [
        { ...photoItemKey(photoId), ...photo },
        { ...uploadKey(issuedAt, photoId), photoId },
      ];
    });
    await transact(
      table,
      writes.map((Item) => ({ Put: { TableName: table.name, Item } })),
    );
    return photoIds;
  },
}));

/** Stores what the check of an upload found. Only the first verdict counts: a photo that is ready never changes. */
export const photoVerdicts = port('properties', ['dynamodb:GetItem', 'dynamodb:UpdateItem'], (table) => ({
  isAwaited: async (vendorId: string, photoId: string): Promise<boolean> => {
    const photo = await readPhoto(table, photoId);
    return photo?.vendorId === vendorId && photo.state === 'waiting';
  },
  accept: (photoId: string) => storeVerdict(table, photoId, { state: 'ready' }),
  refuse: (photoId: string, reason: PhotoRefusal) => storeVerdict(table, photoId, { state: 'refused', reason }),
}));

async function storeVerdict(
  table: Table,
  photoId: string,
  verdict: Pick<PhotoItem, 'state' | 'reason'>,
): Promise<void> {
  const { state, reason } = verdict;
  const update = new UpdateCommand({
    TableName: table.name,
    Key: photoItemKey(photoId),
    UpdateExpression: reason === undefined ? 'SET #state = :state' : 'SET #state = :state, reason = :reason',
    ConditionExpression: '#state = :waiting',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':state': state,
      ':waiting': 'waiting',
      ...(reason !== undefined && { ':reason': reason }),
    },
  });
  await whenConditionHolds(() => table.client.send(update));
}
