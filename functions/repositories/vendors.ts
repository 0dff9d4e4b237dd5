import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { port } from '../lib/port.ts';
import type { Table } from '../lib/table.ts';

/** What a traveller sees of the owner of a room. */
export interface VendorContact {
  name: string;
  email: string;
}

export interface Vendor extends VendorContact {
  id: string;
}

function profileKey(id: string) {
  return { pk: `user#${id}`, sk: 'profile' };
}

export const vendorContacts = port('vendors', ['dynamodb:GetItem'], ({ client, name }) => ({
  find: async (id: string): Promise<VendorContact | undefined> => {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: profileKey(id) }));
    return Item as VendorContact | undefined;
  },
}));

/** Writes a vendor's profile as it is. */
export async function putVendor({ client, name: TableName }: Table, vendor: Vendor): Promise<void> {
  await client.send(new PutCommand({ TableName, Item: { ...profileKey(vendor.id), ...vendor } }));
}
