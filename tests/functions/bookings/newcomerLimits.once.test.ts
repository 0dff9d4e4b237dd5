import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccount, openAccountOf, realLimits, type SignedUp, setForTest } from '../../support/accounts.ts';
import { cancel, type Room, reject, request, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { newAddress } from '../../support/windows.ts';
import { doneWork } from '../../support/work.ts';

const owners = openOwners();
let room: Room;
let otherRoom: Room;

beforeAll(() => {
  process.env.LIMITS = JSON.stringify(realLimits);
});

beforeEach(async () => {
  const form = propertyForm({ rooms: [roomForm(), roomForm({ roomNumber: '102', No_of_beds: '2' })] });
  const propertyId = (await owners.create(form)).body.data._id;
  [room, otherRoom] = [
    { propertyId, roomNumber: 101 },
    { propertyId, roomNumber: 102 },
  ];
});

const older = (hours = 25) => openAccountOf(hours, owners.desk.tables);

/** An account of this moment, that asks from an address. */
const newcomer = async (from = newAddress()) => ({ ...(await openAccount('user')), from });

/** Requests of as many newcomers of an address for the same nights. */
const ofSome = async (count: number, from: string, days: readonly [number, number] = [10, 13]) => {
  const guests = await Promise.all(Array.from({ length: count }, () => newcomer(from)));
  return Promise.all(guests.map((guest) => request(guest, room, days)));
};

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('of the newcomers of one address', () => {
  test('five wait for a night of a room, and the sixth has to work', async () => {
    const from = newAddress();
    expect(statuses(await ofSome(5, from))).toEqual(Array(5).fill(201));
    const { status, body } = await request(await newcomer(from), room, [12, 20]);
    expect([status, body.code]).toEqual([429, 'work_needed']);
  });

  test('the sixth waits once the work is done, and the wall lets nobody past, with work or without', async () => {
    const newcomers = { ...realLimits.newcomers, all: { ...realLimits.newcomers.all, max: 6 } };
    setForTest('LIMITS', JSON.stringify({ ...realLimits, newcomers }));
    const from = newAddress();
    await ofSome(5, from);
    const sixth = await newcomer(from);
    const headers = doneWork((await request(sixth, room)).body.challenge);
    expect((await request({ ...sixth, headers }, room)).status).toBe(201);
    for (const each of [{}, { headers }]) {
      const { status, body } = await request({ ...(await newcomer(from)), ...each }, room);
      expect([status, body.code]).toEqual([429, 'too_many_newcomers']);
    }
    expect((await request(await newcomer(), room)).status).toBe(201);
  });

  test('twenty are the most in production', () => {
    expect([realLimits.newcomers.free.max, realLimits.newcomers.all.max]).toEqual([5, 20]);
  });

  test('five of eight that come at one moment wait', async () => {
    expect(statuses(await ofSome(8, newAddress())).filter((status) => status === 201)).toHaveLength(5);
  });

  test('nobody stands in the way of others: another address, an older account, another room, the nights beside', async () => {
    const from = newAddress();
    await ofSome(5, from);
    const others = [
      await request(await newcomer(), room),
      await request({ ...(await older()), from }, room),
      await request(await newcomer(from), otherRoom),
      await request(await newcomer(from), room, [13, 15]),
      await request(await newcomer(from), room, [8, 10]),
    ];
    expect(statuses(others)).toEqual(Array(5).fill(201));
  });

  test('each night of a long stay is counted, in every month that it is in', async () => {
    const from = newAddress();
    await ofSome(5, from, [10, 40]);
    for (const day of [10, 24, 39])
      expect((await request(await newcomer(from), room, [day, day + 1])).status).toBe(429);
    expect((await request(await newcomer(from), room, [40, 41])).status).toBe(201);
  });

  test.each<[string, (id: string, guest: SignedUp) => Promise<unknown>]>([
    ['declined', (id) => reject(owners.vendor, id)],
    ['taken back', (id, guest) => cancel(guest, id)],
  ])('one that is %s makes room for another', async (_, end) => {
    const from = newAddress();
    const guest = await newcomer(from);
    const id = await requested(guest, room);
    await ofSome(4, from);
    expect((await request(await newcomer(from), room)).status).toBe(429);
    await end(id, guest);
    expect((await request(await newcomer(from), room)).status).toBe(201);
    expect((await request(await newcomer(from), room)).status).toBe(429);
  });

  test('those whose time to be answered is over make room', async () => {
    const from = newAddress();
    await ofSome(5, from);
    passTime(25 * 3600);
    expect(statuses(await ofSome(5, from))).toEqual(Array(5).fill(201));
  });
});
