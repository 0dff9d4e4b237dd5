import { port } from '../runtime/port.ts';
import { queryAll, readNewest } from '../runtime/read.ts';
import type { Write } from '../runtime/transact.ts';
import type { Property } from './property.ts';
import { isWhole, type PropertyItem, readRecord } from './propertyItem.ts';
import type { RoomOffers } from './roomOffers.ts';

/** Item of a property in its vendor's own list. It is written together with the record. */
interface ListItem {
  propertyId: string;
  rooms: number;
  roomsAvailable: number;
  offers: RoomOffers;
}

function listKey({ vendorId, listedAt, id }: Pick<Property, 'vendorId' | 'listedAt' | 'id'>) {
  return { pk: listPartition(vendorId), sk: `${listedAt}#${id}` };
}

function listPartition(vendorId: string): string {
  return `vendor#${vendorId}`;
}

/** The write that puts a property into its vendor's list as it is now, or takes it out when it is removed. */
export function listWrite(TableName: string, item: PropertyItem): Write {
  if (item.removed) return { Delete: { TableName, Key: listKey(item) } };
  const roomsAvailable = item.rooms.filter(({ available }) => available).length;
  const listed: ListItem = { propertyId: item.id, rooms: item.rooms.length, roomsAvailable, offers: item.offers };
  return { Put: { TableName, Item: { ...listKey(item), ...listed } } };
}

/** The properties of one vendor, newest first, at the read units of the page shown; `next` is where the next page begins. */
export const vendorProperties = port('properties', ['Query', 'GetItem'], (table) => ({
  page: async (vendorId: string, page: { limit: number; after?: string | undefined }) => {
    const { items, next } = await readNewest<ListItem>(table, listPartition(vendorId), { ...page, now: true });
    const records = await Promise.all(items.map(({ propertyId }) => readRecord(table, propertyId)));
    return { properties: records.filter(isWhole).filter(({ removed }) => !removed), next };
  },
}));

/** The ids of all properties of a vendor. */
export const listedProperties = port('properties', ['Query'], (table) => ({
  ids: async (vendorId: string): Promise<string[]> =>
    (await queryAll<ListItem>(table, ofVendor(vendorId))).map(({ propertyId }) => propertyId),
}));

/** How much a vendor has listed, and when the rooms of each property are on offer: one Query. */
export const vendorTotals = port('properties', ['Query'], (table) => ({
  count: async (vendorId: string) => {
    const listed = await queryAll<ListItem>(table, ofVendor(vendorId));
    const totals = {
      properties: listed.length,
      rooms: listed.reduce((sum, { rooms }) => sum + rooms, 0),
      roomsAvailable: listed.reduce((sum, { roomsAvailable }) => sum + roomsAvailable, 0),
    };
    return { totals, houses: listed.map(({ propertyId, offers }) => ({ propertyId, offers })) };
  },
}));

/** Consistent, so that a vendor sees what has just been saved. */
function ofVendor(vendorId: string) {
  return {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition(vendorId) },
    ConsistentRead: true,
  };
}
