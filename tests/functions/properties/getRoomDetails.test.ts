import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import { handler } from '../../../functions/handlers/getRoomDetails.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { call } from '../../support/call.ts';
import { aProperty, rooms } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

beforeAll(async () => {
  const tables = await freshTables();
  const person = { id: 'owner', name: 'گل خان', email: 'gul@sarai.example', signedUpAt: '2026-05-01T08:00:00.000Z' };
  const owner = { ...profileKey('owner'), ...person };
  await tables.vendors.client.send(new PutCommand({ TableName: tables.vendors.name, Item: owner }));
  await propertyStore(tables.properties).save(aProperty({ rooms: rooms(3) }));
  const { address } = aProperty();
  const inHunza = { ...address, city: 'Karimabad', spot: { north: 36.3241, east: 74.6689 } };
  await propertyStore(tables.properties).save(aProperty({ id: 'forthouse', address: inHunza }));
});

test('details name the hotel, the room and the owner', async () => {
  const { status, body } = await call(handler, { params: { roomId: 'pinehouse' } });
  expect(status).toBe(200);
  expect(body.data.vendorInformation).toEqual({ userName: 'گل خان', email: 'gul@sarai.example' });
  expect(body.data.roomDetails).toMatchObject({
    _id: 'pinehouse',
    vendorId: 'owner',
    Location: 'Murree Hills',
    location: 'Murree Hills',
    address: { city: 'Murree', zipCode: 47150 },
    hotels: [{ name: 'Pine House', classType: 'Economy' }],
  });
});

test('the first room stands first unless another is asked for', async () => {
  const numbers = async (query: Record<string, string>) => {
    const { body } = await call(handler, { params: { roomId: 'pinehouse' }, query });
    return body.data.roomDetails.hotels[0].rooms.map(({ roomNumber }: { roomNumber: number }) => roomNumber);
  };
  expect(await numbers({})).toEqual([1, 2, 3]);
  expect(await numbers({ room: '3' })).toEqual([3, 1, 2]);
});

test('the sights around a place on the map are told, and none of a hotel without a place', async () => {
  const { body } = await call(handler, { params: { roomId: 'forthouse' } });
  expect(body.data.sights).toEqual([
    { name: { en: 'Baltit Fort', ur: 'بلتت کا قلعہ' }, kilometres: 0 },
    { name: { en: 'Altit Fort', ur: 'التت کا قلعہ' }, kilometres: 1 },
    { name: { en: 'Attabad Lake', ur: 'عطا آباد جھیل' }, kilometres: 18 },
  ]);
  const { body: without } = await call(handler, { params: { roomId: 'pinehouse' } });
  expect(without.data).not.toHaveProperty('sights');
});

test('nothing that the contract does not name leaves the system', async () => {
  const { body } = await call(handler, { params: { roomId: 'pinehouse' } });
  const names = ['Location', '_id', 'address', 'hotels', 'location', 'vendorId'];
  expect(Object.keys(body.data.roomDetails).sort()).toEqual(names);
});

test.each([
  ['an unknown property', { roomId: 'nowhere' }, {}],
  ['an unknown room of a property', { roomId: 'pinehouse' }, { room: '99' }],
])('%s is not found', async (_, params, query) => {
  const { status, body } = await call(handler, { params, query });
  expect([status, body.code]).toEqual([404, 'room_not_found']);
});

test.each(['../../etc', 'a b', 'x'.repeat(65)])('an id like %s is refused', async (roomId) => {
  const { status, body } = await call(handler, { params: { roomId } });
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});
