import { beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { bookingLookup } from '../../../functions/bookings/bookingItem.ts';
import { hostNoteList } from '../../../functions/bookings/hostNotes.ts';
import { ask, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { bookingsAreDue, followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, type Room, requested } from '../../support/bookings.ts';
import { take } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { operator, textOf } from '../../support/people.ts';
import { at, passTime } from '../../support/time.ts';
import { openStaff } from '../staff/people.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  at(0, '15:00');
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const words = 'Comes at ten at night.';

function write(bookingRequestId: string, note: string, revision = 0, vendor = owners.vendor) {
  return ask('writeHostNote', { token: vendor.token, params: { bookingRequestId }, body: { note, revision } });
}

/** The note of the one booking of a list. */
async function noteOf(status = 'pending', { id, token } = owners.vendor) {
  return (await ask('listVendorBookings', { token, params: { id }, query: { status } })).body.data[0]?.hostNote;
}

describe('a private note', () => {
  test('is read by the owner and his staff, with who wrote it and when', async () => {
    const karim = await openStaff(owners.vendor);
    const { status, body } = await write(await requested(guest, room), words, 0, karim);
    const note = { text: words, at: expect.any(String), revision: 1, by: 'staff', name: 'Karim Baig' };
    expect([status, body.code, body.data]).toEqual([200, 'host_note_written', note]);
    expect(await noteOf()).toEqual(note);
    expect(await noteOf('pending', { ...owners.vendor, token: karim.token })).toEqual(note);
  });

  test('is written on requests, on bookings and on own bookings', async () => {
    const id = await requested(guest, room, [0, 2]);
    await accept(owners.vendor, id);
    expect((await write(id, words)).status).toBe(200);
    const own = (await take(owners.vendor, room, [4, 6])).body.data._id;
    expect((await write(own, words)).status).toBe(200);
    expect(await noteOf('active')).toMatchObject({ text: words, by: 'owner' });
  });

  test('is in no answer to the guest and in no mail', async () => {
    const events = followBookings(owners.desk.tables);
    await events.skip();
    const id = await requested(guest, room);
    await write(id, words);
    await accept(owners.vendor, id);
    await events.deliver();
    expect(JSON.stringify(await bookingsOf(guest))).not.toMatch(/ten at night|noted/);
    expect(JSON.stringify(await mailsTo(guest.email))).not.toContain('ten at night');
    const exported = await operator(owners.desk.tables, 'export-account', 'user', guest.email);
    expect(exported).not.toMatch(/ten at night|noted|acts/);
  });

  test('is changed in its revision, and goes with an empty one', async () => {
    const id = await requested(guest, room);
    await write(id, words);
    expect((await write(id, 'Comes at nine.')).body.code).toBe('conflict');
    expect((await write(id, 'Comes at nine.', 1)).body.data).toMatchObject({ text: 'Comes at nine.', revision: 2 });
    expect((await write(id, ' ', 2)).status).toBe(200);
    expect(await noteOf()).toBeUndefined();
    expect((await write(id, words)).status).toBe(200);
    expect(await noteOf()).toMatchObject({ text: words, revision: 1 });
  });

  test('that is sent again is written once', async () => {
    const id = await requested(guest, room);
    const answers = await Promise.all([write(id, words), write(id, words)]);
    expect(answers.map(({ body }) => body.data?.revision ?? body.code).sort()).toContain(1);
    expect((await write(id, words)).body.data.revision).toBe(1);
  });

  test.each([
    ['of 501 letters', 'x'.repeat(501), 'too_long'],
    ['with hidden characters', 'a\u202eb', 'hidden_characters'],
  ])('%s is refused', async (_, note, code) => {
    const { status, body } = await write(await requested(guest, room), note);
    expect([status, body.issues[0]]).toMatchObject([400, { path: 'note', code }]);
  });

  test('of 500 letters in Urdu leaves the record short', async () => {
    const id = await requested(guest, room);
    expect((await write(id, 'ر'.repeat(500))).status).toBe(200);
    expect((await noteOf()).text).toHaveLength(500);
  });

  test('is nobody else’s to write', async () => {
    const { status, body } = await write(await requested(guest, room), words, 0, owners.other);
    expect([status, body.code]).toEqual([404, 'booking_not_found']);
  });
});

describe('a private note goes', () => {
  test('12 months after check-out', async () => {
    const id = await requested(guest, room, [10, 12]);
    await write(id, words);
    const stored = (await bookingLookup.open().find(id)) as Booking;
    passTime(376 * 24 * 3600);
    expect((await hostNoteList.open().of([stored])).size).toBe(1);
    passTime(2 * 24 * 3600);
    expect((await hostNoteList.open().of([stored])).size).toBe(0);
  });

  test('with the guest of an own booking who is forgotten', async () => {
    await write((await take(owners.vendor, room, [1, 3])).body.data._id, 'Brings a dog.');
    passTime(369 * 24 * 3600);
    await bookingsAreDue();
    expect(await textOf(owners.desk.tables)).not.toContain('Brings a dog.');
  });

  test('with its guest, also where it is written at that moment', async () => {
    const id = await requested(guest, room);
    await write(id, 'Brings a cat.');
    const paused = await pauseBefore(isTransaction, () => write(id, 'Brings two cats.', 1));
    await operator(owners.desk.tables, 'delete-account', 'user', guest.email, '--yes');
    expect((await paused.finish()).body.code).toBe('conflict');
    expect(await textOf(owners.desk.tables)).not.toMatch(/Brings (a|two) cat/);
    expect((await write(id, words)).body.code).toBe('guest_gone');
  });

  test('with its owner, and is told him before', async () => {
    await write(await requested(guest, room), 'Brings a horse.');
    const { vendor, desk } = owners;
    expect(await operator(desk.tables, 'export-account', 'vendor', vendor.email)).toContain('Brings a horse.');
    await operator(desk.tables, 'delete-account', 'vendor', vendor.email, '--yes');
    expect(await textOf(desk.tables)).not.toContain('Brings a horse.');
  });
});
