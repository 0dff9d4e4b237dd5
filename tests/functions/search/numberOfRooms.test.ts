import { beforeAll, describe, expect, test } from 'vitest';
import { handler as countsByAddress } from '../../../functions/handlers/getRoomCounts.ts';
import { handler as byAddress } from '../../../functions/handlers/getRoomSearch.ts';
import { handler as search } from '../../../functions/handlers/searchRooms.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { call } from '../../support/call.ts';
import { aProperty, aRoom, houses } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

beforeAll(async () => {
  const store = propertyStore((await freshTables()).properties);
  const rooms = [aRoom({ roomNumber: 101, price: 1500 }), aRoom({ roomNumber: 102, price: 1800 })];
  for (const id of ['pine', 'cedar']) await store.save(aProperty({ id, rooms }));
  for (const house of houses('single', 3)) await store.save(house);
});

describe('a number of rooms', () => {
  test.each([
    ['none', { rooms: 0 }, 'rooms', 'not_whole'],
    ['nine', { rooms: 9 }, 'rooms', 'not_whole'],
    ['one and a half', { rooms: 1.5 }, 'rooms', 'not_whole'],
    ['a word', { rooms: 'two' }, 'rooms', 'not_whole'],
    ['nothing', { rooms: null }, 'rooms', 'malformed'],
    ['a list', { rooms: [2] }, 'rooms', 'malformed'],
    ['three for two guests at most', { rooms: 3, maxCapacityMembers: 2 }, 'maxCapacityMembers', 'below_rooms'],
  ])('that is %s is refused at its field', async (_, wishes, path, code) => {
    const { status, body } = await call(search, { body: { location: 'Murree', ...wishes } });
    expect([status, body.issues]).toMatchObject([400, [{ path, code }]]);
  });

  test('may come as a text, as an address has it', async () => {
    const { body } = await call(search, { body: { location: 'Murree', rooms: '2' } });
    expect(body.data.map(({ _id }: { _id: string }) => _id).sort()).toEqual(['cedar', 'pine']);
    const query = { location: 'Murree', rooms: '2' };
    expect((await call(byAddress, { query })).body.data).toEqual(body.data);
    expect((await call(countsByAddress, { query })).body.data.found).toMatchObject({ hotels: 2, cheapest: 3300 });
  });

  test('may be above that of the guests who come at least', async () => {
    const { body } = await call(search, { body: { location: 'Murree', rooms: 2, minCapacityMembers: 1 } });
    expect(body.data).toHaveLength(2);
  });

  test('of one changes nothing, and says nothing of rooms together', async () => {
    const { body } = await call(search, { body: { location: 'Murree' } });
    expect((await call(search, { body: { location: 'Murree', rooms: 1 } })).body).toEqual(body);
    expect(body.data.every((hit: object) => !('together' in hit))).toBe(true);
  });

  test('belongs to the cursor of its search', async () => {
    const first = await call(search, { body: { location: 'Murree', rooms: 2, limit: 1 } });
    const { nextCursor: cursor } = first.body;
    const next = await call(search, { body: { location: 'Murree', rooms: 2, limit: 1, cursor } });
    expect([next.status, next.body.data.length]).toEqual([200, 1]);
    const other = await call(search, { body: { location: 'Murree', limit: 1, cursor } });
    expect([other.status, other.body.code]).toEqual([400, 'invalid_cursor']);
  });
});
