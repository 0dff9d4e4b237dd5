import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, closeNights, dayIn, type Room, requested, takenNights } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  guest = await openAccount('user');
  const rooms = [roomForm(), roomForm({ roomNumber: '102' })];
  room = { propertyId: (await owners.create(propertyForm({ rooms }))).body.data._id, roomNumber: 101 };
});

/** The owner's view of the first room in the month of a day. */
async function firstRoom(day: string) {
  const { id, token } = owners.vendor;
  const query = { month: day.slice(0, 7) };
  const { body } = await ask('listVendorNights', { token, params: { vendorId: id }, query });
  return body.data[0].rooms[0];
}

const ownMonth = async (day: string) => (await firstRoom(day)).held;

describe("the owner's month", () => {
  test('shows each room with its number, kind and price', async () => {
    expect(await firstRoom(dayIn(1))).toMatchObject({ roomNumber: 101, price: Number(roomForm().price) });
  });

  test('shows a stay from its check-in to its check-out, also beyond the month, with its guest', async () => {
    const id = await requested(guest, room, [25, 50]);
    await accept(owners.vendor, id);
    const stay = { kind: 'booked', from: dayIn(25), to: dayIn(50), bookingRequestId: id, guest: 'Zarmina Khan' };
    expect(await ownMonth(dayIn(25))).toEqual([stay]);
    expect(await ownMonth(dayIn(49))).toEqual([stay]);
  });

  test('shows two stays that meet, and nights of two closings, each for itself', async () => {
    const [one, two] = [await requested(guest, room, [10, 11]), await requested(guest, room, [11, 12])];
    await accept(owners.vendor, one);
    await accept(owners.vendor, two);
    const closings = [
      await closeNights(owners.vendor, room, [12, 13]),
      await closeNights(owners.vendor, room, [13, 14]),
    ];
    const [painting, winter] = closings.map(({ body }) => body.data._id);
    const shown = [...(await ownMonth(dayIn(10))), ...(await ownMonth(dayIn(13)))];
    const holders = shown.map(({ bookingRequestId, closingId }) => bookingRequestId ?? closingId);
    expect(new Set(holders)).toEqual(new Set([one, two, painting, winter]));
  });
});

describe('the calendar of a room', () => {
  test('shows no more than what is asked for', async () => {
    await closeNights(owners.vendor, room, [10, 20]);
    const query = { from: dayIn(12), to: dayIn(14) };
    const { body } = await ask('getRoomCalendar', {
      params: { propertyId: room.propertyId, roomNumber: '101' },
      query,
    });
    const { rooms, ...shown } = body.data;
    expect(shown).toEqual({ ...query, taken: [] });
    expect(rooms[0]).toMatchObject({ roomNumber: 101, taken: [query] });
  });

  test('says a night is taken once no room of the kind is free, and which rooms are', async () => {
    await closeNights(owners.vendor, room, [10, 12]);
    await closeNights(owners.vendor, { ...room, roomNumber: 102 }, [11, 13]);
    const { body } = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '101' } });
    expect(body.data.taken).toEqual([dayIn(11)]);
    const [first, second] = body.data.rooms;
    expect([first.kind, first.taken]).toEqual([second.kind, [{ from: dayIn(10), to: dayIn(12) }]]);
    expect(second.taken).toEqual([{ from: dayIn(11), to: dayIn(13) }]);
  });

  test('counts no room of another kind, and none that takes no guests', async () => {
    const rooms = [
      roomForm(),
      roomForm({ roomNumber: '102', price: '9000' }),
      roomForm({ roomNumber: '103', availability: false }),
    ];
    expect((await owners.update(room.propertyId, propertyForm({ rooms }))).status).toBe(200);
    await closeNights(owners.vendor, room, [10, 11]);
    const { body } = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '103' } });
    expect(body.data.taken).toEqual([dayIn(10)]);
    expect(body.data.rooms.map(({ roomNumber }: { roomNumber: number }) => roomNumber)).toEqual([101, 102]);
  });

  test('of a room that is not there is not found', async () => {
    const { status, body } = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '7' } });
    expect([status, body.code]).toEqual([404, 'room_not_found']);
  });

  test('follows the room when it gets another number', async () => {
    await accept(owners.vendor, await requested(guest, room, [12, 13]));
    const { body } = await ask('getVendorProperty', {
      token: owners.vendor.token,
      params: { postId: room.propertyId },
    });
    const [{ _id }, second] = body.data.hotels[0].rooms;
    const rooms = [
      { ...roomForm({ roomNumber: '201' }), _id },
      { ...roomForm({ roomNumber: '102' }), _id: second._id },
    ];
    expect((await owners.update(room.propertyId, propertyForm({ rooms }))).status).toBe(200);
    expect(await takenNights({ ...room, roomNumber: 201 })).toEqual([dayIn(12)]);
  });
});
