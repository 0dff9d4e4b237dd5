import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler as searchRooms } from '../../../functions/handlers/searchRooms.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { recordKey } from '../../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { entryKeys, factsBeforeShapes } from '../../../functions/search/entryKeys.ts';
import { rebuildSearch } from '../../../infra/searchShape.ts';
import { call } from '../../support/call.ts';
import { Crash, dyingAt } from '../../support/crash.ts';
import { entriesOf, standingEntries } from '../../support/entries.ts';
import { aProperty, rooms } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

let table: Table;

beforeEach(async () => {
  table = (await freshTables()).properties;
});

const properties = [1, 2, 3].map((number) => aProperty({ id: `house${number}`, rooms: rooms(3, { price: 1500 }) }));

/** A property as it was stored before there were offers and ids of rooms: one card a room, and no facts in the record. */
async function storeAsOfOld(property: Property): Promise<void> {
  const own = property.rooms.map(({ id: _, ...room }) => room);
  const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }));
  await put({ ...recordKey(property.id), ...property, rooms: own, revision: 1 });
  for (const key of entryKeys(property.id, factsBeforeShapes(property))) await put({ ...key, name: 'old' });
}

/** The same with the ids that rooms of old get. */
async function asItIsNow(id: string): Promise<Property> {
  let now: Property | undefined;
  await propertyStore(table).change(id, (current) => {
    now = current;
    return current as Property;
  });
  return now as Property;
}

test('entries of an older shape are found again and replaced by those of today', async () => {
  for (const property of properties) await storeAsOfOld(property);
  expect(await rebuildSearch(table, () => {})).toBe(3);
  const now = await Promise.all(properties.map(({ id }) => asItIsNow(id)));
  expect(await standingEntries(table)).toEqual(entriesOf(...now));
  expect(await rebuildSearch(table, () => {})).toBe(0);
});

test('a rebuild that was stopped at any moment is completed by the next', async () => {
  for (let step = 0; ; step++) {
    for (const property of properties) await storeAsOfOld({ ...property, id: `${property.id}-${step}` });
    const crashed = await rebuildSearch(dyingAt(step, table), () => {}).then(
      () => false,
      (error: unknown) => error instanceof Crash,
    );
    await rebuildSearch(table, () => {});
    const now = await Promise.all(properties.map(({ id }) => asItIsNow(`${id}-${step}`)));
    expect(await standingEntries(table)).toEqual(entriesOf(...now));
    for (const { id } of now) await propertyStore(table).remove(id);
    if (!crashed) return;
  }
});

test('a change of a property of old leaves none of its older entries', async () => {
  const [property] = properties as [Property];
  await storeAsOfOld(property);
  const changed = { ...property, location: 'Hunza Valley', address: { ...property.address, city: 'Hunza' } };
  await propertyStore(table).save(changed);
  expect(await standingEntries(table)).toEqual(entriesOf(changed));
});

test('entries are found again as they were written when the places that the code knows have changed since', async () => {
  const [property] = properties as [Property];
  await propertyStore(table).save(property);
  const { listedAt } = property;
  const offers = [{ capacity: 2, beds: 1, price: 1500 }];
  const written = { shape: 2 as const, places: ['old name of murree'], classType: 'Economy', listedAt, offers };
  const Item = { ...recordKey(property.id), ...property, revision: 2, indexed: written };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  for (const key of entryKeys(property.id, written)) {
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, rooms: 3 } }));
  }
  await rebuildSearch(table, () => {});
  expect((await standingEntries(table)).filter((entry) => entry.includes('old name'))).toEqual([]);
});

test('a list of bounded prices with entries of an older shape can be read before they are rebuilt', async () => {
  const [property] = properties as [Property];
  await storeAsOfOld(property);
  const { rooms: before } = property;
  for (const { roomNumber, capacity, beds, price } of before) {
    const card = { propertyId: property.id, roomNumber, capacity, beds, price, name: 'Pine House', text: 'Warm.' };
    const Item = { pk: `search#murree#*#*`, sk: `${String(price).padStart(8, '0')}#${property.id}#${roomNumber}` };
    const stored = { ...Item, ...card, location: 'Murree', classType: 'Economy' };
    await table.client.send(new PutCommand({ TableName: table.name, Item: stored }));
  }
  const { status, body } = await call(searchRooms, { body: { location: 'Murree', minPrice: 1 } });
  expect(status).toBe(200);
  expect(body.data.map((hit: { hotels: [{ rooms: object[] }] }) => hit.hotels[0].rooms[0])).toMatchObject(
    before.map(({ roomNumber, price }) => ({ roomNumber, price })),
  );
});

test('a removal that stopped halfway in an older version is completed', async () => {
  const [property] = properties as [Property];
  await storeAsOfOld(property);
  const Item = {
    ...recordKey(property.id),
    ...property,
    revision: 2,
    removed: true,
    stale: [factsBeforeShapes(property)],
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  await rebuildSearch(table, () => {});
  const marked = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk: 'unsettled', sk: property.id } }),
  );
  expect(marked.Item).toBeDefined();
  await propertyStore(table).settle(property.id);
  expect(await standingEntries(table)).toEqual([]);
});

test('entries under long names of old are found again', async () => {
  const location = 'کریم آباد '.repeat(6).trim();
  const property = aProperty({ id: 'long', location, rooms: rooms(1) });
  await storeAsOfOld(property);
  await rebuildSearch(table, () => {});
  expect(await standingEntries(table)).toEqual(entriesOf(await asItIsNow('long')));
});
