import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openNightReads, openRoomReads } from '../../../functions/bookings/datedReads.ts';
import { datedPage, findFree } from '../../../functions/bookings/datedSearch.ts';
import type { Property, Room } from '../../../functions/properties/property.ts';
import { recordKey } from '../../../functions/properties/propertyItem.ts';
import { offersOf } from '../../../functions/search/offers.ts';
import { openOfferWalks } from '../../../functions/search/offerWalk.ts';
import { searchEntries } from '../../../functions/search/searchEntries.ts';
import type { Wanted } from '../../../functions/search/wanted.ts';
import type { PriceSort } from '../../../shared/rules/catalogue.ts';
import { placeKey } from '../../../shared/rules/places.ts';
import { fill } from '../../bench/fill.ts';
import { meteredClient } from '../../bench/meter.ts';
import { hotels, sharing } from '../../support/hotelsOfTwoOffers.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

const stay = { from: '2027-07-12', to: '2027-07-15' };
const nights = [12, 13, 14];

let tables: TestTables;
const meter = meteredClient(inject('dynamoDbEndpoint'));

beforeAll(async () => {
  tables = await freshTables();
});

/** Stores properties as a search finds them, and the months of those of their rooms that are taken. */
async function store(properties: Property[], isTaken: (room: Room) => boolean, months = ['2027-07']): Promise<void> {
  const { client, name } = tables.properties;
  await fill(client, name, properties.flatMap(entriesOfPlace));
  await fill(
    client,
    name,
    properties.map((property) => ({ ...recordKey(property.id), ...property, revision: 1 })),
  );
  const taken = properties.flatMap(({ id, rooms }) =>
    rooms.filter(isTaken).flatMap((room) => months.map((month) => monthItem(id, room.id, month))),
  );
  await fill(client, tables.bookings.name, taken);
}

/** The entries under its location and any class; no test looks for the others. */
function entriesOfPlace(property: Property) {
  const beginning = `search#${placeKey(property.location)}#*#`;
  return searchEntries(property).filter(({ pk }) => pk.startsWith(beginning));
}

function monthItem(propertyId: string, roomId: string, month: string, days = nights) {
  return { pk: `property#${propertyId}`, sk: `${month}#${roomId}`, booked: new Set(days) };
}

interface Page {
  shown: string[];
  units: number;
}

/** All pages of a search, with what each has cost. */
async function pagesOf(wanted: Wanted, { limit = 8, sort = 'price' as PriceSort, days = stay } = {}): Promise<Page[]> {
  const table = (name: string) => ({ client: meter.client, name });
  const reads = {
    offers: openOfferWalks(table(tables.properties.name)),
    nights: openNightReads(table(tables.bookings.name)),
    rooms: openRoomReads(table(tables.properties.name)),
  };
  const pages: Page[] = [];
  let after: string | undefined;
  do {
    meter.takeUnits();
    const { hits, next } = await findFree(reads, { ...wanted, stay: days }, { sort, limit, after });
    const shown = hits.map(
      ({ _id, hotels, roomsAlike, matching }) =>
        `${_id} ${hotels[0]?.rooms[0]?._id} ${roomsAlike} of ${matching.rooms}`,
    );
    pages.push({ shown, units: meter.takeUnits() });
    after = next;
  } while (after !== undefined && pages.length < 100);
  expect(after).toBeUndefined();
  return pages;
}

interface Bounds {
  minCapacity?: number;
  minPrice?: number;
}

/** What should be found, by price: each hotel with its first offer that has free rooms, their number, and that of all that are free. */
function freeHotels(
  properties: Property[],
  isTaken: (room: Room) => boolean,
  { minCapacity = 1, minPrice = 0 }: Bounds = {},
  sort: PriceSort = 'price',
): string[] {
  const found = properties.flatMap(({ id, rooms }) => {
    const wanted = offersOf(rooms).filter(({ capacity, price }) => capacity >= minCapacity && price >= minPrice);
    const free = wanted
      .map(({ price, rooms: own }) => ({ price, own: own.filter((room) => !isTaken(room)) }))
      .filter(({ own }) => own.length > 0)
      .sort((x, y) => x.price - y.price);
    const first = sort === 'price' ? free[0] : free.at(-1);
    const all = free.flatMap(({ own }) => own).length;
    return first ? [{ price: first.price, shown: `${id} ${first.own[0]?.id} ${first.own.length} of ${all}` }] : [];
  });
  const inOrder = found.sort((x, y) => x.price - y.price).map(({ shown }) => shown);
  return sort === 'price' ? inOrder : inOrder.reverse();
}

describe.each([0, 50, 95, 100])('where %i % of the rooms are taken', (percent) => {
  const place = `Share ${percent}`;
  const catalogue = hotels(`share${percent}`, 60).map((each) => ({ ...each, location: place }));
  const isTaken = sharing(percent);

  beforeAll(() => store(catalogue, isTaken));

  test.each([
    ['one list', {}, 8],
    ['four lists', { minCapacity: 1, maxCapacity: 4 }, 8],
    ['eleven lists', { minCapacity: 1, maxCapacity: 11 }, 8],
    ['large pages', {}, 50],
    ['a list of dearer rooms', { minPrice: 5000 }, 8],
    ['rooms for four', { minCapacity: 4, maxCapacity: 12 }, 8],
  ])('the pages of %s show every hotel with a free room once, at 16 units a page at most', async (_, wanted, limit) => {
    const pages = await pagesOf({ place, ...wanted }, { limit });
    expect(pages.flatMap(({ shown }) => shown)).toEqual(freeHotels(catalogue, isTaken, wanted));
    expect(pages.every(({ shown }) => shown.length <= limit)).toBe(true);
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(datedPage.units);
  });

  test('the other way round it is the same', async () => {
    const pages = await pagesOf({ place }, { sort: '-price' });
    expect(pages.flatMap(({ shown }) => shown)).toEqual(freeHotels(catalogue, isTaken, {}, '-price'));
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(datedPage.units);
  });
});

test('a page looks at 24 hotels and comes back, though it has found nothing', async () => {
  const full = hotels('full', 25).map((each) => ({ ...each, rooms: each.rooms.slice(2) }));
  await store(full, () => true);
  const pages = await pagesOf({ place: 'full' });
  expect(pages.map(({ shown }) => shown)).toEqual([[], []]);
  // 24 Queries of months, and three of the list: nine, nine and the other seven.
  expect(pages[0]?.units).toBe(24 * 0.5 + 3 * 0.5);
});

test('without dates a search costs what it did: one unit for two capacities', async () => {
  const { openRoomSearch } = await import('../../../functions/search/roomSearch.ts');
  await store(hotels('undated', 40), () => false);
  meter.takeUnits();
  const search = openRoomSearch({ client: meter.client, name: tables.properties.name });
  await search.find({ place: 'undated', minCapacity: 1, maxCapacity: 2 }, { sort: 'price', limit: 8 });
  expect(meter.takeUnits()).toBe(1);
});

describe('a hotel of 100 rooms', () => {
  const days = { from: '2027-01-31', to: '2027-03-02' };
  const months = ['2027-01', '2027-02', '2027-03'];
  const longest = { ...aProperty().hotel, description: 'گرم کمرے '.repeat(220) };
  const large = (id: string, location: string): Property => {
    const photos = [1, 2, 3, 4, 5].map((photo) => `u-${photo}`.padEnd(22, 'x'));
    const amenities = {
      heating: 'electric',
      hotWater: 'always',
      bathroom: 'shared',
      view: 'mountain',
      floor: 12,
    } as const;
    const rooms = Array.from({ length: 100 }, (_, at) =>
      aRoom({ id: `${id}${at}`, roomNumber: at, photos, amenities }),
    );
    return aProperty({ id, location, hotel: longest, rooms });
  };

  test('is found by its one free room, whatever else is taken and asked for', async () => {
    const twins = [large('largeA', 'Large'), large('largeB', 'Large')];
    await store(twins, ({ id }) => !/[AB]99$/.test(id), []);
    const every = Array.from({ length: 31 }, (_, at) => at + 1);
    const items = twins.flatMap(({ id, rooms }) =>
      rooms.slice(0, 99).flatMap((room) => months.map((month) => monthItem(id, room.id, month, every))),
    );
    await fill(tables.bookings.client, tables.bookings.name, items);
    const pages = await pagesOf({ place: 'Large', minCapacity: 1, maxCapacity: 11 }, { days });
    expect(pages.flatMap(({ shown }) => shown)).toEqual(['largeA largeA99 1 of 1', 'largeB largeB99 1 of 1']);
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(datedPage.units);
  });

  test('with months of rooms long gone that no page can read is passed, and the search goes on behind it', async () => {
    const [strange] = [large('strange', 'Strange')];
    const plain = aProperty({ id: 'plain', location: 'Strange', rooms: [aRoom({ id: 'plain', price: 9000 })] });
    await store([strange, plain], () => false);
    const items = Array.from({ length: 900 }, (_, at) => monthItem('strange', `gone${at}`, '2027-07'));
    await fill(tables.bookings.client, tables.bookings.name, items);
    const pages = await pagesOf({ place: 'Strange' });
    expect(pages.flatMap(({ shown }) => shown)).toEqual(['plain plain 1 of 1']);
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(datedPage.units);
  });
});
