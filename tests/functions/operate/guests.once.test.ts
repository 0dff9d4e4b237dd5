import { beforeEach, describe, expect, test } from 'vitest';
import { ask, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, cancel, dayIn, type Room, requested, takenNights } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { pauseBefore } from '../../support/pause.ts';
import { digestOfAll, type KnownPerson, openPerson, operator } from '../../support/people.ts';
import { aBooking, storeBooking } from '../../support/stays.ts';

const owners = openOwners({ confirmed: true });
const reason = 'There is no such hotel.';
let guest: KnownPerson;
let room: Room;
let events: BookingEvents;

beforeEach(async () => {
  guest = await openPerson('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const run = (...args: string[]) => operator(owners.desk.tables, ...args);
const cancelFor = (id: string) => run('cancel', id, '--reason', reason, '--yes');

async function booked(person: SignedUp = guest): Promise<string> {
  const id = await requested(person, room, [10, 13]);
  await accept(owners.vendor, id);
  return id;
}

describe('the guests of a property', () => {
  test('are all who wait or have nights ahead there, with how to reach them, and nobody else', async () => {
    const stays = await booked();
    const waits = await requested(await openAccount('user'), room, [20, 22]);
    const gone = await requested(guest, room, [30, 32]);
    await cancel(guest, gone);
    const over = aBooking({ id: 'over', vendorId: owners.vendor.id, propertyId: room.propertyId, checkOut: dayIn(0) });
    await storeBooking(owners.desk.tables.bookings, { ...over, checkIn: dayIn(-2) });
    const said = await run('guests', room.propertyId);
    expect(said).toContain(`1 request waiting, 1 booking with nights ahead, of the vendor ${owners.vendor.id}.`);
    expect(said).toMatch(
      new RegExp(`${stays}  ${dayIn(10)} to ${dayIn(13)}  room 101, 2 guests  has nights ahead, voucher`),
    );
    expect(said).toContain(`"${guest.firstName} ${guest.lastName}"  ${guest.phone}  ${guest.email}`);
    expect(said).toMatch(new RegExp(`${waits}  .*waits until \\d{4}-`));
    expect(said.match(/ {2}room 101/g)).toHaveLength(2);
    expect(await run('log')).toContain(`guests  ${room.propertyId}  2 guests shown`);
  });

  test('are none where nobody comes, and there is an answer for what was never a property', async () => {
    expect(await run('guests', room.propertyId)).toContain('No guest waits');
    await expect(run('guests', 'nobodys-house')).rejects.toThrow(
      'There was never a property with the id nobodys-house.',
    );
  });
});

describe('an operator who cancels for a guest', () => {
  test('changes nothing without --yes', async () => {
    const id = await booked();
    const before = await digestOfAll(owners.desk.tables);
    expect(await run('cancel', id, '--reason', reason)).toContain('Nothing has been changed.');
    expect(await digestOfAll(owners.desk.tables)).toBe(before);
  });

  test('sets the nights of a stay free, and both sides read that Sarai did, and to pay nothing', async () => {
    const id = await booked();
    await events.deliver();
    expect(await cancelFor(id)).toContain('It is cancelled, and mails are on their way.');
    expect(await events.deliver()).toBe(0);
    const [booking] = await bookingsOf(guest, 'cancelled');
    expect(booking).toMatchObject({ _id: id, cancelledBy: 'sarai', reason });
    expect(await takenNights(room)).toEqual([]);
    const toGuest = (await mailsTo(guest.email)).at(-1);
    expect(toGuest?.subject).toMatch(/^Sarai has cancelled your booking at Pine House from .*: please pay nothing$/);
    for (const part of ['Please pay nothing for it, to nobody', `Reason: ${reason}`, '/userbookings']) {
      expect(toGuest?.body.text).toContain(part);
    }
    const toHost = (await mailsTo(owners.vendor.email)).at(-1);
    expect(toHost?.subject).toMatch(new RegExp(`^Sarai has cancelled the booking of ${guest.firstName} `));
    expect(toHost?.body.text).toContain('Please take no money for it');
  });

  test('ends a request that waits, once, however often it is called', async () => {
    const id = await requested(guest, room);
    await cancelFor(id);
    expect(await cancelFor(id)).toContain('It cannot be cancelled any more: it is cancelled.');
    await events.deliver();
    expect((await mailsTo(guest.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('please pay nothing'),
    ]);
    expect(await run('log')).toContain(`cancel  ${id}  cancelled`);
  });

  test('may do so during the stay, and not after it', async () => {
    const { id: vendorId } = owners.vendor;
    const stay = { vendorId, userId: guest.id, propertyId: room.propertyId };
    const tables = owners.desk.tables;
    await storeBooking(
      tables.bookings,
      aBooking({ ...stay, id: `now-${guest.id}`, checkIn: dayIn(-1), checkOut: dayIn(1) }),
    );
    await storeBooking(
      tables.bookings,
      aBooking({ ...stay, id: `over-${guest.id}`, checkIn: dayIn(-2), checkOut: dayIn(0) }),
    );
    expect(await cancelFor(`now-${guest.id}`)).toContain('It is cancelled');
    expect(await cancelFor(`over-${guest.id}`)).toContain('It cannot be cancelled any more');
  });

  test('cancels a request also where its owner accepts it at that moment', async () => {
    const id = await requested(guest, room);
    const paused = await pauseBefore(
      (command) => JSON.stringify(command).includes('"sarai"'),
      () => cancelFor(id),
    );
    await accept(owners.vendor, id);
    expect(await paused.finish()).toContain('It is cancelled');
    expect([(await bookingsOf(guest))[0].status, await takenNights(room)]).toEqual(['cancelled', []]);
  });

  test('is told what there is', async () => {
    await expect(run('cancel', 'no-booking', '--reason', 'x')).rejects.toThrow(
      'There is no booking with the id no-booking.',
    );
    await expect(run('cancel', 'no-booking')).rejects.toThrow('npm run operate -- cancel <booking id> --reason <text>');
    await expect(run('cancel', 'no-booking', '--reason', 'x'.repeat(301))).rejects.toThrow('Reason');
  });
});

test('the mails to guests who read Urdu are in Urdu', async () => {
  const id = await requested(guest, room);
  await ask('setUserLanguage', { token: guest.token, params: { userId: guest.id }, body: { language: 'ur' } });
  await cancelFor(id);
  await events.deliver();
  expect((await mailsTo(guest.email)).at(-1)?.body.text).toContain('کسی کو کوئی رقم ادا نہ کریں');
});
