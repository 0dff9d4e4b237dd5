import { beforeAll, describe, expect, inject, test } from 'vitest';
import { handler } from '../../../functions/handlers/countRooms.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { countSearch, countUnits } from '../../../functions/search/countSearch.ts';
import { openSearch } from '../../../functions/search/searchReading.ts';
import { openTakenRooms } from '../../../functions/search/takenRooms.ts';
import { widest } from '../../../shared/rules/catalogue.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { fill } from '../../bench/fill.ts';
import { meteredClient } from '../../bench/meter.ts';
import { call } from '../../support/call.ts';
import { countedHotels, house } from '../../support/countedHotels.ts';
import { searchItems } from '../../support/entries.ts';
import { hold } from '../../support/nights.ts';
import { aRoom } from '../../support/properties.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

let tables: TestTables;

beforeAll(async () => {
  tables = await freshTables();
  const { client, name } = tables.properties;
  await fill(client, name, countedHotels.flatMap(searchItems));
});

async function counts(location: string, wishes: object = {}) {
  const { status, body } = await call(handler, { body: { location, ...wishes } });
  expect(status).toBe(200);
  return body.data;
}

const roomsOf = async (location: string, wishes: object = {}) =>
  (await counts(location, wishes)).causes.filter(({ wish }: { wish: string }) => wish === 'rooms');

/** The reads of one call, by a client that may be metered. */
function reads(client = tables.properties.client) {
  const { properties, bookings } = tables;
  return {
    reading: openSearch({ client, name: properties.name }).begin(),
    taken: openTakenRooms({ client, name: bookings.name }),
  };
}

const checkIn = addDays(today(), 10);
const days = { checkIn, checkOut: addDays(checkIn, 2) };

describe('people who find no room for all of them', () => {
  test('are told how many hotels take them in two rooms, and the prices of both', async () => {
    const { found, causes } = await counts('Chitral', { minCapacityMembers: 4 });
    expect(found).toBeUndefined();
    expect(causes).toContainEqual({ wish: 'rooms', rooms: 2, hotels: 4, more: false, cheapest: 6000, dearest: 12_000 });
  });

  test('are told of a highest price that the larger of two rooms is within, and the smaller is not', async () => {
    const { client, name } = tables.properties;
    const rooms = [
      aRoom({ roomNumber: 1, price: 4000, capacity: 6 }),
      aRoom({ roomNumber: 2, price: 9000, capacity: 2 }),
    ];
    await fill(client, name, searchItems({ ...house('ghizer', 'Ghizer', []), rooms }));
    const { causes } = await counts('Ghizer', { rooms: 2, minCapacityMembers: 8, maxPrice: 5000 });
    expect(causes).toContainEqual(expect.objectContaining({ wish: 'maxPrice', hotels: 1 }));
  });

  test('are told of the fewest rooms in which there are any, also where they ask for two', async () => {
    const three = [{ wish: 'rooms', rooms: 3, hotels: 1, more: false, cheapest: 9500, dearest: 9500 }];
    expect(await roomsOf('Chitral', { minCapacityMembers: 6 })).toEqual(three);
    expect(await roomsOf('Chitral', { minCapacityMembers: 6, rooms: 2 })).toEqual(three);
    expect(await roomsOf('Chitral', { minCapacityMembers: 7 })).toEqual([]);
  });

  test('in fewer rooms are told of those too', async () => {
    const { found, causes } = await counts('Chitral', { minCapacityMembers: 2, rooms: 4 });
    expect(found).toBeUndefined();
    expect(causes).toEqual([{ wish: 'rooms', rooms: 3, hotels: 1, more: false, cheapest: 9500, dearest: 9500 }]);
  });

  test('keep their other wishes, which each room holds', async () => {
    expect(await roomsOf('Chitral', { minCapacityMembers: 4, maxPrice: 5000 })).toEqual([
      { wish: 'rooms', rooms: 2, hotels: 2, more: false, cheapest: 6000, dearest: 7000 },
    ]);
  });

  test('with days are told of the hotels that have the rooms free on all nights', async () => {
    await hold(tables.bookings, { ...days, propertyId: 'tirich', roomId: 'room101', checkOut: addDays(checkIn, 1) });
    expect(await roomsOf('Chitral', { ...days, minCapacityMembers: 4 })).toEqual([
      { wish: 'rooms', rooms: 2, hotels: 3, more: false, cheapest: 12_000, dearest: 24_000 },
    ]);
  });

  test('read of more than were counted, and then of no price, for another hotel may be cheaper', async () => {
    const [rooms] = await roomsOf('Gilgit', { ...days, minCapacityMembers: 4 });
    expect(rooms).toEqual({ wish: 'rooms', rooms: 2, hotels: expect.any(Number), more: true });
    expect(rooms.hotels).toBeGreaterThan(5);
  });

  test('are told nothing where they find enough, or where nobody said how many they are', async () => {
    expect(await roomsOf('Kalam', { minCapacityMembers: 4 })).toEqual([]);
    expect(await roomsOf('Chitral')).toEqual([]);
    expect(await roomsOf('Chitral', days)).toEqual([]);
  });
});

test('a search for several rooms is counted by their totals', async () => {
  const two = await counts('Chitral', { rooms: 2 });
  expect(two.found).toEqual({ hotels: 4, more: false, cheapest: 6000, dearest: 12_000 });
  const { found, causes } = await counts('Chitral', { rooms: 2, minCapacityMembers: 5 });
  expect(found).toBeUndefined();
  expect(causes).toContainEqual({ wish: 'minGuests', hotels: 4, more: false, cheapest: 6000, dearest: 12_000 });
});

describe('with days', () => {
  test('what is free is counted, with the prices of the stay', async () => {
    expect((await counts('Murree', days)).found).toEqual({ hotels: 2, more: false, cheapest: 3000, dearest: 18_000 });
  });

  test('each wish is counted on the same days: a price that leaves out free hotels is the cause, and not the days', async () => {
    const { found, causes } = await counts('Murree', { ...days, maxPrice: 1000 });
    expect(found).toBeUndefined();
    expect(causes).toEqual([{ wish: 'maxPrice', hotels: 2, more: false, cheapest: 3000, dearest: 18_000 }]);
  });

  test('hotels that are taken on them are named with the nearest days on which most are free', async () => {
    const nights = { ...days, propertyId: 'fort', roomId: 'room101' };
    await hold(tables.bookings, nights);
    const later = { checkIn: addDays(checkIn, 2), checkOut: addDays(checkIn, 4) };
    const { causes } = await counts('Hunza', { ...days, minPrice: 6000, maxPrice: 6000 });
    expect(causes[0]).toEqual({ wish: 'dates', ...later, hotels: 1, more: false, cheapest: 12_000, dearest: 12_000 });
  });

  test('hotels that are taken on all days around them are named without days', async () => {
    const around = { checkIn: addDays(checkIn, -5), checkOut: addDays(checkIn, 8) };
    await hold(tables.bookings, { ...around, propertyId: 'sehr', roomId: 'room101' });
    const { causes } = await counts('Naran', days);
    expect(causes).toEqual([{ wish: 'dates', hotels: 1, more: false, cheapest: 7000, dearest: 7000 }]);
  });

  test('a hotel whose nights are too many to read may be another that is free', async () => {
    const rooms = Array.from({ length: 60 }, (_, at) => aRoom({ roomNumber: 101 + at }));
    const large: Property = { ...house('large', 'Chilas', [1]), rooms, newHost: true };
    const { client, name } = tables.bookings;
    const save = (property: Property) => fill(client, tables.properties.name, searchItems(property));
    await save(large);
    const month = checkIn.slice(0, 7);
    await fill(
      client,
      name,
      rooms.map(({ id }) => ({ pk: 'property#large', sk: `${month}#${id}`, booked: new Set([1]) })),
    );
    const little = { all: 2, found: 2, places: 0 };
    const wishes = { location: 'Chilas', ...widest, rooms: 1, ...days };
    const count = async (shares: typeof little) =>
      (await countSearch(reads(), wishes, { told: shares, looked: shares, meaning: 0 })).found;
    expect(await count({ ...little, all: 20, found: 20 })).toMatchObject({ hotels: 1, more: false });
    const inn = house('inn', 'Chilas', [2000]);
    await save(inn);
    expect(await count({ ...little, all: 3, found: 3 })).toMatchObject({ hotels: 1, more: true });
  });

  test('hotels are counted as far as the units reach, and said to be at least as many', async () => {
    const { found, causes } = await counts('Skardu', days);
    expect(found).toMatchObject({ more: true });
    expect(found.hotels).toBeGreaterThanOrEqual(8);
    expect(causes).toEqual([]);
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
])('counting for "%s" takes no more read units than it may', async (location, wishes) => {
  const meter = meteredClient(inject('dynamoDbEndpoint'));
  const asked = { location, ...widest, rooms: 1, ...wishes };
  await countSearch(reads(meter.client), asked);
  const { told, looked } = countUnits;
  const units = 'checkIn' in asked || asked.rooms > 1 ? looked : told;
  expect(meter.takeUnits()).toBeLessThanOrEqual(units.all);
});
