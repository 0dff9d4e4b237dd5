import { beforeEach, describe, expect, test } from 'vitest';
import { handler as declineOverlaps } from '../../../functions/events/declineOverlaps.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import {
  accept,
  bookingsOf,
  cancelAsOwner,
  closeNights,
  dayIn,
  type Room,
  request,
  requested,
  takenNights,
} from '../../support/bookings.ts';
import { hear } from '../../support/hear.ts';
import { take, taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { at } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let room: Room;

const numbers = Array.from({ length: 9 }, (_, at) => 101 + at);

beforeEach(async () => {
  at(0, '15:00');
  const rooms = numbers.map((number) => roomForm({ roomNumber: String(number) }));
  room = { propertyId: (await owners.create(propertyForm({ rooms }))).body.data._id, roomNumber: 101 };
});

/** An owner's own figures, bookings or nights. */
async function own(operation: 'getVendorFigures' | 'listVendorBookings' | 'listVendorNights', query = {}) {
  const { id, token } = owners.vendor;
  return (await ask(operation, { token, params: { id, vendorId: id }, query })).body.data;
}

describe('a booking that an owner enters', () => {
  test('stands at once, with its guest, its price and where it came from', async () => {
    const { status, body } = await take(owners.vendor, room, [0, 2], { rooms: [101, 103] });
    expect([status, body.code]).toEqual([201, 'booking_taken']);
    expect(body.data).toMatchObject({
      status: 'active',
      source: 'walkIn',
      userInfo: [{ userName: 'Karim Baig', email: '', contactNumber: '00442079460958' }],
      rooms: [
        { roomNumber: 101, price: 4000 },
        { roomNumber: 103, price: 4000 },
      ],
      total: 16_000,
      code: expect.any(String),
    });
    const [listed] = await own('listVendorBookings');
    expect(listed).toMatchObject({ ...body.data, acts: [{ act: 'entered', by: 'owner' }] });
  });

  test('holds its nights in the calendar, and its owner reads there who comes', async () => {
    const id = await taken(owners.vendor, room, [0, 2]);
    expect(await takenNights(room)).toEqual([dayIn(0), dayIn(1)]);
    const [{ rooms }] = await own('listVendorNights', { month: dayIn(0).slice(0, 7) });
    expect(rooms[0].held[0]).toMatchObject({
      from: dayIn(0),
      to: dayIn(2),
      kind: 'booked',
      bookingRequestId: id,
      guest: 'Karim Baig',
    });
  });

  test('counts among nights and income of its owner', async () => {
    await taken(owners.vendor, room, [0, 1], { rooms: [101, 102], price: '9001', priceFor: 'stay' });
    expect(await own('getVendorFigures')).toMatchObject({ nightsBooked: 2, incomeThisMonth: 9001 });
  });

  test('costs in all exactly what was agreed for the stay', async () => {
    const { body } = await take(owners.vendor, room, [0, 3], { rooms: [101, 102], price: '25,000', priceFor: 'stay' });
    expect([body.data.total, body.data.rooms[0].price]).toEqual([25_000, 4166]);
  });

  test('is one, however often it is sent with the same key', async () => {
    const requestKey = 'a-key-of-the-desk-1';
    const answers = await Promise.all([1, 2, 3].map(() => take(owners.vendor, room, [0, 2], { requestKey })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?._id}`)).size).toBe(1);
    const other = await take(owners.vendor, room, [0, 2], { requestKey, userName: 'Somebody else' });
    expect([other.status, other.body.code]).toEqual([409, 'sent_before']);
  });

  test('may have begun seven days ago, and its nights are held from then on', async () => {
    const { status } = await take(owners.vendor, room, [-7, 1]);
    expect(status).toBe(201);
    expect((await take(owners.vendor, room, [-3, -1])).body.code).toBe('nights_taken');
  });

  test('is there for a room that travellers are not offered', async () => {
    const rooms = [roomForm({ availability: false })];
    const propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
    expect((await take(owners.vendor, { propertyId, roomNumber: 101 })).status).toBe(201);
  });
});

describe('nights of an own booking', () => {
  test('go to one of all who want them at one moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => take(owners.vendor, room, [3, 5])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('are taken for all of its rooms or for none', async () => {
    await taken(owners.vendor, { ...room, roomNumber: 102 }, [3, 5]);
    const { body } = await take(owners.vendor, room, [4, 6], { rooms: [101, 102] });
    expect(body.code).toBe('nights_taken');
    expect(await takenNights(room)).toEqual([]);
  });

  test.each([
    [
      'accepted for a guest',
      async () => void (await accept(owners.vendor, await requested(await openAccount('user'), room, [10, 13]))),
    ],
    ['closed by the owner', async () => void (await closeNights(owners.vendor, room, [10, 13]))],
  ])('are refused where they are %s', async (_, hold) => {
    await hold();
    expect((await take(owners.vendor, room, [12, 14])).body.code).toBe('nights_taken');
  });

  test('are refused to a request that is sent or accepted later', async () => {
    const rooms = [roomForm()];
    const single = { propertyId: (await owners.create(propertyForm({ rooms }))).body.data._id, roomNumber: 101 };
    const id = await requested(await openAccount('user'), single, [10, 13]);
    await taken(owners.vendor, single, [12, 14]);
    expect((await accept(owners.vendor, id)).body.code).toBe('nights_taken');
    expect((await request(await openAccount('user'), single, [13, 15])).body.code).toBe('nights_taken');
  });

  test('decline requests for which too few rooms are left', async () => {
    const single = { propertyId: (await owners.create(propertyForm())).body.data._id, roomNumber: 101 };
    const guest = await openAccount('user');
    await requested(guest, single, [10, 13]);
    const bookingId = await taken(owners.vendor, single, [12, 14]);
    await hear(declineOverlaps, { name: 'booking.taken', detail: { bookingId, at: '' } });
    const [{ status, reasonCode }] = await bookingsOf(guest);
    expect([status, reasonCode]).toEqual(['rejected', 'nights_taken']);
  });

  test('are free again from today on once it is cancelled, for which its owner need say no reason', async () => {
    const id = await taken(owners.vendor, room, [-2, 3]);
    const cancelled = await cancelAsOwner(owners.vendor, id, '');
    expect([cancelled.status, cancelled.body.data.status]).toEqual([200, 'cancelled']);
    expect(await takenNights(room)).toEqual([]);
  });
});
