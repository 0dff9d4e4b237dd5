import { beforeAll, describe, expect, inject, test } from 'vitest';
import { handler } from '../../../functions/handlers/searchRooms.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { sealPart } from '../../../functions/search/partPages.ts';
import { widest } from '../../../shared/rules/catalogue.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { meteredClient } from '../../bench/meter.ts';
import { call } from '../../support/call.ts';
import { catalogue, found, house, openMeantHotels } from '../../support/meantHotels.ts';
import { openPages } from '../../support/searchPages.ts';
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

  test('in Urdu finds it too, by each of three parts, and the card has both names', async () => {
    const twin = house('walnut', 'Kel', { name: 'Walnut Court', prices: [6000] });
    const named = { ...twin, hotel: { ...twin.hotel, urduName: 'اخروٹ والی حویلی ہوٹل' } };
    await propertyStore(tables.properties).save(named);
    for (const typed of ['اخروٹ والی', 'حویلی', 'Walnut Court']) expect((await found(typed)).ids).toEqual(['walnut']);
    const { body } = await call(handler, { body: { location: 'حویلی', ...widest } });
    expect(body.data[0].hotels[0]).toMatchObject({ name: 'Walnut Court', urduName: 'اخروٹ والی حویلی ہوٹل' });
    await propertyStore(tables.properties).save({ ...twin, hotel: { ...twin.hotel, urduName: 'چنار' } });
    expect((await found('حویلی')).ids).toEqual([]);
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

  test.each(['zzz', 'aaa'])('a cursor to "%s" outside of it is refused', async (after) => {
    const cursor = sealPart(
      { sort: 'price', location: 'Sehr Bungalow', ...widest },
      { kind: 'hotel', index: 0, after },
    );
    const { status, body } = await call(handler, { body: { location: 'Sehr Bungalow', cursor } });
    expect([status, body.code]).toEqual([400, 'invalid_cursor']);
  });
});

// Half a unit a card, and half a unit each list of three hotels, two hotels and so on.
test.each([
  ['Hunza', 1 + 3 * 0.5],
  ['hunz', 1 + 3 * 0.5],
  ['Hunza, Pakistan', 1 + 3 * 0.5],
  ['Pakistan', 5],
  ['Passu', 2 + 3 * 0.5],
  // Two lists of the place and two of the name tell that there are neither.
  ['Hunzza', 2 + 1 + 3 * 0.5],
  ['Kalar', 0.5 + 0.5 + 0.5],
  ['Sehr Bungalow', 0.5 + 1 + 2 * 0.5],
])('a search for "%s" takes at most %d read units', async (typed, units) => {
  const meter = meteredClient(inject('dynamoDbEndpoint'));
  const find = openPages(meter.client, { properties: tables.properties.name, bookings: tables.bookings.name });
  await find({ location: typed });
  // DynamoDB Local counts nothing for a query without an item.
  expect(meter.takeUnits()).toBeLessThanOrEqual(units);
});
