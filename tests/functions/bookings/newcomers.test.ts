import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, openAccountOf, realLimits, type SignedUp, setForTest } from '../../support/accounts.ts';
import {
  accept,
  bookingsOf,
  cancel,
  dayIn,
  type Room,
  reject,
  request,
  requested,
  waitingFor,
} from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { storeBooking } from '../../support/stays.ts';
import { passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { doneWork } from '../../support/work.ts';

const owners = openOwners();
let room: Room;
let otherRoom: Room;

beforeAll(() => {
  process.env.LIMITS = JSON.stringify(realLimits);
});

beforeEach(async () => {
  const form = propertyForm({ rooms: [roomForm(), roomForm({ roomNumber: '102' })] });
  const propertyId = (await owners.create(form)).body.data._id;
  [room, otherRoom] = [
    { propertyId, roomNumber: 101 },
    { propertyId, roomNumber: 102 },
  ];
});

const older = (hours = 25) => openAccountOf(hours, owners.desk.tables);

let addresses = 0;

/** An address that no other test has. */
function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** An account of this moment, that asks from an address. */
const newcomer = async (from = newAddress()) => ({ ...(await openAccount('user')), from });

/** Requests of as many newcomers of an address for the same nights. */
const ofSome = async (count: number, from: string, days: readonly [number, number] = [10, 13]) => {
  const guests = await Promise.all(Array.from({ length: count }, () => newcomer(from)));
  return Promise.all(guests.map((guest) => request(guest, room, days)));
};

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('requests of newcomers are listed', () => {
  test('after those of all others, whoever asked first', async () => {
    const first = await requested(await newcomer(), room);
    const others = [await requested(await older(), room), await requested(await older(), otherRoom)];
    expect(await waitingFor(owners.vendor)).toEqual([...others, first]);
  });

  test('among the others where a stay of theirs is over', async () => {
    const guest = await newcomer();
    const over = { checkIn: dayIn(-1), checkOut: dayIn(0), state: 'active' as const };
    await storeBooking(owners.desk.tables.bookings, { userId: guest.id, ...over });
    const both = [await requested(guest, room), await requested(await older(), room)];
    expect(await waitingFor(owners.vendor)).toEqual(both);
  });

  test('after the others where a booking is accepted and ahead: anybody can be a guest at a hotel of his own', async () => {
    const guest = await newcomer();
    await accept(owners.vendor, await requested(guest, room, [20, 21]));
    const first = await requested(guest, room);
    const other = await requested(await older(), room);
    expect(await waitingFor(owners.vendor)).toEqual([other, first]);
  });

  test('where they stood when they were sent, also when the account is older than a day', async () => {
    const guest = { ...(await older(23)), from: newAddress() };
    const first = await requested(guest, room);
    passTime(2 * 3600);
    const later = await requested(guest, otherRoom);
    expect(await waitingFor(owners.vendor)).toEqual([later, first]);
    const own = await bookingsOf(guest, 'pending');
    expect(own.map(({ _id }: { _id: string }) => _id)).toEqual([first, later]);
  });

  test('in turns of their addresses', async () => {
    const [many, one] = [newAddress(), newAddress()];
    const ofMany = [];
    for (let count = 0; count < 4; count += 1) ofMany.push(await requested(await newcomer(many), room));
    const ofOne = await requested(await newcomer(one), room);
    const [first, ...rest] = ofMany;
    expect(await waitingFor(owners.vendor)).toEqual([first, ofOne, ...rest]);
  });

  test('by turns that are counted for each owner apart', async () => {
    const from = newAddress();
    const elsewhere = await openHouseOf(owners.other);
    for (const days of [
      [10, 11],
      [11, 12],
    ] as const)
      await requested(await newcomer(from), elsewhere, days);
    const here = [await requested(await newcomer(from), room)];
    const other = newAddress();
    for (const each of [room, otherRoom]) here.push(await requested(await newcomer(other), each));
    expect(await waitingFor(owners.vendor)).toEqual(here);
  });

  test('page by page, none twice and none left out', async () => {
    const [many, one] = [newAddress(), newAddress()];
    for (const from of [many, many, one, many, one]) await requested(await newcomer(from), room);
    for (let count = 0; count < 2; count += 1) await requested(await older(), otherRoom, [20 + count, 21 + count]);
    const found: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { id, token } = owners.vendor;
      const query = { limit: '2', ...(cursor !== undefined && { cursor }) };
      const { body } = await ask('listVendorPendingRequests', { token, params: { vendorId: id }, query });
      found.push(...body.data.map(({ _id }: { _id: string }) => _id));
      cursor = body.nextCursor;
      more = cursor !== undefined;
    }
    expect(found).toEqual(await waitingFor(owners.vendor));
    expect(new Set(found).size).toBe(7);
  });

  test('with a mark that they are of newcomers, as long as they wait', async () => {
    const guest = await newcomer();
    const id = await requested(guest, room);
    await requested(await older(), otherRoom);
    const { token } = owners.vendor;
    const list = await ask('listVendorPendingRequests', { token, params: { vendorId: owners.vendor.id } });
    expect(list.body.data.map((each: { newcomer?: true }) => each.newcomer)).toEqual([undefined, true]);
    await reject(owners.vendor, id);
    expect((await bookingsOf(guest, 'rejected'))[0].newcomer).toBeUndefined();
  });

  test('last, and accepted with all others by age, as documented', async () => {
    const first = await requested(await newcomer(), room);
    const second = await requested(await older(), room);
    const { body } = await accept(owners.vendor);
    expect(body.outcomes).toEqual([
      { bookingRequestId: first, outcome: 'accepted' },
      { bookingRequestId: second, outcome: 'nights_taken' },
    ]);
  });
});

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

/** A house of another owner. */
async function openHouseOf({ id, token }: SignedUp): Promise<Room> {
  const { body } = await ask('createProperty', { token, body: { ...propertyForm(), vendorId: id } });
  return { propertyId: body.data._id, roomNumber: 101 };
}
