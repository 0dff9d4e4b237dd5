import { beforeEach, describe, expect, test } from 'vitest';
import { ask, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, type Room, requested, takenNights } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { passTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;
let events: BookingEvents;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  events = followBookings(owners.desk.tables);
});

/** A booking of so many nights from tomorrow on. */
async function booked(nights: number): Promise<string> {
  const id = await requested(guest, room, [1, 1 + nights]);
  await accept(owners.vendor, id);
  await events.skip();
  return id;
}

/** A booking whose guest is to arrive today. */
async function arriving(nights: number): Promise<string> {
  const id = await booked(nights);
  days(1);
  return id;
}

const days = (count: number) => passTime(count * 24 * 3600);
const call = (operation: 'missBooking' | 'noteStay', bookingRequestId: string, body: object, by = owners.vendor) =>
  ask(operation, { token: by.token, params: { bookingRequestId }, body });
const miss = (id: string, charged = false) => call('missBooking', id, { charged });
const note = (id: string, who: string) => call('noteStay', id, { guest: who });

/** Nights and income of all months that the figures show. */
async function allFigures() {
  const { id, token } = owners.vendor;
  const { body } = await ask('getVendorFigures', { token, params: { vendorId: id } });
  const months: { nights: number; income: number }[] = body.data.months;
  const sumOf = (name: 'nights' | 'income') => months.reduce((sum, month) => sum + month[name], 0);
  return [sumOf('nights'), sumOf('income')];
}

describe('a guest who did not come', () => {
  test('frees the nights from today on, is told by mail, and the booking says so on both sides', async () => {
    const id = await booked(3);
    days(2);
    const { status, body } = await miss(id);
    expect([status, body.code, body.data.status]).toEqual([200, 'booking_missed', 'missed']);
    expect(await takenNights(room)).toEqual([]);
    expect((await bookingsOf(guest, 'missed'))[0]).toMatchObject({ _id: id, status: 'missed', charged: false });
    await events.deliver();
    expect((await mailsTo(guest.email)).at(-1)?.subject).toContain('you did not come');
  });

  test('can be noted once, however often the call comes', async () => {
    const id = await arriving(2);
    await miss(id, true);
    expect((await miss(id)).body.data).toMatchObject({ status: 'missed', charged: true });
  });

  test('cannot be noted before the day of arrival, nor later than two days after check-out', async () => {
    const id = await booked(1);
    expect((await miss(id)).body.code).toBe('not_missable');
    days(5);
    expect((await miss(id)).body.code).toBe('not_missable');
  });

  test('can be noted of a stay that is over, whose guest then reviews nothing', async () => {
    const id = await booked(1);
    days(4);
    expect((await miss(id)).body.data.status).toBe('missed');
    const { token } = guest;
    const review = await ask('writeReview', {
      token,
      params: { bookingRequestId: id },
      body: { clean: 5, warm: 5, host: 5, road: 5, value: 5, words: 'Good.' },
    });
    expect(review.body.code).toBe('stay_not_over');
    expect(await bookingsOf(guest, 'completed')).toEqual([]);
  });

  test.each<[string, boolean, [number, number]]>([
    ['counts no night and no income', false, [0, 0]],
    ['counts the night that was held and the whole price where the owner says so', true, [1, 13_500]],
  ])('%s', async (_, charged, figures) => {
    const id = await booked(3);
    days(2);
    await miss(id, charged);
    expect(await allFigures()).toEqual(figures);
  });

  test('is no guest who is noted as checked in', async () => {
    const id = await arriving(2);
    await note(id, 'arrived');
    expect((await miss(id)).body.code).toBe('guest_arrived');
    await note(id, 'expected');
    expect((await miss(id)).status).toBe(200);
  });

  test('is noted by the owner of the hotel alone', async () => {
    const id = await arriving(2);
    expect((await call('missBooking', id, { charged: true }, owners.other)).body.code).toBe('booking_not_found');
    expect((await call('noteStay', id, { guest: 'arrived' }, owners.other)).body.code).toBe('booking_not_found');
  });
});

describe('a guest who comes and leaves', () => {
  test('is noted with the moment of each, of which the first stays', async () => {
    const id = await arriving(2);
    const { arrivedAt } = (await note(id, 'arrived')).body.data;
    passTime(60);
    expect((await note(id, 'arrived')).body.data.arrivedAt).toBe(arrivedAt);
    const left = (await note(id, 'left')).body.data;
    expect([left.arrivedAt, left.leftAt > arrivedAt, left.status]).toEqual([arrivedAt, true, 'active']);
    const back = (await note(id, 'expected')).body.data;
    expect([back.arrivedAt, back.leftAt]).toEqual([undefined, undefined]);
  });

  test('cannot be noted before the day of arrival, nor of a request', async () => {
    expect((await note(await booked(1), 'arrived')).body.code).toBe('not_missable');
    expect((await note(await requested(guest, room, [10, 12]), 'arrived')).body.code).toBe('still_waiting');
  });
});
