import { beforeAll, expect, test } from 'vitest';
import { handler } from '../../../functions/handlers/browseRooms.ts';
import { handler as featured } from '../../../functions/handlers/listFeaturedRooms.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { sealCursor } from '../../../functions/runtime/cursor.ts';
import { call } from '../../support/call.ts';
import { aProperty, aRoom, houses } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

const business = { ...aProperty().hotel, classType: 'Business' as const };

beforeAll(async () => {
  const store = propertyStore((await freshTables()).properties);
  for (const house of houses('pine', 25, { listedAt: '2026-09-01T00:00:00.000Z' })) await store.save(house);
  await store.save(
    aProperty({
      id: 'fort',
      hotel: business,
      address: { ...aProperty().address, city: 'Hunza' },
      listedAt: '2026-09-03T00:00:00.000Z',
    }),
  );
  await store.save(
    aProperty({
      id: 'lake',
      hotel: business,
      location: 'Skardu',
      rooms: [aRoom({ price: 900 })],
      listedAt: '2026-09-02T00:00:00.000Z',
    }),
  );
});

async function ids(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await call(handler, { query });
  expect(status).toBe(200);
  return body.data.map(({ _id }: { _id: string }) => _id);
}

test('a class list holds the rooms of that class alone, newest first', async () => {
  expect(await ids({ class: 'Business' })).toEqual(['fort', 'lake']);
});

test('a class list can be sorted by price', async () => {
  expect(await ids({ class: 'Business', sort: 'price' })).toEqual(['lake', 'fort']);
});

test.each(['newest', 'price', '-price'])('a city list by %s holds the rooms of that city alone', async (sort) => {
  expect(await ids({ city: 'Hunza Valley', sort })).toEqual(['fort']);
});

test.each(['newest', 'price', '-price'])(
  'a Location alone does not put a hotel into a city list by %s',
  async (sort) => {
    expect(await ids({ city: 'Skardu', sort })).toEqual([]);
  },
);

test('a page has twenty hotels and the next one the rest', async () => {
  const first = await call(handler, { query: { class: 'Economy' } });
  expect(first.body.data).toHaveLength(20);
  const second = await call(handler, { query: { class: 'Economy', cursor: first.body.nextCursor } });
  expect(second.body.data).toHaveLength(5);
  expect(second.body).not.toHaveProperty('nextCursor');
});

test.each(['', '\u0000', 'x'.repeat(300), '{"pk":1}'])(
  'a cursor to "%s" that is sealed as ours are is refused',
  async (position) => {
    const { status, body } = await call(handler, { query: { cursor: sealCursor({ sort: 'newest' }, position) } });
    expect([status, body.code]).toEqual([400, 'invalid_cursor']);
  },
);

test('a list may be kept by shared caches for a while, a refusal never', async () => {
  expect((await call(handler, {})).headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-if-error=300');
  expect((await call(handler, { query: { class: 'Royal' } })).headers['cache-control']).toBe('no-store');
});

test('featured rooms leave out the first offset + skip of the newest', async () => {
  const { body } = await call(featured, { query: { offset: '1', limit: '4', skip: '15' } });
  const all = await call(handler, { query: { limit: '50' } });
  expect(body.data).toEqual(all.body.data.slice(16, 20));
});

test('featured rooms of a catalogue smaller than the skip are its newest', async () => {
  const { body } = await call(featured, { query: { offset: '1', limit: '2', skip: '40' } });
  expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(['fort', 'lake']);
});

const refused: Record<string, string>[] = [{ limit: '10000' }, { offset: '-1' }, { skip: 'many' }];

test.each(refused)('featured rooms refuse %j', async (query) => {
  const { status, body } = await call(featured, { query });
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});

test('a filter without a value, as a form sends it, is no filter', async () => {
  const query = { class: '', city: '', sort: '', limit: '', cursor: '' };
  const { status, body } = await call(handler, { query });
  expect([status, body.code]).toEqual([200, (await call(handler)).body.code]);
});
