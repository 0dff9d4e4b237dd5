import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import { dayInWords, momentInWords } from '../../../functions/mail/words.ts';
import { addDays } from '../../../shared/rules/dates.ts';
import { mailsTo, openAccount, type SignedUp, setForTest } from '../../support/accounts.ts';
import { type BookingEvents, bookingsAreDue, followBookings } from '../../support/bookingEvents.ts';
import { accept, cancel, cancelAsOwner, type Room, reject, requested } from '../../support/bookings.ts';
import { bounceOf, tell } from '../../support/mailFeedback.ts';
import { openOwners } from '../../support/owners.ts';
import { at, passTime, setTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;
let events: BookingEvents;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  events = followBookings(owners.desk.tables);
  await events.skip();
});

async function speak(role: 'users' | 'vendors', { id }: SignedUp, language: 'en' | 'ur'): Promise<void> {
  const { client, name } = owners.desk.tables[role];
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: { pk: `user#${id}`, sk: 'profile' },
      UpdateExpression: 'SET #language = :language',
      ExpressionAttributeNames: { '#language': 'language' },
      ExpressionAttributeValues: { ':language': language },
    }),
  );
}

const subjects = async (person: SignedUp) => (await mailsTo(person.email)).map(({ subject }) => subject);

async function newest(person: SignedUp) {
  const mail = (await mailsTo(person.email)).at(-1);
  return { subject: mail?.subject ?? '', text: mail?.body.text ?? '', html: mail?.body.html ?? '' };
}

describe('a request', () => {
  test('reaches its owner with all that an answer needs, and two links that answer it', async () => {
    at(2, '15:00');
    await requested(guest, room, [10, 13], { note: 'A cot, please.\nAnd a kettle.' });
    expect(await events.deliver()).toBe(0);
    const { subject, text, html } = await newest(owners.vendor);
    expect(subject).toMatch(/^Zarmina Khan asks for Pine House from \w{3} \d{1,2} \w+ \d{4}$/);
    const lines = ['Room: 101 (1 bed)', 'Nights: 3', 'Guests: 2', 'Price: 3 nights at PKR 4,500', 'Total: PKR 13,500'];
    for (const line of lines) expect(text).toContain(`${line}\n`);
    expect(text).toContain('A cot, please.\n  And a kettle.');
    expect(text).toMatch(/Answer by: 15:00 on \w{3} \d/);
    expect(text.match(/https:\/\/sarai\.example\/answerBooking#token=[\w.-]{60,}/g)).toHaveLength(2);
    expect(text).toContain('https://sarai.example/vendorPendingBookings');
    // How to reach the guest is told after the acceptance.
    expect(text).not.toContain(guest.email);
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('>Accept</a>');
    expect(await subjects(guest)).toEqual([]);
  });

  test('speaks Urdu to an owner who reads it, from right to left', async () => {
    await speak('vendors', owners.vendor, 'ur');
    await requested(guest, room);
    await events.deliver();
    const { subject, text, html } = await newest(owners.vendor);
    expect(subject).toContain('درخواست');
    expect(text).toContain('کل رقم: 13,500 روپے');
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(text.match(/https:\/\/sarai\.example\/ur\/answerBooking#token=/g)).toHaveLength(2);
    expect(text).toContain('https://sarai.example/ur/vendorPendingBookings');
  });

  test('that was accepted reaches its guest with the address and the host', async () => {
    const id = await requested(guest, room);
    await accept(owners.vendor, id);
    await events.deliver();
    const { subject, text } = await newest(guest);
    expect(subject).toMatch(/^Your room at Pine House is booked from/);
    expect(text).toContain('Address: Mall Road, Murree, Punjab, Pakistan');
    expect(text).toContain(`Host: Zarmina Khan\n  03001234567\n  ${owners.vendor.email}`);
    expect(text).toMatch(/Voucher code: [2-9A-Z]{4}-[2-9A-Z]{4}/);
    expect(text).toContain('https://sarai.example/userbookings');
  });

  test('that was declined says so to its guest', async () => {
    await reject(owners.vendor, await requested(guest, room));
    await events.deliver();
    expect(await subjects(guest)).toEqual(['Pine House could not accept your request']);
  });

  test('that was taken back says so to its owner', async () => {
    await cancel(guest, await requested(guest, room));
    await events.deliver();
    expect((await newest(owners.vendor)).subject).toBe('Zarmina Khan has taken the request for Pine House back');
    expect(await subjects(guest)).toEqual([]);
  });

  test('that nobody answers ends by itself, and both sides hear of it', async () => {
    at(1, '12:00');
    const id = await requested(guest, room);
    await events.deliver();
    await bookingsAreDue();
    await events.deliver();
    expect(await subjects(guest)).toEqual([]);
    passTime(24 * 3600 + 1);
    await bookingsAreDue();
    await events.deliver();
    expect(await subjects(guest)).toEqual(['Pine House did not answer your request']);
    expect((await newest(owners.vendor)).subject).toBe('The request of Zarmina Khan for Pine House has ended');
    expect((await accept(owners.vendor, id)).body.code).toBe('not_waiting');
  });
});

describe('a booking', () => {
  test('that the owner cancels reaches the guest with his reason', async () => {
    const id = await requested(guest, room);
    await accept(owners.vendor, id);
    await cancelAsOwner(owners.vendor, id, 'A pipe has burst.');
    await events.deliver();
    const { subject, text } = await newest(guest);
    expect(subject).toMatch(/^Pine House has cancelled your stay from/);
    expect(text).toContain('Reason: A pipe has burst.');
  });

  test('that the guest cancels reaches the owner, with how to reach the guest', async () => {
    const id = await requested(guest, room);
    await accept(owners.vendor, id);
    await cancel(guest, id);
    await events.deliver();
    const { subject, text } = await newest(owners.vendor);
    expect(subject).toMatch(/^Zarmina Khan has cancelled the stay at Pine House from/);
    expect(text).toContain(`Guest: Zarmina Khan\n  03001234567\n  ${guest.email}`);
  });

  test('is remembered to its guest on the day before, once', async () => {
    at(0, '12:00');
    const arrival = 10;
    const id = await requested(guest, room, [arrival, arrival + 2]);
    await accept(owners.vendor, id);
    passTime(24 * 3600 + 1);
    await bookingsAreDue();
    await events.deliver();
    const before = (await subjects(guest)).length;
    const { checkIn } = await recordOf(id);
    setTime(new Date(`${addDays(checkIn, -1)}T10:00:01+05:00`));
    await bookingsAreDue();
    await bookingsAreDue();
    await events.deliver();
    expect((await subjects(guest)).slice(before)).toEqual([
      expect.stringMatching(/^Your stay at Pine House begins on/),
    ]);
  });

  test('that was accepted on the day before, after the hour of the reminder, needs none', async () => {
    at(0, '15:00');
    const id = await requested(guest, room, [2, 4]);
    at(1, '11:00');
    await accept(owners.vendor, id);
    passTime(4 * 3600 + 1);
    await bookingsAreDue();
    expect((await recordOf(id)).remindedAt).toBeUndefined();
  });

  async function recordOf(id: string) {
    const booking = await readBooking(owners.desk.tables.bookings, id);
    if (!booking) throw new Error('There is no such booking.');
    return booking;
  }
});

test('who gets no mails misses one for good, and the other side gets theirs', async () => {
  const lines = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await tell(bounceOf(owners.vendor.email));
  const id = await requested(guest, room);
  expect(await events.deliver()).toBe(0);
  await accept(owners.vendor, id);
  expect(await events.deliver()).toBe(0);
  expect(await subjects(owners.vendor)).toEqual([]);
  expect(await subjects(guest)).toEqual([expect.stringMatching(/is booked/)]);
  expect(lines.mock.calls).toEqual([[{ bookingId: id, mail: 'requested', to: 'owner', blocked: 'bounce' }]]);
});

test('days are said as they are in Pakistan, wherever the function runs', async () => {
  setForTest('TZ', 'America/Los_Angeles');
  expect(dayInWords('2027-07-11', 'en')).toBe('Sun 11 July 2027');
  expect(dayInWords('2027-07-11', 'ur')).toBe('اتوار 11 جولائی 2027');
  expect(momentInWords('2027-07-11T13:40:00.000Z', 'en')).toBe('18:40 on Sun 11 July 2027');
  expect(momentInWords('2027-07-11T19:00:00.000Z', 'en')).toBe('24:00 on Sun 11 July 2027');
});
