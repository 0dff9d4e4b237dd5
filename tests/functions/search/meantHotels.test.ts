import { beforeAll, describe, expect, inject, test } from 'vitest';
import { findingAll } from '../../../functions/bookings/roomFinding.ts';
import { handler } from '../../../functions/handlers/searchRooms.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { sealCursor } from '../../../functions/runtime/cursor.ts';
import { findMeaning, partsOf } from '../../../functions/search/meanings.ts';
import { findInParts } from '../../../functions/search/partPages.ts';
import { openRoomSearch } from '../../../functions/search/roomSearch.ts';
import { widest } from '../../../shared/rules/catalogue.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { meteredClient } from '../../bench/meter.ts';
import { call } from '../../support/call.ts';
import { catalogue, found, house, openMeantHotels } from '../../support/meantHotels.ts';
import type { TestTables } from '../../support/tables.ts';

let tables: TestTables;

beforeAll(async () => {
  tables = await openMeantHotels();
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

  test('is found where it is also a place with a letter wrong', async () => {
    expect((await found('Baltit')).shows).toMatchObject({ kind: 'place', instead: true });
    await propertyStore(tables.properties).save(house('baltit', 'Kel', { name: 'Baltit Inn' }));
    const { ids, shows } = await found('Baltit');
    expect([ids, shows]).toEqual([['baltit'], { kind: 'hotel', name: 'Baltit Inn', instead: false }]);
    await propertyStore(tables.properties).remove('baltit');
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
  // Half of it tells that no hotel is called so.
  ['Hunzza', 1.5],
  ['Kalar', 1],
  ['Sehr Bungalow', 1],
])('a search for "%s" takes at most %d read units', async (typed, units) => {
  const meter = meteredClient(inject('dynamoDbEndpoint'));
  const search = openRoomSearch({ client: meter.client, name: tables.properties.name });
  const body = { location: typed, ...widest, sort: 'price' as const, limit: 8 };
  const { kind, firstPage } = await findMeaning(search, typed, body);
  await findInParts(partsOf(typed, kind), { index: 0, after: undefined }, 8, findingAll(search, body, firstPage));
  // DynamoDB Local counts nothing for a query without an item.
  expect(meter.takeUnits()).toBeLessThanOrEqual(units);
});
