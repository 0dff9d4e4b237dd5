import { beforeEach, expect, test } from 'vitest';
import type { SignedUp } from '../../support/accounts.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { accept, type Room, requested } from '../../support/bookings.ts';
import { cash, dayBook, itemsOf, writeLine, written } from '../../support/ledgers.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { openPerson, operator, textOf } from '../../support/people.ts';
import { at } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let room: Room;

beforeEach(async () => {
  at(0, '12:00');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const noted = { ...cash(700), note: 'His brother has paid.' };

/** Lines and rows of the books of a booking, without what differs. */
async function moneyOf(id: string) {
  const { bookings } = owners.desk.tables;
  const lines = (await itemsOf(bookings, `booking#${id}`)).filter(({ sk }) => String(sk).startsWith('line#'));
  const rows = (await itemsOf(bookings, `books#${room.propertyId}`)).filter(({ bookingId }) => bookingId === id);
  return [...lines, ...rows].map(({ amount, receipt }) => [amount, receipt]);
}

test('lines and receipts stay when their guest is erased, without the name and the notes', async () => {
  const guest: SignedUp & { firstName: string } = await openPerson('user');
  const id = await requested(guest, room, [4, 6]);
  await accept(owners.vendor, id);
  await written(owners.vendor, id, noted);
  expect((await dayBook(owners.vendor, room.propertyId)).body.data.lines[0].guestName).toContain(guest.firstName);
  await operator(owners.desk.tables, 'delete-account', 'user', guest.email, '--yes');
  expect(await textOf(owners.desk.tables)).not.toContain('His brother');
  expect(await moneyOf(id)).toEqual([
    [700, 1],
    [700, 1],
  ]);
  const { lines } = (await dayBook(owners.vendor, room.propertyId)).body.data;
  expect(lines[0]).toMatchObject({ guestName: '', amount: 700, receipt: 1 });
  expect(lines[0].note).toBeUndefined();
});

test('money of an erased guest is still written down, and nothing is noted about him', async () => {
  const guest = await openPerson('user');
  const id = await requested(guest, room, [0, 2]);
  await accept(owners.vendor, id);
  await operator(owners.desk.tables, 'delete-account', 'user', guest.email, '--yes');
  expect((await writeLine(owners.vendor, id, noted)).body.code).toBe('guest_gone');
  expect((await writeLine(owners.vendor, id, cash(700))).status).toBe(201);
});

test('notes about the guest of an own booking go a year after check-out', async () => {
  const id = await taken(owners.vendor, room, [0, 2]);
  await written(owners.vendor, id, noted);
  at(370, '12:00');
  await bookingsAreDue();
  expect(await textOf(owners.desk.tables)).not.toContain('His brother');
  expect(await moneyOf(id)).toEqual([
    [700, 1],
    [700, 1],
  ]);
});

test('both sides get copies of lines, and the guest none of the notes', async () => {
  const guest = await openPerson('user');
  const id = await requested(guest, room, [4, 6]);
  await accept(owners.vendor, id);
  await written(owners.vendor, id, noted);
  const of = (role: string, email: string) => operator(owners.desk.tables, 'export-account', role, email);
  const [ofGuest, ofVendor] = [await of('user', guest.email), await of('vendor', owners.vendor.email)];
  expect(JSON.parse(ofGuest).bookings[0].ledger).toMatchObject([{ amount: 700, receipt: 1 }]);
  expect(ofGuest).not.toContain('His brother');
  expect(JSON.parse(ofVendor).bookings[0].ledger).toMatchObject([{ amount: 700, note: noted.note }]);
});
