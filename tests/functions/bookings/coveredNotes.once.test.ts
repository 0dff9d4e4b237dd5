import { beforeEach, expect, test } from 'vitest';
import { ask, confirmedIf, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, cancel, type Room, reject, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm } from '../../support/vendorDesk.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;

const note = 'Call ۰۳۰۰ ۱۲۳۴۵۶۷ or www.example.com, we pay 12,500.';
const covered = 'Call ••• or •••, we pay 12,500.';

beforeEach(async () => {
  guest = await openAccount('user', confirmedIf('user'));
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

/** The note as the guest's list, the guest's page and the owner's page show it. */
async function notesOf(bookingRequestId: string): Promise<string[]> {
  const params = { bookingRequestId };
  const [listed] = await bookingsOf(guest);
  const { body: own } = await ask('getUserBooking', { token: guest.token, params });
  const { body: desk } = await ask('getVendorBooking', { token: owners.vendor.token, params });
  return [listed.note, own.data.note, desk.data.note];
}

test('links and numbers in the note of a request are covered for both sides until it is accepted', async () => {
  const id = await requested(guest, room, [10, 12], { note });
  expect(await notesOf(id)).toEqual([covered, covered, covered]);
  await accept(owners.vendor, id);
  expect(await notesOf(id)).toEqual([note, note, note]);
  await cancel(guest, id);
  expect(await notesOf(id)).toEqual([note, note, note]);
});

test('the note of a declined request stays covered', async () => {
  const id = await requested(guest, room, [10, 12], { note });
  await reject(owners.vendor, id);
  expect(await notesOf(id)).toEqual([covered, covered, covered]);
});

test('a mail about a request covers its note', async () => {
  const events = followBookings(owners.desk.tables);
  await events.skip();
  await requested(guest, room, [10, 12], { note });
  await events.deliver();
  const text = (await mailsTo(owners.vendor.email)).at(-1)?.body.text ?? '';
  expect(text).toContain(covered);
  expect(text).not.toContain('۱۲۳۴۵۶۷');
});

test('a request that comes again with its note is one', async () => {
  const id = await requested(guest, room, [10, 12], { note });
  expect(await requested(guest, room, [10, 12], { note })).toBe(id);
});

test('a description is covered for everybody but its owner', async () => {
  const { hotelDetail, ...rest } = propertyForm();
  const form = { ...rest, hotelDetail: { ...hotelDetail, description: note } };
  const { _id } = (await owners.create(form)).body.data;
  const { body } = await ask('getRoomDetails', { params: { roomId: _id } });
  expect(body.data.roomDetails.hotels[0].description).toBe(covered);
  const own = await ask('getVendorProperty', { token: owners.vendor.token, params: { postId: _id } });
  expect(own.body.data.hotels[0].description).toBe(note);
});
