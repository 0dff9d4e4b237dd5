import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import { type Due, dueBookings, dueWrite } from '../../../functions/bookings/due.ts';
import { bookingClock } from '../../../functions/bookings/moves.ts';
import { proposalClock } from '../../../functions/bookings/proposals/lapse.ts';
import { handler, meetDue } from '../../../functions/events/bookingsDue.ts';
import { advanceClock } from '../../../functions/money/advanceClock.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { accept, type Room, requested, takenNights } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { at, passTime } from '../../support/time.ts';

const owners = openOwners();
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const recordOf = (id: string) => readBooking(owners.desk.tables.bookings, id);

test('nothing ends before its time, and all that is due is met in one run, however much it is', async () => {
  const asked = at(1, '12:00');
  const id = await requested(guest, room);
  const { bookings } = owners.desk.tables;
  // As many that are gone by now stand before it in the list.
  const gone = Array.from({ length: 250 }, (_, number) => ({ id: `gone${number}` }) as Booking);
  await Promise.all(
    gone.map((each) => transact(bookings, [dueWrite(bookings.name, 'answer', each, asked.toISOString())])),
  );
  await bookingsAreDue();
  expect((await recordOf(id))?.state).toBe('pending');
  passTime(24 * 3600 + 60);
  await Promise.all(
    gone.map((each) => transact(bookings, [dueWrite(bookings.name, 'answer', each, asked.toISOString())])),
  );
  await bookingsAreDue();
  expect((await recordOf(id))?.state).toBe('expired');
  expect(await dueBookings.open().list()).toEqual([]);
});

test('one that cannot be met keeps none from its end, and is met by the next run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const due: Due[] = ['a', 'b', 'c'].map((bookingId) => ({
    kind: 'answer',
    bookingId,
    key: { pk: 'due', sk: bookingId },
  }));
  const ended: string[] = [];
  const list = async (after?: Due) => due.filter(({ key }) => after === undefined || key.sk > after.key.sk).slice(0, 2);
  const end = async ({ bookingId }: Due) => ended.push(bookingId) > 0;
  const find = async (id: string) => {
    if (id === 'a') throw new Error('The table does not answer.');
    return undefined;
  };
  const ports = {
    due: { list, end },
    bookings: { ...bookingClock.open(), find },
    proposals: proposalClock.open(),
    advances: advanceClock.open(),
  };
  expect(await handler.run({}, ports)).toEqual({ met: 2, failed: 1 });
  expect(ended).toEqual(['b', 'c']);
});

test('a request that is accepted at the moment when its time ends stays accepted', async () => {
  at(1, '12:00');
  const id = await requested(guest, room);
  const store = bookingClock.open();
  const asked = await store.find(id);
  await accept(owners.vendor, id);
  passTime(24 * 3600 + 1);
  let reads = 0;
  const find = async (wanted: string) => (reads++ === 0 ? asked : store.find(wanted));
  await meetDue({ kind: 'answer', bookingId: id, key: { pk: 'due', sk: '' } }, { ...store, find });
  expect((await recordOf(id))?.state).toBe('active');
  expect(await takenNights(room)).toHaveLength(3);
});

test('a guest is reminded on the day before though the time to answer ended after the hour of it', async () => {
  const asked = at(0, '15:00');
  const id = await requested(guest, room, [2, 4]);
  await accept(owners.vendor, id);
  vi.setSystemTime(new Date(asked.getTime() + 24 * 3_600_000 + 1000));
  await bookingsAreDue();
  expect((await recordOf(id))?.remindedAt).toBeDefined();
});
