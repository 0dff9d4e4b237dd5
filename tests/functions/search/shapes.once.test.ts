import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { nextItem } from '../../../functions/properties/nextItem.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { recordKey } from '../../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { cardWrites } from '../../../functions/properties/writeCard.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { entryKeys } from '../../../functions/search/entryKeys.ts';
import { rebuildSearch } from '../../../infra/data/searchShape.ts';
import { Crash, dyingAt } from '../../support/crash.ts';
import { entriesOf, standingEntries } from '../../support/entries.ts';
import { aProperty, rooms } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

let table: Table;

beforeEach(async () => {
  table = (await freshTables()).properties;
});

const properties = [1, 2, 3].map((number) => aProperty({ id: `house${number}`, rooms: rooms(3, { price: 1500 }) }));

/** A property under keys that nobody writes any more: those of a shape before, or of places that had other names. */
async function storeOtherwise(property: Property): Promise<void> {
  const item = nextItem(undefined, property);
  const indexed = { ...item.indexed, shape: 0 as never, places: ['old name of murree'] };
  const { stale: _, dropped: __, ...settled } = item;
  const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }));
  await put({ ...recordKey(property.id), ...settled, indexed });
  await transact(table, cardWrites(table.name, item));
  for (const { pk, sk } of entryKeys(property.id, indexed)) await put({ pk, sk });
}

test('entries of another shape are found again and replaced by those of today', async () => {
  for (const property of properties) await storeOtherwise(property);
  expect(await rebuildSearch(table, () => {})).toBe(3);
  expect(await standingEntries(table)).toEqual(entriesOf(...properties));
  expect(await rebuildSearch(table, () => {})).toBe(0);
});

test('a rebuild that was stopped at any moment is completed by the next', async () => {
  for (let step = 0; ; step++) {
    const own = properties.map((property) => ({ ...property, id: `${property.id}-${step}` }));
    for (const property of own) await storeOtherwise(property);
    const crashed = await rebuildSearch(dyingAt(step, table), () => {}).then(
      () => false,
      (error: unknown) => error instanceof Crash,
    );
    await rebuildSearch(table, () => {});
    expect(await standingEntries(table)).toEqual(entriesOf(...own));
    for (const { id } of own) await propertyStore(table).remove(id);
    if (!crashed) return;
  }
});

test('a change of a property leaves none of its entries of another shape', async () => {
  const [property] = properties as [Property];
  await storeOtherwise(property);
  const changed = { ...property, location: 'Hunza Valley', address: { ...property.address, city: 'Hunza' } };
  await propertyStore(table).save(changed);
  expect(await standingEntries(table)).toEqual(entriesOf(changed));
});
