import { beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import type { DomainEvent } from '../../../functions/bus/domainEvents.ts';
import { handler as declineOverlaps } from '../../../functions/events/declineOverlaps.ts';
import { handler as followRooms } from '../../../functions/events/followRooms.ts';
import { propertyEvents } from '../../../functions/properties/propertyEvents.ts';
import { type PropertyItem, readRecord } from '../../../functions/properties/propertyItem.ts';
import type { Key } from '../../../functions/runtime/table.ts';
import { ask, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, requested } from '../../support/bookings.ts';
import { hear } from '../../support/hear.ts';
import { openOwners } from '../../support/owners.ts';
import { atEveryCall, diesBefore, isTransaction, pauseBefore } from '../../support/pause.ts';
import { aRoom, storeBooking } from '../../support/stays.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let propertyId: string;
let ids: string[];
let events: BookingEvents;

const formOf = (...numbers: string[]) =>
  propertyForm({
    rooms: numbers.map((roomNumber, at) => ({
      ...roomForm({ roomNumber, No_of_beds: String(at + 1) }),
      ...(ids && { _id: ids[at] }),
    })),
  });

/** Gives the two rooms other numbers. */
async function renumber(first: string, second: string): Promise<void> {
  const { status } = await owners.update(propertyId, formOf(first, second));
  expect(status).toBe(200);
}

beforeEach(async () => {
  guest = await openAccount('user');
  ids = [];
  propertyId = (await owners.create(formOf('101', '102'))).body.data._id;
  ids = (
    await ask('getVendorProperty', { token: owners.vendor.token, params: { postId: propertyId } })
  ).body.data.hotels[0].rooms.map(({ _id }: { _id: string }) => _id);
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const ask101 = (person = guest) => requested(person, { propertyId, roomNumber: 101 });

async function booked(person?: SignedUp): Promise<string> {
  const id = await ask101(person);
  await accept(owners.vendor, id);
  return id;
}

async function numberOf(person: SignedUp): Promise<number> {
  const [{ rooms }] = await bookingsOf(person);
  return rooms[0].roomNumber;
}

/** Subjects of the mails about new numbers. */
async function told(person = guest): Promise<string[]> {
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject ?? '');
  return subjects.filter((subject) => /room number|کمرہ نمبر/.test(subject));
}

describe('a room that gets another number', () => {
  test('takes its bookings and requests with it: no two guests hold one number for the same nights', async () => {
    const next = await openAccount('user');
    const waiting = await openAccount('user');
    await booked();
    await requested(waiting, { propertyId, roomNumber: 102 }, [20, 23]);
    await renumber('202', '101');
    await booked(next);
    expect(await events.deliver()).toBe(0);
    expect([await numberOf(guest), await numberOf(next), await numberOf(waiting)]).toEqual([202, 101, 101]);
    expect([await told(), await told(next), await told(waiting)]).toEqual([
      ['Pine House: your room number is 202 now'],
      [],
      [],
    ]);
    const text = (await mailsTo(guest.email)).at(-1)?.body.text;
    expect(text).toContain('Room: 202 (1 bed)\n');
    expect(text).toMatch(/Voucher code: [2-9A-Z]{4}-[2-9A-Z]{4}/);
    expect(text).toContain('https://sarai.example/userbookings');
  });

  test('is told in Urdu to a guest who reads it', async () => {
    await ask('setUserLanguage', { token: guest.token, params: { userId: guest.id }, body: { language: 'ur' } });
    await booked();
    await renumber('202', '102');
    await events.deliver();
    expect(await told()).toEqual(['Pine House: اب آپ کا کمرہ نمبر 202 ہے']);
  });

  test('is told each time, also when it is a number that it had before', async () => {
    await booked();
    for (const number of ['202', '101', '202']) {
      await renumber(number, '102');
      await events.deliver();
    }
    expect((await told()).map((subject) => subject.match(/\d+/)?.[0])).toEqual(['202', '101', '202']);
  });

  test('is told once, however often and late its events come', async () => {
    await booked();
    await renumber('202', '102');
    await events.deliver();
    await renumber('303', '102');
    await events.deliver();
    await followBookings(owners.desk.tables).deliver();
    expect(await numberOf(guest)).toBe(303);
    expect(await told()).toHaveLength(2);
  });

  test('leaves stays that are over, and bookings that came to nothing, as they were', async () => {
    const { bookings } = owners.desk.tables;
    const rooms = [aRoom({ id: ids[0] as string })];
    const stay = { propertyId, rooms, vendorId: owners.vendor.id };
    await storeBooking(bookings, { ...stay, id: 'over', checkIn: '2026-01-01', checkOut: '2026-01-03' });
    await storeBooking(bookings, { ...stay, id: 'ended', checkOut: '2099-01-03', state: 'cancelled' });
    await renumber('202', '102');
    await events.deliver();
    const numbers = await Promise.all(
      ['over', 'ended'].map(async (id) => (await readBooking(bookings, id))?.rooms[0]?.number),
    );
    expect(numbers).toEqual([101, 101]);
  });
});

describe('whatever comes first', () => {
  const record = async () => (await readRecord(owners.desk.tables.properties, propertyId)) as PropertyItem & Key;
  const booking = async (id: string) => (await readBooking(owners.desk.tables.bookings, id)) as Booking;

  /** Gives the first room another number, and answers with the function that follows, for this change alone. */
  async function renumberFirst(number: string): Promise<() => Promise<unknown>> {
    const before = await record();
    await renumber(number, '102');
    const [event] = propertyEvents({ before, after: await record() });
    return () => hear(followRooms, event as DomainEvent<'rooms.renumbered'>);
  }

  test('an acceptance writes the number of its moment, and the booking has the last one in the end', async () => {
    let number = 101;
    const calls = await atEveryCall(async (call) => {
      const id = await requested(guest, { propertyId, roomNumber: number }, [2 * call, 2 * call + 1]);
      const acceptance = await pauseBefore(call, () => accept(owners.vendor, id));
      number += 1000;
      await (await renumberFirst(String(number)))();
      expect((await acceptance.finish()).status).toBe(200);
      await hear(declineOverlaps, { name: 'booking.accepted', detail: { bookingId: id, at: '' } });
      expect((await booking(id)).rooms[0]?.number).toBe(number);
      return acceptance;
    });
    expect(calls).toBeGreaterThan(4);
  }, 60_000);

  test('a request for a room that gets another number meanwhile has it in the end', async () => {
    const sending = await pauseBefore(isTransaction, () => ask101());
    await (await renumberFirst('202'))();
    const id = await sending.finish();
    await hear(declineOverlaps, { name: 'booking.requested', detail: { bookingId: id, at: '' } });
    expect((await booking(id)).rooms[0]?.number).toBe(202);
  });

  test('of two numbers the later one stands, wherever the writing of the earlier one is stopped', async () => {
    const id = await booked();
    const calls = await atEveryCall(async (call) => {
      const earlier = await pauseBefore(call, await renumberFirst('202'));
      await (await renumberFirst('101'))();
      await earlier.finish();
      expect((await booking(id)).rooms[0]?.number).toBe(101);
      return earlier;
    });
    expect(calls).toBeGreaterThan(3);
  }, 60_000);

  test('what a crash has left is done by the next call, and nothing is done twice', async () => {
    const id = await booked();
    let call = 1;
    for (let died = true; died; call += 1) {
      const follow = await renumberFirst(String(200 + call));
      died = await diesBefore(call, follow);
      await follow();
      expect((await booking(id)).rooms[0]?.number).toBe(200 + call);
      expect(await follow()).toEqual({ renumbered: 0 });
    }
    expect(call).toBeGreaterThan(3);
  }, 60_000);
});
