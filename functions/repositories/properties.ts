import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { conflictOnCondition } from '../lib/conflict.ts';
import { port } from '../lib/port.ts';
import type { Table } from '../lib/table.ts';
import type { Property } from './property.ts';
import { type PropertyItem, recordKey } from './propertyItem.ts';
import { type IndexedFacts, indexedFacts, type SearchEntry, searchEntries } from './searchEntries.ts';
import { writeEntries } from './writeEntries.ts';

/** Reads one property, or undefined when there is none. */
export const propertyLookup = port('properties', ['dynamodb:GetItem'], (table) => ({
  find: async (id: string): Promise<Property | undefined> => {
    const item = await load(table, id, false);
    return item && !item.removed ? item : undefined;
  },
}));

/** Saves and removes properties; every method may be repeated after a crash and then completes the work. */
export function propertyStore(table: Table) {
  return {
    /** Creates or changes a property. @throws Failure `conflict` when another save came between. */
    save: async (property: Property): Promise<void> => {
      const current = await load(table, property.id, true);
      const item = { ...property, revision: nextRevision(current), stale: leftovers(current) };
      await putRecord(table, item);
      await publish(table, item, publishedBefore(current));
    },
    /** Takes a property down; one that is gone already stays gone. @throws Failure `conflict`, as above. */
    remove: async (id: string): Promise<void> => {
      const current = await load(table, id, true);
      if (!current) return;
      const item = { ...current, removed: true as const, revision: nextRevision(current), stale: leftovers(current) };
      await putRecord(table, item);
      await publish(table, item, []);
    },
  };
}

async function load(table: Table, id: string, consistent: boolean): Promise<PropertyItem | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: recordKey(id), ConsistentRead: consistent }),
  );
  return Item as PropertyItem | undefined;
}

function nextRevision(current: PropertyItem | undefined): number {
  return (current?.revision ?? 0) + 1;
}

function leftovers(current: PropertyItem | undefined): IndexedFacts[] {
  return current ? [...(current.stale ?? []), indexedFacts(current)] : [];
}

/** The entries that surely stand as they are; none are sure while an earlier write has not gone through. */
function publishedBefore(current: PropertyItem | undefined): SearchEntry[] {
  return current && !current.stale && !current.removed ? searchEntries(current) : [];
}

async function putRecord(table: Table, item: PropertyItem): Promise<void> {
  const put = new PutCommand({
    TableName: table.name,
    Item: { ...recordKey(item.id), ...item },
    ConditionExpression: item.revision === 1 ? 'attribute_not_exists(pk)' : 'revision = :before',
    ...(item.revision > 1 && { ExpressionAttributeValues: { ':before': item.revision - 1 } }),
  });
  await conflictOnCondition(table.client.send(put));
}

async function publish(table: Table, item: PropertyItem, standing: SearchEntry[]): Promise<void> {
  await writeEntries(table, item, standing);
  const own = {
    TableName: table.name,
    Key: recordKey(item.id),
    ConditionExpression: 'revision = :own',
    ExpressionAttributeValues: { ':own': item.revision },
  };
  const last = item.removed
    ? table.client.send(new DeleteCommand(own))
    : table.client.send(new UpdateCommand({ ...own, UpdateExpression: 'REMOVE stale' }));
  await conflictOnCondition(last);
}
