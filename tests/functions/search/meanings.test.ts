import { beforeAll, describe, expect, inject, test } from 'vitest';
import { findingAll } from '../../../functions/bookings/roomFinding.ts';
import { handler } from '../../../functions/handlers/searchRooms.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { sealCursor } from '../../../functions/runtime/cursor.ts';
import { findMeaning, partsOf } from '../../../functions/search/meanings.ts';
import { findInParts } from '../../../functions/search/partPages.ts';
import { openRoomSearch } from '../../../functions/search/roomSearch.ts';
import { widest } from '../../../shared/rules/catalogue.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { meteredClient } from '../../bench/meter.ts';
import { call } from '../../support/call.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

let tables: TestTables;

function house(
  id: string,
  city: string,
  given: { name?: string; location?: string; prices?: number[] } = {},
): Property {
  const { name = `House ${id}`, location = city, prices = [5000] } = given;
  return aProperty({
    id,
    location,
    address: { ...aProperty().address, city },
    hotel: { ...aProperty().hotel, name },
    rooms: prices.map((price, at) => aRoom({ roomNumber: 101 + at, price })),
  });
}

const catalogue = [
  house('sehr', 'Murree', { name: 'Sehr Bungalow', prices: [30_000, 31_000] }),
  house('annex', 'Murree', { name: 'Sehr Bungalow Annex', prices: [9000] }),
  house('post', 'Murree', { name: 'The Old Post Office Guest House', prices: [4000] }),
  house('fort', 'Hunza', { prices: [3000, 9000] }),
  house('glacier', 'Passu', { location: 'Hunza Valley', prices: [7000, 8000] }),
  house('bridge', 'Passu', { location: 'Hunza Valley', prices: [12_000] }),
  house('lake', 'Skardu', { prices: [6000] }),
  house('gali', 'Nathia Gali', { location: 'Murree Hills' }),
  house('keran', 'Keran', { location: 'Neelum Valley' }),
  house('sharda', 'Sharda', { location: 'Neelum Valley', prices: [2000] }),
  house('kalar', 'Kalar', { name: 'سرائے کالر' }),
];

beforeAll(async () => {
  tables = await freshTables();
  for (const property of catalogue) await propertyStore(tables.properties).save(property);
});

async function found(location: string, filters: object = {}) {
  const { status, body } = await call(handler, { body: { location, ...filters } });
  expect(status).toBe(200);
  return { ids: body.data.map(({ _id }: { _id: string }) => _id), shows: body.shows };
}

describe('a place as people type it', () => {
  const hunza = ['fort', 'glacier', 'bridge'];

  test.each(['hunz', 'Hunza, Pakistan', 'Hunza Valley', 'hotels in hunza', 'ہنزہ'])(
    '"%s" shows Hunza',
    async (typed) => {
      const shows = { kind: 'place', name: 'Hunza Valley', instead: false };
      expect(await found(typed)).toEqual({ ids: hunza, shows });
    },
  );

  test.each(['Hunzza', 'Hunza Vally', 'Hanza'])('"%s", a letter wrong, shows Hunza and says so', async (typed) => {
    const shows = { kind: 'place', name: 'Hunza Valley', instead: true };
    expect(await found(typed)).toEqual({ ids: hunza, shows });
  });

  test.each(['Gilgit Baltistan', 'Gilgit-Baltistan', 'gilgit baltistan, Pakistan'])(
    '"%s" is a region',
    async (typed) => {
      const shows = { kind: 'place', name: 'Gilgit-Baltistan', instead: false };
      expect(await found(typed)).toEqual({ ids: ['fort', 'lake', 'glacier', 'bridge'], shows });
    },
  );

  test('"اسکردو" is Skardu', async () => {
    expect(await found('اسکردو')).toEqual({
      ids: ['lake'],
      shows: { kind: 'place', name: 'Skardu', instead: false },
    });
  });

  test('a place of exactly this name comes before one that is spelled like it', async () => {
    expect(await found('Kalar')).toEqual({ ids: ['kalar'], shows: { kind: 'place', name: 'Kalar', instead: false } });
  });

  test('filters that leave nothing of a place leave it the place', async () => {
    const shows = { kind: 'place', name: 'Kalar', instead: false };
    expect(await found('Kalar', { maxPrice: 100 })).toEqual({ ids: [], shows });
  });
});

describe('all places', () => {
  const shows = { kind: 'place', name: 'Pakistan', instead: false };

  test.each(['Pakistan', 'پاکستان', 'anywhere', 'North', 'hotels in Pakistan'])(
    '"%s" shows every hotel',
    async (typed) => {
      const { ids, shows: said } = await found(typed, { limit: 50 });
      expect([[...ids].sort(), said]).toEqual([catalogue.map(({ id }) => id).sort(), shows]);
    },
  );

  test('keep to the wishes', async () => {
    expect(await found('Pakistan', { maxPrice: 2000 })).toEqual({ ids: ['sharda'], shows });
  });
});

describe('a village', () => {
  test('shows itself first, then its valley, each room once', async () => {
    const shows = { kind: 'place', name: 'Passu', around: 'Hunza Valley', instead: false };
    expect(await found('Passu')).toEqual({ ids: ['glacier', 'bridge', 'fort'], shows });
  });

  test('"Nathiagali" is Nathia Gali, with Murree behind it', async () => {
    const { ids, shows } = await found('Nathiagali');
    expect(shows).toEqual({ kind: 'place', name: 'Nathia Gali', around: 'Murree Hills', instead: false });
    expect(ids).toEqual(['gali', 'post', 'annex', 'sehr']);
  });

  test('of a valley that itself belongs to a destination comes before that valley', async () => {
    const { ids, shows } = await found('Keran');
    expect([ids, shows.around]).toEqual([['keran', 'sharda'], 'Neelum Valley']);
  });

  test.each([1, 2, 3, 4, 5, 8])('shows every hotel once over pages of %i, and ends with the last', async (limit) => {
    for (const sort of ['price', '-price']) {
      const shown: string[] = [];
      let cursor: string | undefined;
      do {
        const { status, body } = await call(handler, { body: { location: 'Passu', limit, sort, cursor } });
        expect(status).toBe(200);
        expect(body.data.length).toBeGreaterThan(0);
        expect(body.shows.name).toBe('Passu');
        shown.push(...body.data.map(({ _id }: { _id: string }) => _id));
        cursor = body.nextCursor;
      } while (cursor);
      const passu = ['glacier', 'bridge'];
      expect(shown).toEqual([...(sort === 'price' ? passu : passu.toReversed()), 'fort']);
    }
  });

  test('with dates goes on with its valley too', async () => {
    const dates = { checkIn: addDays(today(), 10), checkOut: addDays(today(), 12) };
    expect((await found('Passu', dates)).ids).toEqual(['glacier', 'bridge', 'fort']);
  });
});

describe('the name of a hotel', () => {
  test.each(['Sehr Bungalow', 'sehr bungalow', 'SEHR  bungalow', 'Sehr', 'Sehr Bungalow, Murree'])(
    '"%s" shows that hotel first',
    async (typed) => {
      const { ids, shows } = await found(typed);
      expect(ids).toEqual(['sehr', 'annex']);
      expect([shows.kind, shows.instead]).toEqual(['hotel', false]);
    },
  );

  test.each(['Old Post Office', 'post office', 'The Old Post', 'سرائے کالر'])('is found by "%s"', async (typed) => {
    const { ids, shows } = await found(typed);
    expect(ids).toHaveLength(1);
    expect(catalogue.map(({ hotel }) => hotel.name)).toContain(shows.name);
  });

  test.each(['Sehr Bunglow', 'Sher Bungalow', 'Sehar Bungalow'])('"%s" shows what is most like it', async (typed) => {
    const { ids, shows } = await found(typed);
    expect(ids[0]).toBe('sehr');
    expect([shows.kind, shows.instead]).toEqual(['hotel', true]);
  });

  test('keeps to the wishes', async () => {
    expect((await found('Sehr Bungalow', { maxPrice: 30_000 })).ids).toEqual(['sehr', 'annex']);
    expect((await found('Sehr Bungalow', { maxPrice: 100 })).ids).toEqual([]);
    expect((await found('Sehr Bungalow', { classType: 'First' })).ids).toEqual([]);
    expect((await found('Sehr Bungalow', { minCapacityMembers: 3 })).ids).toEqual([]);
  });

  test('with dates shows the rooms that are free', async () => {
    const dates = { checkIn: addDays(today(), 10), checkOut: addDays(today(), 12) };
    expect((await found('Sehr Bungalow', dates)).ids).toEqual(['sehr', 'annex']);
  });

  test('with two parts that begin alike shows it once, at the first of them in the order', async () => {
    const prices = (at: number) => ({ name: 'River Bend River Inn', prices: [at, at + 1] });
    const twins = [house('twin', 'Kel', prices(5000)), house('other', 'Kel', prices(4000))];
    for (const property of twins) await propertyStore(tables.properties).save(property);
    expect((await found('river')).ids).toEqual(['other', 'twin']);
    expect((await found('river', { sort: '-price' })).ids).toEqual(['twin', 'other']);
    expect((await found('river i')).ids).toEqual(['other', 'twin']);
    expect((await found('river', { limit: 1 })).ids).toEqual(['other']);
    for (const { id } of twins) await propertyStore(tables.properties).remove(id);
  });

  test('of which nothing is left shows the place that was named with it', async () => {
    const { ids, shows } = await found('Hunza Serena');
    expect(ids).toHaveLength(3);
    expect(shows).toEqual({ kind: 'place', name: 'Hunza Valley', instead: true });
  });

  test('is paged', async () => {
    const shown: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await call(handler, { body: { location: 'Sehr Bungalow', limit: 1, cursor } });
      shown.push(...body.data.map(({ _id }: { _id: string }) => _id));
      cursor = body.nextCursor;
    } while (cursor);
    expect(shown).toEqual(['sehr', 'annex']);
  });

  test.each(['zzz', 'aaa', ''])('a cursor to "%s" outside of it is refused', async (sortKey) => {
    const list = { sort: 'price', location: 'Sehr Bungalow', ...widest, part: 'hotel 0' };
    const cursor = sealCursor(list, Buffer.from(sortKey).toString('base64url'));
    const { status, body } = await call(handler, { body: { location: 'Sehr Bungalow', cursor } });
    expect([status, body.code]).toEqual([400, 'invalid_cursor']);
  });
});

test.each([
  ['Hunza', 0.5],
  ['hunz', 0.5],
  ['Hunza, Pakistan', 0.5],
  ['Pakistan', 0.5],
  ['Passu', 1],
  ['Hunzza', 1],
  ['Kalar', 1],
  ['Sehr Bungalow', 1],
])('a search for "%s" takes %d read units', async (typed, units) => {
  const meter = meteredClient(inject('dynamoDbEndpoint'));
  const search = openRoomSearch({ client: meter.client, name: tables.properties.name });
  const body = { location: typed, ...widest, sort: 'price' as const, limit: 8 };
  const { kind, firstPage } = await findMeaning(search, typed, body);
  await findInParts(partsOf(typed, kind), { index: 0, after: undefined }, 8, findingAll(search, body, firstPage));
  expect(meter.takeUnits()).toBe(units);
});
