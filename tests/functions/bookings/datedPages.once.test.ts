import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Property, Room } from '../../../functions/properties/property.ts';
import { shownKinds } from '../../../functions/search/kinds.ts';
import type { RoomAmenities } from '../../../shared/rules/amenities.ts';
import type { PriceSort } from '../../../shared/rules/catalogue.ts';
import { fill } from '../../bench/fill.ts';
import { meteredClient } from '../../bench/meter.ts';
import { searchItems } from '../../support/entries.ts';
import { hotels, sharing } from '../../support/hotelsOfTwoKinds.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { rated } from '../../support/ratedHotels.ts';
import { openPages, type SearchWishes } from '../../support/searchPages.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

const stay = { checkIn: '2027-07-12', checkOut: '2027-07-15' };
const nights = [12, 13, 14];

let tables: TestTables;
const meter = meteredClient(inject('dynamoDbEndpoint'));

beforeAll(async () => {
  tables = await freshTables();
});

/** Stores properties as a search finds them, and the months of those of their rooms that are taken. */
async function store(properties: Property[], isTaken: (room: Room) => boolean, months = ['2027-07']): Promise<void> {
  const { client, name } = tables.properties;
  await fill(client, name, properties.flatMap(searchItems));
  const taken = properties.flatMap(({ id, rooms }) =>
    rooms.filter(isTaken).flatMap((room) => months.map((month) => monthItem(id, room.id, month))),
  );
  await fill(client, tables.bookings.name, taken);
}

const monthItem = (propertyId: string, roomId: string, month: string, days = nights) => {
  return { pk: `property#${propertyId}`, sk: `${month}#${roomId}`, booked: new Set(days) };
};

interface Page {
  shown: string[];
  units: number;
}

/** All pages of a search, with what each has cost. */
async function pagesOf(
  wishes: SearchWishes,
  { limit = 8, sort = 'price' as PriceSort, days = stay } = {},
): Promise<Page[]> {
  const find = openPages(meter.client, { properties: tables.properties.name, bookings: tables.bookings.name });
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    meter.takeUnits();
    const { data, nextCursor } = await find({ ...wishes, ...days, sort, limit, cursor });
    const shown = data.map(
      ({ _id, hotels, roomsAlike, matching }) =>
        `${_id} ${hotels[0]?.rooms[0]?._id} ${roomsAlike} of ${matching.rooms}`,
    );
    pages.push({ shown, units: meter.takeUnits() });
    cursor = nextCursor;
  } while (cursor !== undefined && pages.length < 100);
  expect(cursor).toBeUndefined();
  return pages;
}

interface Bounds {
  minCapacityMembers?: number;
  minPrice?: number;
}

/** The expected list, by price: each hotel with its first offer that has free rooms, their number, and that of all that are free. */
function freeHotels(
  properties: Property[],
  isTaken: (room: Room) => boolean,
  { minCapacityMembers: least = 1, minPrice = 0 }: Bounds = {},
  sort: PriceSort = 'price',
): string[] {
  const found = properties.flatMap((property) => {
    const { id } = property;
    const wanted = shownKinds(property).filter(({ capacity, price }) => capacity >= least && price >= minPrice);
    const free = wanted
      .map(({ price, rooms: own }) => ({
        price,
        own: own.filter((room) => !isTaken(property.rooms.find((each) => each.id === room.id) as Room)),
      }))
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
    ['everything', {}, 8],
    ['rooms for few', { minCapacityMembers: 1, maxCapacityMembers: 4 }, 8],
    ['large pages', {}, 50],
    ['dearer rooms', { minPrice: 5000 }, 8],
    ['rooms for four', { minCapacityMembers: 4, maxCapacityMembers: 12 }, 8],
  ])('the pages of %s show every hotel with a free room once, at 28 units a page at most', async (_, wanted, limit) => {
    const pages = await pagesOf({ location: place, ...wanted }, { limit });
    expect(pages.flatMap(({ shown }) => shown)).toEqual(freeHotels(catalogue, isTaken, wanted));
    expect(pages.every(({ shown }) => shown.length <= limit)).toBe(true);
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(28);
  });

  test('the other way round it is the same', async () => {
    const pages = await pagesOf({ location: place }, { sort: '-price' });
    expect(pages.flatMap(({ shown }) => shown)).toEqual(freeHotels(catalogue, isTaken, {}, '-price'));
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(28);
  });
});

test('a page ends with its units and comes back, though it has found nothing', async () => {
  const full = hotels('full', 30).map((each) => ({ ...each, rooms: each.rooms.slice(2) }));
  await store(full, () => true);
  const pages = await pagesOf({ location: 'full' });
  expect(pages.map(({ shown }) => shown)).toEqual([[], []]);
});

const unrated = (property: Property) => property;

test.each([[unrated.name, unrated] as const, [rated.name, rated] as const])(
  'eight %s hotels are found among twenty of twelve rooms, half of them partly taken, in one call of 28 units',
  async (name, priced) => {
    const twenty = Array.from({ length: 20 }, (_, at) => {
      const rooms = Array.from({ length: 12 }, (__, room) => {
        const price = 1000 + at * 10 + (room % 4);
        return aRoom({ id: `${name}${at}-${room}`, roomNumber: room, price, capacity: 2 + (room % 3) });
      });
      return priced(aProperty({ id: `${name}${String(at).padStart(2, '0')}`, location: name, rooms }));
    });
    // Of every other hotel all rooms but one are taken, of three in five of the others all.
    const isTaken = ({ id }: Room) => {
      const [at = 0, room = 0] = id.slice(name.length).split('-').map(Number);
      return at % 2 === 0 ? room !== 5 : at % 5 < 3;
    };
    await store(twenty, isTaken, ['2027-07']);
    const [first] = await pagesOf({ location: name });
    expect(first?.shown).toHaveLength(8);
    expect(first?.units).toBeLessThanOrEqual(28);
  },
);

describe('a hotel of 100 rooms', () => {
  const days = { checkIn: '2027-01-31', checkOut: '2027-03-02' };
  const months = ['2027-01', '2027-02', '2027-03'];
  const longest = { ...aProperty().hotel, description: 'گرم کمرے '.repeat(220) };
  const large = (id: string, location: string): Property => {
    const photos = [1, 2, 3, 4, 5].map((photo) => `u-${photo}`.padEnd(22, 'x'));
    const amenities: RoomAmenities = {
      heating: ['electric', 'stove'],
      hotWater: ['always', 'gas', 'solar'],
      bathroom: 'shared',
      view: 'mountain',
      floor: 12,
    };
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
    const pages = await pagesOf({ location: 'Large', minCapacityMembers: 1, maxCapacityMembers: 11 }, { days });
    expect(pages.flatMap(({ shown }) => shown)).toEqual(['largeA largeA99 1 of 1', 'largeB largeB99 1 of 1']);
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(28);
  });

  test('with months of rooms long gone that no page can read is passed, and the search goes on behind it', async () => {
    const [strange] = [large('strange', 'Strange')];
    const plain = aProperty({ id: 'plain', location: 'Strange', rooms: [aRoom({ id: 'plain', price: 9000 })] });
    await store([strange, plain], () => false);
    const items = Array.from({ length: 1500 }, (_, at) => monthItem('strange', `gone${at}`, '2027-07'));
    await fill(tables.bookings.client, tables.bookings.name, items);
    const pages = await pagesOf({ location: 'Strange' });
    expect(pages.flatMap(({ shown }) => shown)).toEqual(['plain plain 1 of 1']);
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(28);
  });
});
