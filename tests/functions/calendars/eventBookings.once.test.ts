import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { cancelAsOwner, dayIn, miss, type Room, takenNights } from '../../support/bookings.ts';
import { busyOf, eventsOf, holdToEachOther, type OpenChannel, openChannel } from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { giveGuest, eventGuest as guest, reservation } from '../../support/eventGuests.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
holdToEachOther(() => owners.desk.tables);
let room: Room;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room);
});

const takenIn = (roomNumber: number) => takenNights({ ...room, roomNumber });

/** The booking of the event. */
async function given(): Promise<string> {
  await channel.says([reservation()]);
  const { status, body } = await giveGuest(owners.vendor, room);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data._id;
}

async function bookings(status: string) {
  const { id, token } = owners.vendor;
  return (await ask('listVendorBookings', { token, params: { id }, query: { status } })).body.data;
}

describe('an event that was given its guest and price', () => {
  test('is a booking of its channel on the nights that it held', async () => {
    const _id = await given();
    const [booking] = await bookings('active');
    expect(booking).toMatchObject({
      _id,
      source: 'calendar',
      channel: 'airbnb',
      keptByChannel: true,
      total: 12_000,
      userInfo: [{ userName: 'Sana Mir', contactNumber: '03001234567' }],
      bookingStartDate: dayIn(10),
      bookingEndDate: dayIn(12),
    });
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
    expect(await eventsOf(owners.vendor)).toMatchObject([{ state: 'booked', bookingRequestId: _id }]);
  });

  test('is answered with its booking when it comes again, and refused to another guest', async () => {
    const _id = await given();
    expect((await giveGuest(owners.vendor, room)).body.data._id).toBe(_id);
    expect((await giveGuest(owners.vendor, room, { ...guest, userName: 'Another' })).body.code).toBe('event_not_held');
  });

  test('counts in income and figures as one of its channel', async () => {
    await channel.says([reservation([0, 2])]);
    await giveGuest(owners.vendor, room);
    const { id: vendorId, token } = owners.vendor;
    const { body } = await ask('getVendorFigures', { token, params: { vendorId } });
    const nights = [0, 1].filter((day) => dayIn(day).slice(0, 7) === dayIn(0).slice(0, 7)).length;
    expect(body.data.sources).toEqual([{ source: 'airbnb', nights, income: nights * 6000 }]);
  });

  test('stands in the month with its guest and channel', async () => {
    await given();
    const query = { month: dayIn(10).slice(0, 7) };
    const { id: vendorId, token } = owners.vendor;
    const { body } = await ask('listVendorNights', { token, params: { vendorId }, query });
    const [own] = body.data[0].rooms.filter(({ roomNumber }: Room) => roomNumber === 101);
    expect(own.held[0]).toMatchObject({ kind: 'booked', guest: 'Sana Mir', source: 'calendar', channel: 'airbnb' });
  });

  test('goes out to other channels and not to its own', async () => {
    const other = await openChannel(owners.vendor, room, { channel: 'bookingCom' });
    await given();
    expect([await busyOf(channel), (await busyOf(other)).length]).toEqual([[], 1]);
  });

  test('is moved by its channel, to another room where its own is not free', async () => {
    await given();
    await channel.says([reservation([11, 14])]);
    expect(await takenIn(101)).toEqual([11, 12, 13].map(dayIn));
    expect(await bookings('active')).toMatchObject([
      { bookingStartDate: dayIn(11), bookingEndDate: dayIn(14), total: 18_000, revision: 1 },
    ]);
  });

  test('stays as it is where its channel moves it to nights that are taken, and is told of', async () => {
    await given();
    await taken(owners.vendor, room, [14, 16]);
    await channel.says([reservation([13, 15])]);
    expect(await takenIn(101)).toEqual([10, 11, 14, 15].map(dayIn));
    expect(await eventsOf(owners.vendor)).toMatchObject([{ state: 'clash' }]);
  });

  test('is cancelled once it has left its calendar, and its nights are free', async () => {
    const _id = await given();
    await channel.says([]);
    expect(await bookings('active')).toHaveLength(1);
    await channel.says([]);
    expect(await bookings('cancelled')).toMatchObject([{ _id, cancelledBy: 'channel' }]);
    expect(await takenIn(101)).toEqual([]);
  });

  test('is not cancelled here while its calendar keeps it', async () => {
    expect((await cancelAsOwner(owners.vendor, await given())).body.code).toBe('kept_by_calendar');
  });

  test('may be missed, and its nights stay free at the next reading', async () => {
    await channel.says([reservation([0, 3])]);
    const { body } = await giveGuest(owners.vendor, room);
    expect((await miss(owners.vendor, body.data._id)).status).toBe(200);
    await channel.isRead();
    expect(await takenIn(101)).toEqual([]);
  });

  test('keeps its channel when guest and price are changed', async () => {
    const bookingRequestId = await given();
    const body = { ...guest, userName: 'Sana Khan', source: 'phone' };
    await ask('changeOwnBooking', { token: owners.vendor.token, params: { bookingRequestId }, body });
    const [booking] = await bookings('active');
    expect(booking).toMatchObject({ source: 'calendar', channel: 'airbnb', userInfo: [{ userName: 'Sana Khan' }] });
  });

  test('goes with its owner to another room, and its channel moves it from there', async () => {
    const bookingRequestId = await given();
    const body = { roomNumber: 101, toRoomNumber: 102, revision: 0 };
    expect((await ask('moveRoom', { token: owners.vendor.token, params: { bookingRequestId }, body })).status).toBe(
      200,
    );
    await channel.isRead();
    expect([await takenIn(101), await takenIn(102)]).toEqual([[], [dayIn(10), dayIn(11)]]);
    await channel.says([reservation([10, 13])]);
    expect(await takenIn(102)).toEqual([10, 11, 12].map(dayIn));
  });

  test('is found again under another UID on the same nights', async () => {
    const _id = await given();
    await channel.says([{ uid: 'renamed@airbnb.com', days: [10, 12] }]);
    expect(await bookings('active')).toMatchObject([{ _id }]);
    await channel.says([{ uid: 'renamed@airbnb.com', days: [10, 13] }]);
    expect(await bookings('active')).toMatchObject([{ _id, bookingEndDate: dayIn(13) }]);
  });

  test("stays as the owner's own once its calendar is removed", async () => {
    const _id = await given();
    const params = { postId: room.propertyId, calendarId: channel.calendarId };
    await ask('removeCalendar', { token: owners.vendor.token, params });
    await channel.isRead();
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
    expect((await cancelAsOwner(owners.vendor, _id)).status).toBe(200);
  });
});
