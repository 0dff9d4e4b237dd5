import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { answerTimes } from '../../../functions/bookings/answerTimes.ts';
import type { Booking } from '../../../functions/bookings/booking.ts';
import type { DomainEvent } from '../../../functions/bus/domainEvents.ts';
import { handler as noteAnswers } from '../../../functions/events/noteAnswers.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { dayIn } from '../../support/bookings.ts';
import { hear } from '../../support/hear.ts';
import { itemBytes } from '../../support/itemBytes.ts';
import { openOwners } from '../../support/owners.ts';
import { aBooking, storeBooking } from '../../support/stays.ts';
import { storeAdvance } from '../../support/toldAdvances.ts';

const owners = openOwners();
let guest: SignedUp;
let propertyId: string;

beforeEach(async () => {
  guest = await openAccount('user');
  propertyId = (await owners.create()).body.data._id;
});

const details = async () => (await ask('getRoomDetails', { params: { roomId: propertyId } })).body.data;

const tell = (name: DomainEvent['name'], { id }: Booking) =>
  hear(noteAnswers, { name, detail: { bookingId: id, at: '' } } as Parameters<
    typeof hear<'booking.accepted', never>
  >[1]);

/** A stay of the owner's guest that has ended, and the function heard of it. */
async function stayed(given: Partial<Booking> = {}): Promise<Booking> {
  const days = { checkIn: dayIn(-3), checkOut: dayIn(-1) };
  const asked = { askedAt: '2026-10-01T08:00:00.000Z', answeredAt: '2026-10-01T08:30:00.000Z' };
  const booking = aBooking({ userId: guest.id, vendorId: owners.vendor.id, ...days, ...asked, ...given });
  await storeBooking(owners.desk.tables.bookings, booking);
  await tell('booking.accepted', booking);
  return booking;
}

test('a page tells of its owner once five stays have ended, and less again when one was missed', async () => {
  const stays = [];
  for (let count = 0; count < 5; count += 1) stays.push(await stayed());
  expect((await details()).trust).toMatchObject({ stays: 5, answersInMinutes: 30 });
  const missed = { ...(stays[0] as Booking), state: 'missed' as const };
  await storeBooking(owners.desk.tables.bookings, missed);
  await tell('booking.missed', missed);
  expect(await details()).not.toHaveProperty('trust');
});

test('a page tells of no refunds until five guests have got theirs', async () => {
  for (let count = 0; count < 5; count += 1) {
    await stayed();
    const people = { tables: owners.desk.tables, guest, vendor: owners.vendor };
    const refund = {
      amount: 5000,
      dueBy: dayIn(5),
      paid: { way: 'raast', amount: 5000, day: dayIn(0), at: new Date().toISOString() },
    };
    const booking = await storeAdvance(people, { state: 'confirmed', refund });
    if (count === 4) expect((await details()).trust).not.toHaveProperty('refundDays');
    await tell('refund.confirmed', booking);
    await tell('refund.confirmed', booking);
  }
  expect((await details()).trust).toMatchObject({ refundDays: 2 });
});

test('answers, stays and refunds are lost by none of the others', async () => {
  await stayed();
  await stayed();
  const kept = await answerTimes.open().find(owners.vendor.id);
  expect([kept?.latest.length, kept?.stays?.ahead.length]).toEqual([2, 2]);
});

test('with all that it keeps an owner is read at half a unit', async () => {
  const { client, name: TableName } = owners.desk.tables.vendors;
  const long = (count: number, text: string) => Array.from({ length: count }, (_, at) => `${text}${at}`);
  const Item = {
    ...{ pk: `user#${owners.vendor.id}`, sk: 'answers', revision: 1 },
    latest: long(10, 'abcdefghijklmnop').map((id) => ({ id, minutes: 1440, at: '2026-10-01T08:00:00.000Z' })),
    stays: {
      months: Object.fromEntries(long(12, '2026-').map((month) => [month, 1000])),
      ahead: Array.from({ length: 200 }, (_, at) => `2027-01-01#a${String(at).padStart(5, '0')}`),
    },
    refunds: long(10, 'abcdefghijklmnop').map((id) => ({ id, days: 100, day: '2026-10-01' })),
  };
  await client.send(new PutCommand({ TableName, Item }));
  await stayed();
  const kept = await answerTimes.open().find(owners.vendor.id);
  expect(itemBytes({ ...kept })).toBeLessThan(4096);
});
