import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { deleteItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readBelow } from '../runtime/read.ts';
import type { Key } from '../runtime/table.ts';
import { photoItemKey, removedItem, uploadsPartition } from './photoItem.ts';

/** An upload that was allowed long ago. */
export interface OldUpload extends Key {
  photoId: string;
  vendorId: string;
}

/** Finds and ends uploads that no property shows. Every step may be repeated after a crash. */
export const unusedPhotos = port('properties', ['Query', 'PutItem', 'DeleteItem'], (table) => ({
  /** Uploads that were allowed before an ISO instant, the oldest first, some at a time. */
  allowedBefore: (instant: string) => readBelow<OldUpload>(table, { pk: uploadsPartition, sk: instant }),
  /**
   * Ends a photo unless a property shows it; tells whether its files are to be removed. Whose it was is noted before, so that a
   * crash leaves no files of which nobody knows.
   */
  end: async ({ photoId, vendorId }: OldUpload) => {
    await table.client.send(new PutCommand({ TableName: table.name, Item: removedItem(vendorId, photoId) }));
    return deleteItem(table, photoItemKey(photoId), 'attribute_not_exists(propertyId)');
  },
  /** Takes an upload off the list, once everything else of it is done. */
  forget: (upload: OldUpload) => deleteItem(table, upload),
}));
