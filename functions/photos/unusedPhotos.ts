import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Key, Table } from '../runtime/table.ts';
import { photoItemKey, uploadsPartition } from './photoItem.ts';

/** An upload that was allowed long ago. */
export interface OldUpload extends Key {
  photoId: string;
  vendorId: string;
}

/** Finds and ends uploads that no property shows. Every step may be repeated after a crash. */
export const unusedPhotos = port('properties', ['Query', 'DeleteItem'], (table) => ({
  /** Uploads that were allowed before an ISO instant, the oldest first, some at a time. */
  allowedBefore: async (instant: string): Promise<OldUpload[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND sk < :instant',
        ExpressionAttributeValues: { ':pk': uploadsPartition, ':instant': instant },
        Limit: 100,
      }),
    );
    return Items as OldUpload[];
  },
  /** Ends a photo unless a property shows it; tells whether its files are to be removed. */
  end: (photoId: string): Promise<boolean> => endUnclaimed(table, photoId),
  /** Takes an upload off the list, once everything else of it is done. */
  forget: async ({ pk, sk }: OldUpload): Promise<void> => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  },
}));

async function endUnclaimed({ client, name }: Table, photoId: string): Promise<boolean> {
  const ending = new DeleteCommand({
    TableName: name,
    Key: photoItemKey(photoId),
    ConditionExpression: 'attribute_not_exists(propertyId)',
  });
  return (await whenConditionHolds(() => client.send(ending))) !== undefined;
}
