import { beforeAll, describe, expect, test } from 'vitest';
import { handler as countHandler } from '../../../functions/handlers/countRooms.ts';
import { handler } from '../../../functions/handlers/searchRooms.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import type { StoredRates } from '../../../functions/search/indexedProperty.ts';
import { kindIds } from '../../../functions/search/kindIds.ts';
import { noRates } from '../../../shared/rules/rates.ts';
import { dayIn } from '../../support/bookings.ts';
import { call } from '../../support/call.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

let tables: TestTables;

beforeAll(async () => {
  tables = await freshTables();
});

const stay = { checkIn: dayIn(10), checkOut: dayIn(13) };

/** A hotel that is the only one of its place, with a room at 9,000 and rates that the kind's id makes. */
async function hotel(place: string, ratesOf: (kind: string) => Partial<StoredRates>, rooms = [aRoom({ price: 9000 })]) {
  const property = aProperty({ id: place, location: place, address: { ...aProperty().address, city: place }, rooms });
  const kinds = kindIds(property);
  const [kind = ''] = Object.values(kinds);
  const rates = { ...noRates, ...ratesOf(kind), revision: 1 };
  await propertyStore(tables.properties).save({ ...property, kinds, rates });
}

/** One night of the stay costs more, which makes 9,333 on average, and a third of a rupee. */
const oneNightDearer = (kind: string) => ({ days: [{ from: dayIn(11), to: dayIn(11), prices: { [kind]: 10_000 } }] });

const search = async (location: string, wishes: object) =>
  (await call(handler, { body: { location, ...stay, ...wishes } })).body.data;

const counts = async (location: string, wishes: object) =>
  (await call(countHandler, { body: { location, ...stay, ...wishes } })).body.data;

describe('the card of a hotel with rates', () => {
  test('has the total of the stay and its average night, rounded down, beside the price of the kind', async () => {
    await hotel('Totalled', oneNightDearer);
    const [hit] = await search('Totalled', {});
    expect(hit).toMatchObject({
      total: 28_000,
      matching: { fromPrice: 9333, fromTotal: 28_000 },
      hotels: [{ rooms: [{ price: 9000 }] }],
    });
  });

  test('has no total without dates', async () => {
    await hotel('Undated', oneNightDearer);
    const { body } = await call(handler, { body: { location: 'Undated' } });
    expect(body.data[0]).not.toHaveProperty('total');
  });

  test('has the total of a long stay after its discount', async () => {
    await hotel('Discounted', () => ({ longStays: [{ nights: 3, percent: 10 }] }));
    const [hit] = await search('Discounted', {});
    expect(hit).toMatchObject({ total: 24_300, matching: { fromPrice: 8100 } });
  });

  test('has of several rooms the total of all, and a night of all on average', async () => {
    await hotel('Together', oneNightDearer, [
      aRoom({ price: 9000 }),
      aRoom({ price: 9000, roomNumber: 102, id: 'room102' }),
    ]);
    const [hit] = await search('Together', { rooms: 2 });
    expect(hit).toMatchObject({ total: 56_000, together: { price: 18_666, kinds: [{ count: 2, price: 9333 }] } });
  });
});

describe('the limits of price, with dates', () => {
  test.each([
    [{ maxPrice: 9333 }, 1],
    [{ maxPrice: 9332 }, 0],
    [{ minPrice: 9333 }, 1],
    [{ minPrice: 9334 }, 0],
  ])('mean a night on average: %j finds %i', async (limits, found) => {
    const place = `Limited ${Object.entries(limits).join(' ')}`;
    await hotel(place, oneNightDearer);
    expect(await search(place, limits)).toHaveLength(found);
  });

  test('find a hotel whose kind has another price than the stay, below them and above', async () => {
    await hotel('Far below', (kind) => ({ days: [{ from: dayIn(9), to: dayIn(13), prices: { [kind]: 2000 } }] }));
    expect(await search('Far below', { maxPrice: 2000 })).toHaveLength(1);
    await hotel('Far above', (kind) => ({ days: [{ from: dayIn(9), to: dayIn(13), prices: { [kind]: 30_000 } }] }));
    expect(await search('Far above', { minPrice: 30_000 })).toHaveLength(1);
  });

  test('are the cause that is named where the rates of the days are above them, with the totals of the stay', async () => {
    await hotel('Blamed', (kind) => ({ days: [{ from: dayIn(9), to: dayIn(13), prices: { [kind]: 12_000 } }] }));
    const { found, causes } = await counts('Blamed', { maxPrice: 10_000 });
    expect(found).toBeUndefined();
    expect(causes).toContainEqual({ wish: 'maxPrice', hotels: 1, more: false, cheapest: 36_000, dearest: 36_000 });
  });
});

describe('the least nights of a season', () => {
  const ofSeason = (leastNights: number) => () => ({
    seasons: [{ name: 'Feast', from: dayIn(12), to: dayIn(20), prices: {}, weekdays: [], leastNights }],
  });

  test('leave out a stay that has fewer, and one that does not touch the season stays', async () => {
    await hotel('Least', ofSeason(4));
    expect(await search('Least', {})).toEqual([]);
    expect(await search('Least', { checkOut: dayIn(14) })).toHaveLength(1);
    expect(await search('Least', { checkOut: dayIn(12) })).toHaveLength(1);
  });

  test('are told by other days, and blame no price', async () => {
    await hotel('Least told', ofSeason(4));
    const { causes } = await counts('Least told', { maxPrice: 10_000 });
    expect(causes).toEqual([
      {
        wish: 'dates',
        checkIn: dayIn(9),
        checkOut: dayIn(12),
        hotels: 1,
        more: false,
        cheapest: 27_000,
        dearest: 27_000,
      },
    ]);
  });
});
