import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { handler } from '../../../functions/handlers/searchRooms.ts';
import type { Property, Room } from '../../../functions/properties/property.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { rateCard } from '../../../functions/properties/writeCard.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import type { RoomHit } from '../../../shared/contracts/search.ts';
import type { RoomAmenities } from '../../../shared/rules/amenities.ts';
import { meteredClient } from '../../bench/meter.ts';
import { call } from '../../support/call.ts';
import { Crash, dyingAt } from '../../support/crash.ts';
import { aProperty, aRoom, rooms } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

/** A table that counts what is written to it. */
function counting(table: Table) {
  const counted = { writes: 0, entries: 0 };
  const client = new Proxy(table.client, {
    get: (target, property, receiver) => {
      if (property !== 'send') return Reflect.get(target, property, receiver);
      return (command: { input: { TransactItems?: object[] } }) => {
        const writes = command.input.TransactItems?.filter((each) => !('ConditionCheck' in each)) ?? [];
        counted.writes += writes.length;
        counted.entries += writes.filter((each) =>
          /"(new#)?(search|cheapest|dearest|newest|name)#/.test(JSON.stringify(each)),
        ).length;
        return target.send(command as never);
      };
    },
  });
  return { counted, table: { ...table, client } };
}

const alike = (count: number, given = {}) => rooms(count, { price: 1500, ...given });

async function cards(location: string, wishes: object = {}) {
  const { body } = await call(handler, { body: { location, limit: 50, ...wishes } });
  return body.data.map(({ hotels, roomsAlike, matching }: RoomHit) => ({
    ...hotels[0]?.rooms[0],
    roomsAlike,
    inAll: matching.rooms,
  }));
}

let table: Table;

beforeAll(async () => {
  table = (await freshTables()).properties;
});

/** Saves a hotel of its own place, as it is at first and after each change. */
async function save(place: string, ...versions: Room[][]) {
  for (const own of versions) await propertyStore(table).save(aProperty({ id: place, location: place, rooms: own }));
}

describe('rooms of one hotel that differ in nothing', () => {
  test('are one kind, with the first of them and their number', async () => {
    await save('Passu', [...alike(40), aRoom({ roomNumber: 99, price: 9000 })]);
    expect(await cards('Passu')).toMatchObject([{ roomNumber: 1, price: 1500, roomsAlike: 40, inAll: 41 }]);
    expect(await cards('Passu', { minPrice: 2000 })).toMatchObject([{ roomNumber: 99, roomsAlike: 1, inAll: 1 }]);
  });

  test('stay one card with one less when the first of them is switched off', async () => {
    const [first, ...others] = alike(3);
    await save('Kalam', alike(3), [{ ...aRoom(first), available: false }, ...others]);
    expect(await cards('Kalam')).toMatchObject([{ roomNumber: 2, roomsAlike: 2 }]);
  });

  test('are no card any more when all of them are switched off', async () => {
    await save('Shigar', alike(2), alike(2, { available: false }));
    expect(await cards('Shigar')).toEqual([]);
  });
});

const kinds = (prices: number[]) => prices.map((price, at) => aRoom({ roomNumber: at + 1, price }));
const twelve = Array.from({ length: 12 }, (_, at) => 2000 + at);

test.each([
  ['gets a cheaper room', twelve.slice(1), [1000, ...twelve.slice(1)]],
  ['loses its cheapest room', twelve, twelve.slice(1)],
  ['gets a dearer room', twelve.slice(1), [...twelve.slice(1), 3000]],
  ['has all of its prices changed', twelve, twelve.map((price) => price + 500)],
])('a hotel that %s is in every list at every moment of that', async (what, before, after) => {
  for (let step = 0; ; step++) {
    const place = `${what} ${step}`;
    const id = place.replaceAll(' ', '-');
    await propertyStore(table).save(aProperty({ id, location: place, rooms: kinds(before) }));
    const next = aProperty({ id, location: place, rooms: kinds(after) });
    const crashed = await propertyStore(dyingAt(step, table))
      .save(next)
      .then(() => false, isCrash);
    for (const wishes of [{}, { minPrice: 1 }, { sort: '-price' }, { minCapacityMembers: 2, maxCapacityMembers: 2 }]) {
      expect((await cards(place, wishes)).length).toBeGreaterThan(0);
    }
    if (!crashed) return;
  }
});

function isCrash(error: unknown): boolean {
  if (error instanceof Crash) return true;
  throw error;
}

const said: RoomAmenities = { heating: ['gas'], hotWater: ['always'], bathroom: 'own' };
const forty = rooms(100, { amenities: said }).map((room, at) => ({ ...room, price: 1000 + (at % 40) }));

test('a hotel of 100 rooms of 40 kinds around a known place is saved with 600 writes at most, within five seconds', async () => {
  const { counted, table: countingTable } = counting(table);
  const started = performance.now();
  await propertyStore(countingTable).save(aProperty({ id: 'forty', rooms: forty, location: 'Bhurban' }));
  expect(counted.writes).toBeLessThanOrEqual(600);
  expect((performance.now() - started) / 1000).toBeLessThan(5);
});

/** Writes of transactions that are about entries, beside the record's own. */
async function entriesWritten(change: (rooms: Room[]) => Partial<Property>): Promise<number> {
  await propertyStore(table).save(aProperty({ id: 'forty', rooms: forty, location: 'Bhurban' }));
  const { counted, table: countingTable } = counting(table);
  await propertyStore(countingTable).save(
    aProperty({ id: 'forty', rooms: forty, location: 'Bhurban', ...change(forty) }),
  );
  return counted.entries;
}

test('a description writes no entry, and a price those of its kind alone', async () => {
  const described = { hotel: { ...aProperty().hotel, description: 'Another one.' } };
  expect(await entriesWritten(() => described)).toBe(0);
  const dearer = (own: Room[]) => own.map((room) => ({ ...room, price: room.price === 1020 ? 1500 : room.price }));
  // Ten lists of the kind, new and old, and those of the hotel by its highest price and by its name.
  expect(await entriesWritten((own) => ({ rooms: dearer(own) }))).toBeLessThanOrEqual(2 * (6 + 12 + 2));
});

test('a description, a photo or a rating takes 6 write units of search items at most', async () => {
  const given = { id: 'metered', rooms: forty, location: 'Bhurban' };
  await propertyStore(table).save(aProperty(given));
  const { client, takeUnits } = meteredClient(inject('dynamoDbEndpoint'));
  const updates: number[] = [];
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  Object.assign(client, {
    send: async (command: unknown) => {
      takeUnits();
      const answer = await send(command);
      if (command instanceof UpdateCommand) updates.push(takeUnits());
      return answer;
    },
  });
  const metered = { ...table, client };
  const hotel = { ...aProperty().hotel, description: 'Another one.' };
  await propertyStore(metered).save(aProperty({ ...given, hotel }));
  const photographed = forty.map((room) => ({ ...room, photos: ['another'] }));
  await propertyStore(metered).save(aProperty({ ...given, hotel, rooms: photographed }));
  await rateCard(metered, 'metered', { count: 2, clean: 9, warm: 9, host: 9, road: 9, value: 9 });
  expect(updates).toHaveLength(3);
  expect(Math.max(...updates)).toBeLessThanOrEqual(6);
});
