import { beforeEach, describe, expect, test } from 'vitest';
import { ask, confirmDirectly, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, cancel, closeNights, dayIn, requested, takenNights } from '../../support/bookings.ts';
import { kindsByNumber, numbersOf, requestRooms } from '../../support/groups.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { at } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let propertyId: string;
let events: BookingEvents;

/** Two doubles that are alike, a dearer double, and a single. */
const rooms = [
  roomForm({ roomNumber: '101', No_of_beds: '2', capacity: '2', price: '4000' }),
  roomForm({ roomNumber: '102', No_of_beds: '2', capacity: '2', price: '4000' }),
  roomForm({ roomNumber: '201', No_of_beds: '2', capacity: '3', price: '9000' }),
  roomForm({ roomNumber: '301', No_of_beds: '1', capacity: '1', price: '3000' }),
];

beforeEach(async () => {
  guest = await openAccount('user');
  await confirmDirectly(owners.desk.tables, guest);
  propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const room = (roomNumber: number) => ({ propertyId, roomNumber });
const shown = async () => (await bookingsOf(guest))[0];
const taken = (roomNumber: number) => takenNights(room(roomNumber));

async function booked(days?: readonly [number, number]): Promise<string> {
  const id = await requested(guest, room(101), days);
  await accept(owners.vendor, id);
  return id;
}

/** As the owner, of the booking as it is shown unless something else is given. */
async function move(
  id: string,
  roomNumber: number,
  toRoomNumber: number,
  given: { revision?: number; vendor?: SignedUp; price?: number } = {},
) {
  const { revision = (await shown()).revision, vendor = owners.vendor, price } = given;
  const body = { roomNumber, toRoomNumber, revision, price };
  return ask('moveRoom', { token: vendor.token, params: { bookingRequestId: id }, body });
}

function others(id: string, roomNumber = 101) {
  const { token } = owners.vendor;
  return ask('listOtherRooms', { token, params: { bookingRequestId: id }, query: { roomNumber: String(roomNumber) } });
}

describe('a booking that its owner moves to another room', () => {
  test('leaves the nights of the one free, and holds those of the other', async () => {
    const { status, body } = await move(await booked(), 101, 102);
    expect([status, body.code, numbersOf(body.data), body.data.total]).toEqual([200, 'room_moved', [102], 12_000]);
    expect([await taken(101), await taken(102)]).toEqual([[], [dayIn(10), dayIn(11), dayIn(12)]]);
  });

  test('keeps the price that was agreed, whatever the other room costs', async () => {
    const { body } = await move(await booked(), 101, 201);
    expect(body.data).toMatchObject({ total: 12_000, rooms: [{ roomNumber: 201, price: 4000 }] });
  });

  test('during the stay is in the first until today, and in the other from today on', async () => {
    const id = await booked([10, 14]);
    at(12, '09:00');
    const { body } = await move(id, 101, 102);
    expect(body.data.rooms).toMatchObject([
      { roomNumber: 101, until: dayIn(0) },
      { roomNumber: 102, from: dayIn(0) },
    ]);
    expect([body.data.total, await taken(101), await taken(102)]).toEqual([16_000, [], [dayIn(0), dayIn(1)]]);
  });

  test('moves back on the same day as if nothing had been', async () => {
    const id = await booked();
    await move(id, 101, 102);
    expect(numbersOf((await move(id, 102, 101)).body.data)).toEqual([101]);
    expect([await taken(101), await taken(102)]).toEqual([[dayIn(10), dayIn(11), dayIn(12)], []]);
  });

  test('moves back during the stay, and is shown in its room with all nights', async () => {
    const id = await booked([10, 14]);
    at(12, '09:00');
    await move(id, 101, 102);
    await move(id, 102, 101);
    const { id: vendorId, token } = owners.vendor;
    const query = { month: dayIn(0).slice(0, 7) };
    const { body } = await ask('listVendorNights', { token, params: { vendorId }, query });
    const [shownRoom] = body.data.find((each: { propertyId: string }) => each.propertyId === propertyId).rooms;
    expect(shownRoom.held).toMatchObject([{ bookingRequestId: id, from: dayIn(-2), to: dayIn(2) }]);
  });

  test('stays where the other room is booked, or closed, on one of its nights', async () => {
    const id = await booked();
    await closeNights(owners.vendor, room(102), [12, 13]);
    const { status, body } = await move(id, 101, 102);
    expect([status, body.code, await taken(101)]).toEqual([409, 'nights_taken', [dayIn(10), dayIn(11), dayIn(12)]]);
    const next = await requested(await openAccount('user'), room(201), [9, 11]);
    await accept(owners.vendor, next);
    expect((await move(id, 101, 201)).body.code).toBe('nights_taken');
  });

  test('may change rooms whose nights before today are somebody else’s', async () => {
    const next = await requested(await openAccount('user'), room(102), [10, 12]);
    await accept(owners.vendor, next);
    const id = await booked([10, 14]);
    at(12, '09:00');
    expect((await move(id, 101, 102)).status).toBe(200);
  });

  test('twice is moved once', async () => {
    const id = await booked();
    const answers = [await move(id, 101, 102, { revision: 1 }), await move(id, 101, 102, { revision: 1 })];
    expect(answers.map(({ status, body }) => [status, body.data.revision])).toEqual([
      [200, 2],
      [200, 2],
    ]);
  });

  test('goes until the day of check-out begins', async () => {
    const id = await booked();
    at(13, '00:00');
    expect((await move(id, 101, 102)).body.code).toBe('rooms_fixed');
  });

  test('to a smaller room, or for more, waits for the yes of its guest, who may pay less at once', async () => {
    const id = await booked();
    expect((await move(id, 101, 301)).body.code).toBe('guest_must_agree');
    expect((await move(id, 101, 201, { price: 4001 })).body.code).toBe('guest_must_agree');
    expect((await move(id, 101, 201, { price: 3900 })).body.data.total).toBe(11_700);
  });

  test('to the room that it has finds its nights taken', async () => {
    const { status, body } = await move(await booked(), 101, 101);
    expect([status, body.code, await taken(101)]).toEqual([409, 'nights_taken', [dayIn(10), dayIn(11), dayIn(12)]]);
  });

  test('to a room that there is not is refused', async () => {
    expect((await move(await booked(), 101, 999)).body.code).toBe('room_not_found');
  });

  test('while it is cancelled holds nothing', async () => {
    const id = await booked();
    const moving = await pauseBefore(isTransaction, () => move(id, 101, 102));
    await cancel(guest, id);
    expect((await moving.finish()).body.code).toBe('rooms_fixed');
    expect([await taken(101), await taken(102)]).toEqual([[], []]);
  });

  test('of another owner is not found', async () => {
    expect((await move(await booked(), 101, 102, { vendor: owners.other })).body.code).toBe('booking_not_found');
  });

  test('is told to its guest, and requests that find no room left are declined', async () => {
    const id = await booked();
    const waits = await openAccount('user');
    await requested(waits, room(201));
    await events.deliver();
    await move(id, 101, 201);
    expect(await events.deliver()).toBe(0);
    expect((await mailsTo(guest.email)).map(({ subject }) => subject)).toContain('Pine House: you have room 201 now');
    expect(await bookingsOf(waits, 'rejected')).toMatchObject([{ reasonCode: 'nights_taken' }]);
  });

  test('moves one of its rooms alone', async () => {
    const kind = (await kindsByNumber(owners.desk.tables, propertyId))[101];
    const { body } = await requestRooms(guest, { propertyId, rooms: [{ kind, count: 2 }] });
    await accept(owners.vendor, body.data._id);
    expect(numbersOf((await move(body.data._id, 102, 201)).body.data)).toEqual([101, 201]);
    expect((await move(body.data._id, 101, 201)).body.code).toBe('nights_taken');
  });
});

describe('the other rooms of the hotel', () => {
  test('are told with what they are, and which are free on the nights that are left', async () => {
    const id = await booked([10, 14]);
    await accept(owners.vendor, await requested(await openAccount('user'), room(102), [10, 12]));
    await closeNights(owners.vendor, room(201), [13, 14]);
    const { body } = await others(id);
    expect(body.data).toEqual([
      { roomNumber: 102, No_of_beds: 2, capacity: 2, price: 4000, free: false, smaller: false },
      { roomNumber: 201, No_of_beds: 2, capacity: 3, price: 9000, free: false, smaller: false },
      { roomNumber: 301, No_of_beds: 1, capacity: 1, price: 3000, free: true, smaller: true },
    ]);
    at(12, '09:00');
    expect((await others(id)).body.data[0].free).toBe(true);
  });

  test('of a room that the booking does not have are not told', async () => {
    expect((await others(await booked(), 102)).body.code).toBe('booking_changed');
  });
});
