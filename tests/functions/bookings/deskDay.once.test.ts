import { beforeEach, describe, expect, test } from 'vitest';
import { holdWrites } from '../../../functions/nights/holders.ts';
import { byMonth } from '../../../functions/nights/nightItem.ts';
import { readRecord } from '../../../functions/properties/propertyItem.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import type { PropertyDay } from '../../../shared/contracts/vendorDay.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { accept, cancel, cancelAsOwner, closeNights, dayIn, miss, requested } from '../../support/bookings.ts';
import { deskDay, idsOf, listsOf } from '../../support/deskDay.ts';
import { take, taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { aRoom, storeBooking } from '../../support/stays.ts';
import { at } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let propertyId: string;

/** Three doubles that are alike, and a room for four. */
const rooms = [
  roomForm(),
  roomForm({ roomNumber: '102' }),
  roomForm({ roomNumber: '103', availability: false }),
  roomForm({ roomNumber: '201', capacity: '4', price: '9000' }),
];

beforeEach(async () => {
  propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
});

const room = (roomNumber: number) => ({ propertyId, roomNumber });

/** The only property of a day. */
const day = async (days?: number): Promise<PropertyDay> => (await deskDay(owners.vendor, days)).data[0];
const free = ({ kinds }: PropertyDay) => kinds.map(({ free }) => free);

/** A booking of an account, that its owner has accepted. */
async function accepted(roomNumber: number, days: readonly [number, number]): Promise<string> {
  const id = await requested(await openAccount('user'), room(roomNumber), days);
  await accept(owners.vendor, id);
  return id;
}

describe('a day of the desk', () => {
  test('has who arrives, stays and leaves, each with source, rooms, phone and price', async () => {
    const arrives = await taken(owners.vendor, room(101), [0, 2]);
    const stays = await taken(owners.vendor, room(102), [-1, 1], { source: 'agent' });
    const leaves = await taken(owners.vendor, room(201), [-3, 0]);
    await taken(owners.vendor, room(103), [1, 2]);
    await taken(owners.vendor, room(103), [-2, -1]);
    const today = await day();
    expect(listsOf(today)).toEqual([[arrives], [stays], [leaves], []]);
    expect(today.stays[0]).toMatchObject({
      source: 'agent',
      status: 'active',
      rooms: [{ roomNumber: 102 }],
      userInfo: [{ userName: 'Karim Baig', contactNumber: '00442079460958' }],
      bookingEndDate: dayIn(1),
      total: 8000,
    });
    expect(today.leaves[0]?.status).toBe('completed');
  });

  test('says which rooms of each kind nothing holds in its night, also those that travellers are not offered', async () => {
    await taken(owners.vendor, room(101), [0, 1]);
    await taken(owners.vendor, room(201), [-1, 0]);
    expect((await day()).kinds).toMatchObject([
      { membersCapacity: 2, No_of_beds: 1, price: 4500, rooms: 3, free: [102, 103] },
      { membersCapacity: 4, No_of_beds: 1, price: 9000, rooms: 1, free: [201] },
    ]);
    expect(free(await day(1))).toEqual([[101, 102, 103], [201]]);
  });

  test('names rooms that are closed and those that another calendar holds, and has none of them free', async () => {
    await closeNights(owners.vendor, room(102), [0, 3], 'Painting');
    const { bookings, properties } = owners.desk.tables;
    const [, , , last] = (await readRecord(properties, propertyId))?.rooms ?? [];
    const nights = { propertyId, roomId: last?.id ?? '', checkIn: dayIn(0), checkOut: dayIn(1) };
    const event = { in: 'elsewhere', by: 'event#channel#uid' } as const;
    await transact(
      bookings,
      byMonth(nights).flatMap((each) => holdWrites(bookings.name, each, event)),
    );
    expect(await day()).toMatchObject({ closed: [102], events: [{ roomNumber: 201 }] });
    expect(free(await day())).toEqual([[101, 103], []]);
    expect(await day(1)).toMatchObject({ closed: [102], events: [] });
  });

  test('has a stay on each of its days, across months', async () => {
    const id = await accepted(101, [10, 40]);
    const found = await Promise.all([9, 10, 11, 25, 39, 40, 41].map(async (days) => listsOf(await day(days))));
    const none = [[], [], [], []];
    const stays = [[], [id], [], []];
    expect(found).toEqual([none, [[id], [], [], []], stays, stays, stays, [[], [], [id], []], none]);
    expect(free(await day(39))[0]).toEqual([102, 103]);
    expect(free(await day(40))[0]).toEqual([101, 102, 103]);
  });

  test('follows a booking that is moved, and one that is split between two rooms', async () => {
    const id = await taken(owners.vendor, room(101), [-1, 2]);
    const body = { roomNumber: 101, toRoomNumber: 201, revision: 0 };
    expect((await ask('moveRoom', { ...owners.vendor, params: { bookingRequestId: id }, body })).status).toBe(200);
    const today = await day();
    expect(today.stays[0]?.rooms).toMatchObject([
      { roomNumber: 101, until: dayIn(0) },
      { roomNumber: 201, from: dayIn(0) },
    ]);
    expect(free(today)).toEqual([[101, 102, 103], []]);
  });

  test('frees a room that is given back, and keeps the booking', async () => {
    const { body } = await take(owners.vendor, room(101), [0, 2], { rooms: [101, 201] });
    const sent = { roomNumbers: [101], revision: 0 };
    const params = { bookingRequestId: body.data._id };
    expect((await ask('giveRoomsBackAsOwner', { ...owners.vendor, params, body: sent })).status).toBe(200);
    const today = await day();
    expect(today.arrives.map((each) => each.rooms.map(({ roomNumber }) => roomNumber))).toEqual([[201]]);
    expect(free(today)).toEqual([[101, 102, 103], []]);
  });

  test('has who came to nothing on it, and no request that was taken back', async () => {
    const missed = await taken(owners.vendor, room(101), [-1, 2]);
    const [cancelled, later] = [await accepted(102, [1, 3]), await accepted(201, [5, 6])];
    at(1, '09:00');
    const guest = await openAccount('user');
    await cancel(guest, await requested(guest, room(201), [0, 1]));
    await miss(owners.vendor, missed);
    for (const id of [cancelled, later]) await cancelAsOwner(owners.vendor, id);
    const today = await day();
    expect(new Set(idsOf(today.ended))).toEqual(new Set([missed, cancelled]));
    expect(listsOf(today).slice(0, 3)).toEqual([[], [], []]);
    expect(free(today)).toEqual([[101, 102, 103], [201]]);
    expect(listsOf(await day(-1))[3]).toEqual([]);
  });

  test('shows who was noted as arrived and left', async () => {
    const id = await taken(owners.vendor, room(101), [-1, 0]);
    const note = (guest: string) =>
      ask('noteStay', { ...owners.vendor, params: { bookingRequestId: id }, body: { guest } });
    await note('arrived');
    expect((await day()).leaves[0]).toMatchObject({ arrivedAt: expect.any(String) });
    await note('left');
    expect((await day()).leaves[0]).toMatchObject({ leftAt: expect.any(String) });
  });

  test('has the private note of a booking, and who entered it', async () => {
    const id = await taken(owners.vendor, room(101), [0, 2]);
    const body = { note: 'Comes at ten at night.', revision: 0 };
    await ask('writeHostNote', { ...owners.vendor, params: { bookingRequestId: id }, body });
    expect((await day()).arrives[0]).toMatchObject({
      hostNote: { text: 'Comes at ten at night.', revision: 1, by: 'owner' },
      acts: [{ act: 'entered', by: 'owner' }],
    });
  });

  test('of several properties is told property by property, and of other owners not at all', async () => {
    const second = (await owners.create(propertyForm({ rooms: [roomForm()] }))).body.data._id;
    const here = await taken(owners.vendor, room(101), [0, 1]);
    const there = await taken(owners.vendor, { propertyId: second, roomNumber: 101 }, [-1, 1]);
    const { data } = await deskDay(owners.vendor);
    expect(data.map((each: PropertyDay) => [each.propertyId, ...listsOf(each)])).toEqual([
      [second, [], [there], [], []],
      [propertyId, [here], [], [], []],
    ]);
    const first = { token: owners.vendor.token, params: { vendorId: owners.vendor.id }, query: { limit: '1' } };
    const { body } = await ask('listVendorDay', first);
    expect(idsOf(body.data.flatMap((each: PropertyDay) => each.stays))).toEqual([there]);
    const next = await ask('listVendorDay', { ...first, query: { limit: '1', cursor: body.nextCursor } });
    expect([next.body.data[0].propertyId, next.body.nextCursor]).toEqual([propertyId, undefined]);
    expect((await deskDay(owners.other)).data).toEqual([]);
  });

  test('of a house of a hundred rooms has all of them', async () => {
    const hundred = Array.from({ length: 100 }, (_, at) => roomForm({ roomNumber: String(101 + at) }));
    propertyId = (await owners.create(propertyForm({ rooms: hundred }))).body.data._id;
    const { bookings } = owners.desk.tables;
    const given = { vendorId: owners.vendor.id, propertyId, checkIn: dayIn(0), answeredAt: new Date().toISOString() };
    for (let at = 0; at < 110; at += 1) {
      await storeBooking(bookings, {
        ...given,
        checkOut: dayIn(1 + (at % 30)),
        rooms: [aRoom({ number: 101 + at })],
        // More notes are looked for than one call reads.
        noted: true,
        note: 'We come late, at ten at night, with two cars and a small child. '.repeat(6),
      });
    }
    await closeNights(owners.vendor, room(200), [0, 1]);
    const today = await day();
    expect([today.arrives.length, today.closed, free(today)[0]?.length]).toEqual([110, [200], 99]);
  });
});
