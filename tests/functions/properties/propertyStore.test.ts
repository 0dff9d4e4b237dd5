import { beforeEach, describe, expect, test } from 'vitest';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { entriesOf, standingEntries } from '../../support/entries.ts';
import { aProperty, aRoom, rooms } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

let table: Table;

beforeEach(async () => {
  table = (await freshTables()).properties;
});

describe('search entries follow the record', () => {
  test('a saved property is found by each place it is known by, its class, its kinds, their ends, the day and its name', async () => {
    const property = aProperty({ address: { ...aProperty().address, city: 'Bhurban' } });
    await propertyStore(table).save(property);
    const partitions = (await standingEntries(table)).map((entry) => entry.split('|')[0]);
    const byPlace = ['bhurban', 'murree', '*'].flatMap((place) =>
      ['Economy', '*'].flatMap((kind) =>
        ['search', 'cheapest', 'dearest', 'newest'].map((list) => `${list}#${place}#${kind}`),
      ),
    );
    expect(new Set(partitions)).toEqual(new Set([...byPlace, 'name#pin', 'property#pinehouse']));
  });

  test('a room that is not available has no entries, and its hotel a card without kinds', async () => {
    await propertyStore(table).save(aProperty({ rooms: [aRoom({ available: false })] }));
    expect(await standingEntries(table)).toEqual(['property#pinehouse|card|||Pine House']);
  });

  test('a property of 100 rooms is found with every room', async () => {
    const property = aProperty({ rooms: rooms(100) });
    await propertyStore(table).save(property);
    expect(await standingEntries(table)).toEqual(entriesOf(property));
  });

  test('a change moves what is found by price, class, place and availability', async () => {
    const store = propertyStore(table);
    await store.save(aProperty({ rooms: rooms(3) }));
    const changed = aProperty({
      location: 'Hunza Valley',
      hotel: { ...aProperty().hotel, classType: 'First' },
      rooms: [aRoom({ roomNumber: 1, price: 9000 }), aRoom({ roomNumber: 2, available: false })],
    });
    await store.save(changed);
    expect(await standingEntries(table)).toEqual(entriesOf(changed));
  });

  test('a removed property leaves nothing behind', async () => {
    const store = propertyStore(table);
    const other = aProperty({ id: 'other' });
    await store.save(other);
    await store.save(aProperty({ rooms: rooms(20) }));
    await store.remove('pinehouse');
    expect(await standingEntries(table)).toEqual(entriesOf(other));
  });

  test('saving or removing again changes nothing', async () => {
    const store = propertyStore(table);
    await store.save(aProperty());
    await store.save(aProperty());
    expect(await standingEntries(table)).toEqual(entriesOf(aProperty()));
    await store.remove('pinehouse');
    await store.remove('pinehouse');
    expect(await standingEntries(table)).toEqual([]);
  });
});

test('of saves at the same moment, every one is carried out whole or refused as a conflict', async () => {
  const wanted = [1, 2, 3, 4, 5].map((count) => aProperty({ rooms: rooms(count * 9) }));
  const outcomes = await Promise.allSettled(wanted.map((property) => propertyStore(table).save(property)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'conflict' });
  const last = aProperty({ rooms: rooms(2) });
  await propertyStore(table).save(last);
  expect(await standingEntries(table)).toEqual(entriesOf(last));
});
