import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import {
  accept,
  bookingsOf,
  cancel,
  cancelAsOwner,
  dayIn,
  type Room,
  requested,
  takenNights,
  waitingFor,
} from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { at } from '../../support/time.ts';

const owners = openOwners();
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

async function booked(days?: readonly [number, number]): Promise<string> {
  const id = await requested(guest, room, days);
  await accept(owners.vendor, id);
  return id;
}

describe('the guest', () => {
  test('takes a request back', async () => {
    const id = await requested(guest, room);
    const { body } = await cancel(guest, id);
    expect([body.code, body.data.status, body.data.cancelledBy]).toEqual(['request_withdrawn', 'cancelled', 'guest']);
    expect(await waitingFor(owners.vendor)).toEqual([]);
  });

  test('cancels a booking, whose nights are free for the next', async () => {
    const id = await booked();
    expect((await cancel(guest, id)).body.code).toBe('booking_cancelled');
    expect(await takenNights(room)).toEqual([]);
    const next = await requested(await openAccount('user'), room);
    expect((await accept(owners.vendor, next)).status).toBe(200);
    expect(await takenNights(room)).toHaveLength(3);
  });

  test('does so until the day of arrival ends in Pakistan', async () => {
    const id = await booked([10, 13]);
    at(10, '23:59');
    const [early] = await bookingsOf(guest, 'active');
    expect(early._id).toBe(id);
    at(1, '00:00');
    const refused = await cancel(guest, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_cancellable']);
    at(-1, '23:59');
    expect((await cancel(guest, id)).status).toBe(200);
  });

  test('takes back what is accepted at that moment: no night stays held', async () => {
    const id = await requested(guest, room);
    const taken = await pauseBefore(isTransaction, () => cancel(guest, id));
    expect((await accept(owners.vendor, id)).status).toBe(200);
    const { status, body } = await taken.finish();
    expect([status, body.code]).toEqual([200, 'booking_cancelled']);
    expect(await takenNights(room)).toEqual([]);
  });

  test('twice has cancelled once', async () => {
    const id = await booked();
    const answers = [await cancel(guest, id), await cancel(guest, id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('of another booking finds nothing', async () => {
    const id = await booked();
    const stranger = await openAccount('user');
    expect((await cancel(stranger, id)).body.code).toBe('booking_not_found');
    expect((await ask('getUserBooking', { token: stranger.token, params: { bookingRequestId: id } })).status).toBe(404);
    expect(await takenNights(room)).toHaveLength(3);
  });
});

describe('the owner', () => {
  test('cancels with a reason that the guest reads', async () => {
    const id = await booked();
    const { status } = await cancelAsOwner(owners.vendor, id, 'The road is closed.');
    expect(status).toBe(200);
    const [booking] = await bookingsOf(guest, 'cancelled');
    expect(booking).toMatchObject({ _id: id, cancelledBy: 'owner', reason: 'The road is closed.' });
    expect(await takenNights(room)).toEqual([]);
  });

  test('is told to decline what waits', async () => {
    const { status, body } = await cancelAsOwner(owners.vendor, await requested(guest, room));
    expect([status, body.code]).toEqual([409, 'still_waiting']);
    expect(await waitingFor(owners.vendor)).toHaveLength(1);
  });

  test('needs a reason', async () => {
    const { status, body } = await cancelAsOwner(owners.vendor, await booked(), ' ');
    expect([status, body.issues[0].path]).toEqual([400, 'reason']);
  });

  test('during the stay frees the nights that are left alone', async () => {
    const id = await booked([10, 14]);
    at(12, '09:00');
    expect((await cancelAsOwner(owners.vendor, id)).status).toBe(200);
    const { body } = await ask('listVendorNights', {
      token: owners.vendor.token,
      params: { vendorId: owners.vendor.id },
      query: { month: dayIn(-2).slice(0, 7) },
    });
    expect(body.data[0].rooms[0].held).toEqual([expect.objectContaining({ from: dayIn(-2), to: dayIn(0) })]);
    expect(await takenNights(room)).toEqual([]);
  });

  test('cannot once the day of check-out has begun: the stay is completed', async () => {
    const id = await booked([10, 13]);
    at(13, '00:00');
    const { status, body } = await cancelAsOwner(owners.vendor, id);
    expect([status, body.code]).toEqual([409, 'not_cancellable']);
    expect(await bookingsOf(guest, 'completed')).toMatchObject([{ _id: id, status: 'completed' }]);
    expect(await bookingsOf(guest, 'active')).toEqual([]);
  });

  test('of another hotel finds nothing', async () => {
    expect((await cancelAsOwner(owners.other, await booked())).body.code).toBe('booking_not_found');
  });
});

test('address and host are told once the request is accepted, and not before', async () => {
  const id = await requested(guest, room);
  const details = () => ask('getUserBooking', { token: guest.token, params: { bookingRequestId: id } });
  const { body: before } = await details();
  expect([before.data.address, before.data.host, before.data.code]).toEqual([undefined, undefined, undefined]);
  await accept(owners.vendor, id);
  const { body } = await details();
  expect(body.data.address).toMatchObject({ street: 'Mall Road', city: 'Murree' });
  expect(body.data.host).toEqual({ name: 'Zarmina Khan', email: owners.vendor.email, contactNumber: '03001234567' });
});
