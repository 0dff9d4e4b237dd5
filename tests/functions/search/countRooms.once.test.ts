import { beforeAll, describe, expect, inject, test } from 'vitest';
import { handler } from '../../../functions/handlers/countRooms.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { countSearch, countUnits } from '../../../functions/search/countSearch.ts';
import { openSearch } from '../../../functions/search/searchReading.ts';
import { openTakenRooms } from '../../../functions/search/takenRooms.ts';
import { widest } from '../../../shared/rules/catalogue.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { meteredClient } from '../../bench/meter.ts';
import { call } from '../../support/call.ts';
import { hold } from '../../support/nights.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

let tables: TestTables;

function house(id: string, city: string, prices: number[], capacity = 2): Property {
  return aProperty({
    id,
    location: city,
    address: { ...aProperty().address, city },
    rooms: prices.map((price, at) => aRoom({ roomNumber: 101 + at, price, capacity })),
  });
}

const groups = Array.from({ length: 12 }, (_, at) => house(`kalam${at}`, 'Kalam', [at === 0 ? 1500 : 4000 + at], 6));

const many = Array.from({ length: 60 }, (_, at) => house(`skardu${at}`, 'Skardu', [3000 + at]));

/** Hotels of two rooms for two, one of a single room, and one of three. */
const doubles = [
  house('tirich', 'Chitral', [3000, 4000]),
  house('shahi', 'Chitral', [2500, 9000]),
  house('mastuj', 'Chitral', [6000, 6000]),
  house('booni', 'Chitral', [1000]),
  house('laspur', 'Chitral', [3000, 3000, 3500]),
];

const full = Array.from({ length: 20 }, (_, at) => house(`gilgit${at}`, 'Gilgit', [9000 - at, 9000 - at], 3));

beforeAll(async () => {
  tables = await freshTables();
  const few = [
    house('pine', 'Murree', [1500, 9000]),
    house('ridge', 'Murree', [4000], 4),
    house('fort', 'Hunza', [6000]),
    house('passu', 'Passu', [5000]),
    { ...house('sehr', 'Naran', [7000]), hotel: { ...aProperty().hotel, name: 'Sehr Bungalow' } },
  ];
  for (const property of [...few, ...groups, ...many, ...doubles, ...full])
    await propertyStore(tables.properties).save(property);
});

async function counts(location: string, wishes: object = {}) {
  const { status, body } = await call(handler, { body: { location, ...wishes } });
  expect(status).toBe(200);
  return body.data;
}

describe('what a search finds', () => {
  test('is counted in hotels, with the lowest and the highest price of rooms that fit', async () => {
    const { found } = await counts('Murree');
    expect(found).toEqual({ hotels: 2, more: false, cheapest: 1500, dearest: 9000 });
  });

  test('is counted to 50, and then said to be more', async () => {
    const { found, without, elsewhere } = await counts('Skardu');
    expect(found).toEqual({ hotels: 50, more: true, cheapest: 3000 });
    expect([without, elsewhere]).toEqual([[], []]);
  });

  test('of a village is counted with its valley', async () => {
    expect((await counts('Passu')).found).toEqual({ hotels: 2, more: false, cheapest: 5000, dearest: 6000 });
  });
});

describe('where a search finds less than a page', () => {
  test.each(['Sehr Bungalow', 'Sehr Bungalow Naran', 'Sehr Bungalow, Naran, Pakistan'])(
    'of a hotel, also with its place behind it, is counted as the search shows it: "%s"',
    async (typed) => {
      expect((await counts(typed)).found).toEqual({ hotels: 1, more: false, cheapest: 7000, dearest: 7000 });
    },
  );

  test('the wishes are named without which it finds more, and none that leads to nothing more', async () => {
    const { found, without } = await counts('Murree', { maxPrice: 2000, maxCapacityMembers: 2 });
    expect(found).toMatchObject({ hotels: 1, cheapest: 1500 });
    expect(without).toEqual([{ wish: 'all', hotels: 2, more: false, cheapest: 1500, dearest: 9000 }]);
  });

  test('each says from which price on', async () => {
    const { without } = await counts('Murree', { maxPrice: 2000 });
    expect(without).toEqual([{ wish: 'price', hotels: 2, more: false, cheapest: 1500, dearest: 9000 }]);
  });

  test('a large group is told of what its price leaves out', async () => {
    const { found, without } = await counts('Kalam', { minCapacityMembers: 5, maxPrice: 2000 });
    expect(found).toMatchObject({ hotels: 1 });
    expect(without).toContainEqual({ wish: 'price', hotels: 12, more: false, cheapest: 1500, dearest: 4011 });
  });

  test('a list of no facts is none', async () => {
    expect(await counts('Murree', { facts: [] })).toEqual(await counts('Murree'));
  });

  test('other places are named only where nothing here would be found either', async () => {
    const { found, without, elsewhere } = await counts('Kashmir', { minPrice: 5500 });
    expect([found, without]).toEqual([undefined, []]);
    expect(elsewhere.map(({ place }: { place: string }) => place)).toEqual(['murree', 'hunza', 'gilgit']);
  });
});

const checkIn = addDays(today(), 10);
const days = { checkIn, checkOut: addDays(checkIn, 2) };

describe('people who find no room for all of them', () => {
  test('are told how many hotels take them in two rooms, and the prices of both', async () => {
    const { found, inMoreRooms } = await counts('Chitral', { minCapacityMembers: 4 });
    expect(found).toBeUndefined();
    expect(inMoreRooms).toEqual({ rooms: 2, hotels: 4, more: false, cheapest: 6000, dearest: 12_000 });
  });

  test('are told of the fewest rooms in which there are any, also where they ask for two', async () => {
    const three = { rooms: 3, hotels: 1, more: false, cheapest: 9500, dearest: 9500 };
    expect((await counts('Chitral', { minCapacityMembers: 6 })).inMoreRooms).toEqual(three);
    expect((await counts('Chitral', { minCapacityMembers: 6, rooms: 2 })).inMoreRooms).toEqual(three);
    expect((await counts('Chitral', { minCapacityMembers: 7 })).inMoreRooms).toBeUndefined();
  });

  test('keep their other wishes, which each room holds', async () => {
    const { inMoreRooms } = await counts('Chitral', { minCapacityMembers: 4, maxPrice: 5000 });
    expect(inMoreRooms).toEqual({ rooms: 2, hotels: 2, more: false, cheapest: 6000, dearest: 7000 });
  });

  test('with days are told of the hotels that have the rooms free on all nights', async () => {
    await hold(tables.bookings, { ...days, propertyId: 'tirich', roomId: 'room101', checkOut: addDays(checkIn, 1) });
    const { found, inMoreRooms } = await counts('Chitral', { ...days, minCapacityMembers: 4 });
    expect(found).toBeUndefined();
    expect(inMoreRooms).toEqual({ rooms: 2, hotels: 3, more: false, cheapest: 6000, dearest: 12_000 });
  });

  test('read of more than were counted, and then of no price, for another hotel may be cheaper', async () => {
    const { inMoreRooms } = await counts('Gilgit', { minCapacityMembers: 4 });
    expect(inMoreRooms).toEqual({ rooms: 2, hotels: expect.any(Number), more: true });
    expect(inMoreRooms.hotels).toBeGreaterThan(5);
  });

  test('are told nothing where they find enough, or where nobody said how many they are', async () => {
    expect((await counts('Kalam', { minCapacityMembers: 4 })).inMoreRooms).toBeUndefined();
    expect((await counts('Chitral')).inMoreRooms).toBeUndefined();
    expect((await counts('Chitral', days)).inMoreRooms).toBeUndefined();
  });
});

test('a search for several rooms is counted by their totals', async () => {
  const two = await counts('Chitral', { rooms: 2 });
  expect(two.found).toEqual({ hotels: 4, more: false, cheapest: 6000, dearest: 12_000 });
  const { found, without } = await counts('Chitral', { rooms: 2, minCapacityMembers: 5 });
  expect(found).toBeUndefined();
  expect(without).toEqual([{ wish: 'guests', hotels: 4, more: false, cheapest: 6000, dearest: 12_000 }]);
});

describe('with days', () => {
  test('what is found is not counted, for nobody knows it without reading every night; the days are what can be given up', async () => {
    const { found, without } = await counts('Murree', { ...days, maxPrice: 2000 });
    expect(found).toBeUndefined();
    expect(without).toEqual([{ wish: 'dates', hotels: 1, more: false, cheapest: 1500, dearest: 1500 }]);
  });
});

test.each([
  ['Skardu', {}],
  ['Murree', { minCapacityMembers: 1, maxCapacityMembers: 11, maxPrice: 2000, classType: 'Economy' as const }],
  ['Naran', { minCapacityMembers: 1, maxCapacityMembers: 4, maxPrice: 2000, classType: 'First' as const }],
  ['Nowhere Inn', { maxPrice: 2000 }],
  ['Gilgit', { minCapacityMembers: 4 }],
  ['Gilgit', { minCapacityMembers: 12, ...days }],
  ['Gilgit', { minCapacityMembers: 12, rooms: 3, facts: ['wifi' as const], ...days }],
  ['Skardu', { minCapacityMembers: 3, ...days }],
  ['Chitral', { minCapacityMembers: 9, rooms: 2, maxPrice: 5000 }],
])('counting for "%s" takes at most 8 read units', async (location, wishes) => {
  const meter = meteredClient(inject('dynamoDbEndpoint'));
  const reads = {
    reading: openSearch({ client: meter.client, name: tables.properties.name }).begin(),
    taken: openTakenRooms({ client: meter.client, name: tables.bookings.name }),
  };
  await countSearch(reads, { location, ...widest, rooms: 1, ...wishes });
  expect(meter.takeUnits()).toBeLessThanOrEqual(countUnits.all);
});
