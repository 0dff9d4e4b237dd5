import { beforeAll, expect, test } from 'vitest';
import { handler as countsByAddress } from '../../../functions/handlers/getRoomCounts.ts';
import { handler as byAddress } from '../../../functions/handlers/getRoomSearch.ts';
import { handler as search } from '../../../functions/handlers/searchRooms.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { call } from '../../support/call.ts';
import { aProperty, houses } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

const amenities = { wifi: 'yes' as const, parking: 'yes' as const };

beforeAll(async () => {
  const store = propertyStore((await freshTables()).properties);
  for (const house of houses('pine', 11)) await store.save(house);
  await store.save(aProperty({ id: 'lodge', hotel: { ...aProperty().hotel, amenities } }));
});

const murree = { location: 'Murree', classType: 'Economy', minPrice: '500', maxPrice: '2000' };

test('a search by its address answers what the documented one does, page by page', async () => {
  const first = await call(byAddress, { query: murree });
  const { body } = await call(search, { body: { ...murree, minPrice: 500, maxPrice: 2000 } });
  expect([first.status, first.body]).toEqual([200, body]);
  const cursor = first.body.nextCursor;
  expect((await call(byAddress, { query: { ...murree, cursor } })).body).toEqual(
    (await call(search, { body: { ...murree, cursor } })).body,
  );
});

test('facts stand in one value, with commas between them', async () => {
  const { body } = await call(byAddress, { query: { location: 'Murree', facts: 'wifi,parking' } });
  expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(['lodge']);
});

test.each(['wifi,sea view', ','])('facts that are none are refused: %s', async (facts) => {
  const { status, body } = await call(byAddress, { query: { location: 'Murree', facts } });
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});

test.each([
  ['a search', byAddress],
  ['its counts', countsByAddress],
])('%s is kept at the edge for ten seconds, and by no browser', async (_, handler) => {
  const { headers } = await call(handler, { query: { location: 'Murree' } });
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-if-error=300');
});

test('what is answered to a token is kept nowhere, so that a host sees what he has just changed', async () => {
  const { headers } = await call(byAddress, { query: { location: 'Murree' }, token: 'v.someone.secret' });
  expect(headers['cache-control']).toBe('no-store');
});

test('a refusal is kept nowhere', async () => {
  const { status, headers } = await call(byAddress, { query: {} });
  expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
});
