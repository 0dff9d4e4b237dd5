import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import type { Property } from '../../../functions/properties/property.ts';
import { type PropertyItem, readRecord } from '../../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { updateCard } from '../../../functions/properties/writeCard.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { cardKey } from '../../../functions/search/card.ts';
import { searchEntries } from '../../../functions/search/searchEntries.ts';
import { found } from '../../support/meantHotels.ts';
import { aProperty, aRoom, houses } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

let table: Table;

beforeAll(async () => {
  table = (await freshTables()).properties;
});

const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }));

const saved = (id: string) => readRecord(table, id) as Promise<PropertyItem>;

/** A property whose city and Location are one place. */
const at = (city: string, given: Partial<Property> = {}) =>
  aProperty({ location: city, address: { ...aProperty().address, city }, ...given });

test('an entry of a price that the card has no more is passed over', async () => {
  await propertyStore(table).save(at('Ayun', { id: 'ayun', rooms: [aRoom({ price: 5000 })] }));
  const { kinds } = await saved('ayun');
  const before = { ...at('Ayun', { id: 'ayun', rooms: [aRoom({ price: 1000 })] }), kinds };
  for (const entry of searchEntries(before)) await put(entry);
  expect((await found('Ayun')).ids.slice(0, 1)).toEqual(['ayun']);
  expect((await found('Ayun', { maxPrice: 2000 })).ids).toEqual([]);
  expect((await found('Ayun', { minPrice: 1, maxPrice: 6000 })).ids).toEqual(['ayun']);
});

test('a missing card is replaced by the next hotel', async () => {
  const { id: _, rooms: __, ...given } = at('Kalam');
  for (const house of houses('pine', 10)) {
    await propertyStore(table).save({ ...house, ...given });
  }
  for (const id of ['pine02', 'pine05']) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: cardKey(id) }));
  }
  const { ids } = await found('Kalam');
  expect(ids).toEqual([1, 3, 4, 6, 7, 8, 9, 10].map((number) => `pine${String(number).padStart(2, '0')}`));
});

test('a change that arrives late puts no older card back, and none of a hotel that is gone', async () => {
  await propertyStore(table).save(aProperty());
  const late = await saved('pinehouse');
  await propertyStore(table).save(aProperty({ hotel: { ...aProperty().hotel, name: 'Cedar House' } }));
  await expect(updateCard(table, late)).rejects.toMatchObject({ code: 'conflict' });
  await propertyStore(table).remove('pinehouse');
  await expect(updateCard(table, { ...late, revision: 99 })).rejects.toMatchObject({ code: 'conflict' });
});

test.each([
  ['price', 'Gilgit'],
  ['-price', 'Skardu'],
])('by %s hosts who have not confirmed the e-mail stand after all others', async (sort, city) => {
  const hotel = { ...aProperty().hotel, name: `Walnut ${city} House` };
  const house = (id: string, price: number, newHost?: true) =>
    propertyStore(table).save(at(city, { id: `${city}-${id}`, hotel, rooms: [aRoom({ price })], newHost }));
  await Promise.all([house('a', 2000), house('b', 3000), house('cheap', 900, true), house('dear', 9000, true)]);
  const inOrder = sort === 'price' ? ['a', 'b', 'cheap', 'dear'] : ['b', 'a', 'dear', 'cheap'];
  for (const [typed, filters] of [
    [city, {}],
    [city, { minPrice: 1, maxPrice: 10_000 }],
    [`Walnut ${city}`, {}],
  ] as const) {
    expect((await found(typed, { sort, ...filters })).ids).toEqual(inOrder.map((id) => `${city}-${id}`));
  }
});
