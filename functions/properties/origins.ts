import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Property } from './property.ts';

/** Days for which it is known from where a property was listed. */
export const originDays = 30;

/** The network address that a property was listed from, as limits count by it. */
export interface Origin extends Key {
  propertyId: string;
  vendorId: string;
  address: string;
  expiresAt: number;
}

/** The partition of the last days' listings, by time, in the table of vendors: its items expire. */
const partition = 'listings';

/** Notes from where properties are listed, for operators. */
export const listingOrigins = port('vendors', ['PutItem'], ({ name }) => ({
  /** The write that notes it, for the transaction of the first record. */
  write: ({ id, vendorId, listedAt }: Pick<Property, 'id' | 'vendorId' | 'listedAt'>, address: string): Write => {
    const expiresAt = nowSeconds() + originDays * 24 * 3600;
    const Item: Origin = { pk: partition, sk: `${listedAt}#${id}`, propertyId: id, vendorId, address, expiresAt };
    return { Put: { TableName: name, Item } };
  },
}));

/** The origins of all that was listed since an ISO instant, newest first. */
export async function readOrigins(vendors: Table, since = ''): Promise<Origin[]> {
  const origins = await queryAll<Origin>(vendors, {
    KeyConditionExpression: 'pk = :pk AND sk >= :since',
    ExpressionAttributeValues: { ':pk': partition, ':since': since || '0' },
    ScanIndexForward: false,
  });
  return origins.filter(({ expiresAt }) => expiresAt > nowSeconds());
}
