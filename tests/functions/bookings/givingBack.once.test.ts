import { beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  confirmDirectly,
  mailsTo,
  openAccount,
  type ReceivedMail,
  type SignedUp,
} from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { contentOf } from '../../support/bookingMails.ts';
import { accept, bookingsOf, cancel, dayIn, takenNights } from '../../support/bookings.ts';
import { kindsByNumber, numbersOf, requestRooms } from '../../support/groups.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { at } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let propertyId: string;
let events: BookingEvents;

beforeEach(async () => {
  guest = await openAccount('user');
  await confirmDirectly(owners.desk.tables, guest);
  const rooms = ['101', '102', '103'].map((roomNumber) => roomForm({ roomNumber, price: '4000' }));
  propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
  events = followBookings(owners.desk.tables);
  await events.skip();
});

/** A booking of the three rooms. */
async function booked(days?: readonly [number, number], count = 3): Promise<string> {
  const kind = (await kindsByNumber(owners.desk.tables, propertyId))[101];
  const { body } = await requestRooms(guest, { propertyId, rooms: [{ kind, count }] }, days);
  await accept(owners.vendor, body.data._id);
  return body.data._id;
}

const shown = async () => (await bookingsOf(guest))[0];
const taken = (roomNumber: number) => takenNights({ propertyId, roomNumber });

/** Gives rooms back as the guest, of the booking as it is shown unless a revision is given. */
async function give(id: string, roomNumbers: number[], revision?: number) {
  const body = { roomNumbers, revision: revision ?? (await shown()).revision };
  return ask('giveRoomsBack', { token: guest.token, params: { bookingRequestId: id }, body });
}

async function takeOut(id: string, roomNumbers: number[], { token } = owners.vendor) {
  const body = { roomNumbers, revision: (await shown()).revision };
  return ask('giveRoomsBackAsOwner', { token, params: { bookingRequestId: id }, body });
}

describe('a room that its guest gives back', () => {
  test('leaves the booking, whose total follows, and is free for the next', async () => {
    const id = await booked();
    const { status, body } = await give(id, [102]);
    expect([status, body.code]).toEqual([200, 'rooms_given_back']);
    expect([numbersOf(body.data), body.data.total, body.data.status]).toEqual([[101, 103], 24_000, 'active']);
    expect([await taken(101), await taken(102)]).toEqual([[dayIn(10), dayIn(11), dayIn(12)], []]);
  });

  test('is one of several at once', async () => {
    const id = await booked();
    expect(numbersOf((await give(id, [101, 103])).body.data)).toEqual([102]);
  });

  test('is never the last one: that is a cancellation', async () => {
    const id = await booked();
    const { status, body } = await give(id, [101, 102, 103]);
    expect([status, body.code]).toEqual([409, 'last_room']);
    expect(await taken(101)).toHaveLength(3);
  });

  test('goes until the day of arrival ends in Pakistan, and not after', async () => {
    const id = await booked();
    at(10, '23:59');
    expect((await give(id, [103])).status).toBe(200);
    at(1, '00:00');
    const { status, body } = await give(id, [102]);
    expect([status, body.code]).toEqual([409, 'rooms_fixed']);
  });

  test('twice is given back once', async () => {
    const id = await booked();
    const answers = [await give(id, [102], 1), await give(id, [102], 1)];
    expect(answers.map(({ status, body }) => [status, numbersOf(body.data)])).toEqual([
      [200, [101, 103]],
      [200, [101, 103]],
    ]);
  });

  test('of a booking that has changed since it was looked at stays', async () => {
    const id = await booked();
    await takeOut(id, [101]);
    const { status, body } = await give(id, [102], 1);
    expect([status, body.code]).toEqual([409, 'booking_changed']);
    expect(await taken(102)).toHaveLength(3);
  });

  test('that the booking does not have changes nothing', async () => {
    const id = await booked([10, 13], 2);
    expect((await give(id, [103])).body.code).toBe('booking_changed');
  });

  test('while the booking is cancelled is freed once, for whoever has got it by then', async () => {
    const id = await booked();
    const giving = await pauseBefore(isTransaction, () => give(id, [102]));
    await cancel(guest, id);
    const next = await openAccount('user');
    const kind = (await kindsByNumber(owners.desk.tables, propertyId))[101];
    const asked = await requestRooms(next, { propertyId, rooms: [{ kind, count: 3 }] });
    await accept(owners.vendor, asked.body.data._id);
    expect((await giving.finish()).body.code).toBe('rooms_fixed');
    expect(await taken(102)).toHaveLength(3);
  });

  test('while the owner takes out another stays, and the guest is told', async () => {
    const id = await booked();
    const giving = await pauseBefore(isTransaction, () => give(id, [102]));
    await takeOut(id, [101]);
    const { status, body } = await giving.finish();
    expect([status, body.code]).toEqual([409, 'booking_changed']);
    expect([numbersOf(await shown()), (await taken(102)).length]).toEqual([[102, 103], 3]);
  });

  test('of somebody else is not found', async () => {
    const id = await booked();
    const { token } = await openAccount('user');
    const sent = { token, params: { bookingRequestId: id }, body: { roomNumbers: [102], revision: 1 } };
    expect((await ask('giveRoomsBack', sent)).body.code).toBe('booking_not_found');
  });

  test('is told to the owner', async () => {
    const id = await booked();
    await events.deliver();
    await give(id, [102]);
    expect(await events.deliver()).toBe(0);
    const [mail] = (await mailsTo(owners.vendor.email)) as [ReceivedMail];
    expect(mail.subject).toContain('has given rooms back at Pine House');
    expect(contentOf(mail)).toContain('101 (1 bed), 103 (1 bed)');
  });
});

describe('a room that the owner takes out', () => {
  test('during the stay stays the booking’s until today, at its price', async () => {
    const id = await booked([10, 14]);
    at(12, '09:00');
    const { body } = await takeOut(id, [102]);
    expect(body.data.rooms).toMatchObject([
      { roomNumber: 101 },
      { roomNumber: 102, until: dayIn(0) },
      { roomNumber: 103 },
    ]);
    expect(body.data.total).toBe(4000 * (4 + 2 + 4));
    expect([await taken(101), await taken(102)]).toEqual([[dayIn(0), dayIn(1)], []]);
  });

  test('is not the last one that is left, whatever others there were before', async () => {
    const id = await booked([10, 14]);
    at(12, '09:00');
    await takeOut(id, [101, 102]);
    expect((await takeOut(id, [103])).body.code).toBe('last_room');
  });

  test('counts in the figures for the nights that were stayed', async () => {
    const id = await booked([10, 14]);
    at(12, '09:00');
    await takeOut(id, [102]);
    const { id: vendorId, token } = owners.vendor;
    const { body } = await ask('getVendorFigures', { token, params: { vendorId } });
    const income = body.data.months.reduce((sum: number, month: { income: number }) => sum + month.income, 0);
    expect(income).toBe(40_000);
  });

  test('goes until the day of check-out begins', async () => {
    const id = await booked();
    at(13, '00:00');
    expect((await takeOut(id, [102])).body.code).toBe('rooms_fixed');
  });

  test('is told to the guest', async () => {
    const id = await booked();
    await events.deliver();
    await takeOut(id, [103]);
    expect(await events.deliver()).toBe(0);
    expect((await mailsTo(guest.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Pine House has taken rooms out of your booking'),
    );
  });

  test('of another hotel is not found', async () => {
    expect((await takeOut(await booked(), [102], owners.other)).body.code).toBe('booking_not_found');
  });
});
