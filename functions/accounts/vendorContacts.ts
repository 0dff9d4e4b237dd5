import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { port } from '../runtime/port.ts';
import { profileKey } from './accountKeys.ts';

/** What a traveller sees of the owner of a room. */
export interface VendorContact {
  name: string;
  email: string;
}

/** Reads who owns a room. */
export const vendorContacts = port('vendors', ['dynamodb:GetItem'], ({ client, name }) => ({
  /** By the id of the vendor's account; undefined when there is none. */
  find: async (id: string): Promise<VendorContact | undefined> => {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: profileKey(id) }));
    return Item as VendorContact | undefined;
  },
}));
