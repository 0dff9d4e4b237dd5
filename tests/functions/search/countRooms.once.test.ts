import { beforeAll, describe, expect, test } from 'vitest';
import { handler } from '../../../functions/handlers/countRooms.ts';
import { fill } from '../../bench/fill.ts';
import { call } from '../../support/call.ts';
import { countedHotels } from '../../support/countedHotels.ts';
import { searchItems } from '../../support/entries.ts';
import { freshTables } from '../../support/tables.ts';

beforeAll(async () => {
  const { client, name } = (await freshTables()).properties;
  await fill(client, name, countedHotels.flatMap(searchItems));
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
    const { found, causes } = await counts('Skardu');
    expect(found).toEqual({ hotels: 50, more: true, cheapest: 3000 });
    expect(causes).toEqual([]);
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

  test('the wishes are named that leave hotels out, and none that leaves out nothing', async () => {
    const { found, causes } = await counts('Murree', { maxPrice: 2000, maxCapacityMembers: 2 });
    expect(found).toMatchObject({ hotels: 1, cheapest: 1500 });
    expect(causes).toEqual([{ wish: 'all', hotels: 1, more: false, cheapest: 4000, dearest: 4000 }]);
  });

  test('each says how many it leaves out beside those that are found, and from which price on', async () => {
    const { causes } = await counts('Murree', { maxPrice: 2000 });
    expect(causes).toEqual([{ wish: 'maxPrice', hotels: 1, more: false, cheapest: 4000, dearest: 4000 }]);
  });

  test('a large group is told of what its price leaves out', async () => {
    const { found, causes } = await counts('Kalam', { minCapacityMembers: 5, maxPrice: 2000 });
    expect(found).toMatchObject({ hotels: 1 });
    expect(causes).toContainEqual({ wish: 'maxPrice', hotels: 11, more: false, cheapest: 4001, dearest: 4011 });
  });

  test('the lowest price is one that leaves out too, and then it is of what costs less', async () => {
    const { causes } = await counts('Murree', { minPrice: 5000, maxPrice: 6000 });
    expect(causes.map(({ wish, hotels }: { wish: string; hotels: number }) => [wish, hotels])).toEqual([
      ['minPrice', 2],
      ['maxPrice', 1],
    ]);
  });

  test('a list of no facts is none', async () => {
    expect(await counts('Murree', { facts: [] })).toEqual(await counts('Murree'));
  });

  test('other places are named only where nothing here would be found either, the nearest first', async () => {
    const { found, causes } = await counts('Kashmir', { minPrice: 5500 });
    expect(found).toBeUndefined();
    expect(causes.map(({ wish, place }: { wish: string; place: string }) => [wish, place])).toEqual([
      ['place', 'murree'],
      ['place', 'gilgit'],
      ['place', 'hunza'],
    ]);
  });
});

describe('a place without hotels', () => {
  test.each([
    ['Kashmir', { place: 'murree', kilometres: 50 }],
    ['Kel', { place: 'naran', kilometres: 65 }],
    ['Shigar', undefined],
    ['Nowhere at all', undefined],
  ])('names the nearest that has some, with its distance: %s', async (place, nearest) => {
    expect((await counts(place)).nearest).toEqual(nearest);
  });

  test('is not one whose hotels do not fit', async () => {
    const { nearest, causes } = await counts('Gilgit', { minPrice: 900_000 });
    expect(nearest).toBeUndefined();
    expect(causes).toMatchObject([{ wish: 'minPrice', hotels: 40 }]);
  });
});
