import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { profileKey } from './accountKeys.ts';

/** What a traveller sees of the owner of a room. */
export interface VendorContact {
  name: string;
  email: string;
}

/** The same with the id of the vendor's account. */
export interface Vendor extends VendorContact {
  id: string;
}

/** Reads who owns a room. */
export const vendorContacts = port('vendors', ['dynamodb:GetItem'], ({ client, name }) => ({
  /** By the id of the vendor's account; undefined when there is none. */
  find: async (id: string): Promise<VendorContact | undefined> => {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: profileKey(id) }));
    return Item as VendorContact | undefined;
  },
}));

/** Writes a vendor's id, name and address, and leaves the rest of a profile as it is. */
export async function putVendor({ client, name: TableName }: Table, { id, name, email }: Vendor): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName,
      Key: profileKey(id),
      UpdateExpression: 'SET id = :id, #name = :name, email = :email',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':id': id, ':name': name, ':email': email },
    }),
  );
}
