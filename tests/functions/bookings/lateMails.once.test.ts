import { beforeEach, expect, test, vi } from 'vitest';
import { lateMails } from '../../../functions/bookings/mails/lateMails.ts';
import { mailMarks } from '../../../functions/bookings/mails/mailMarks.ts';
import type { MailName } from '../../../functions/bookings/mails/mailsOf.ts';
import { handler as mailBooking } from '../../../functions/events/mailBooking.ts';
import { handler as resendMails } from '../../../functions/events/resendMails.ts';
import { mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings, mailsAreLate } from '../../support/bookingEvents.ts';
import { accept, cancel, type Room, reject, requested } from '../../support/bookings.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { openOwners } from '../../support/owners.ts';
import { passTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let guests: SignedUp[];
let room: Room;
let events: BookingEvents;

beforeEach(async () => {
  guests = await Promise.all([openAccount('user'), openAccount('user')]);
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const subjects = async ({ email }: SignedUp) => (await mailsTo(email)).map(({ subject }) => subject);

/** Claims a mail as somebody who never ends, so that it cannot be sent for a minute and a half. */
const stick = (bookingId: string, name: MailName) => mailMarks.open().claim(bookingId, name);

/** Mails that are tried again within a day. */
function waiting() {
  passTime(24 * 3600);
  return lateMails.open().list();
}

const [first, second] = [0, 1].map((index) => () => guests[index] as SignedUp) as [() => SignedUp, () => SignedUp];

test('one mail that cannot be sent holds up no other, of its batch, of the next, or of its own booking', async () => {
  const [stuck, next] = [await requested(first(), room, [10, 13]), await requested(second(), room, [20, 22])];
  await stick(stuck, { kind: 'requested', side: 'owner' });
  expect(await events.deliver()).toBe(0);
  expect(await subjects(owners.vendor)).toHaveLength(1);
  await accept(owners.vendor, next);
  await reject(owners.vendor, stuck);
  expect(await events.deliver()).toBe(0);
  expect(await subjects(second())).toEqual([expect.stringContaining('is booked')]);
  expect(await subjects(first())).toEqual([expect.stringContaining('could not accept')]);
});

test('a mail that is late goes out by itself, once', async () => {
  const id = await requested(first(), room);
  await stick(id, { kind: 'requested', side: 'owner' });
  await events.deliver();
  passTime(91);
  await Promise.all([mailsAreLate(), mailsAreLate()]);
  passTime(91);
  await mailsAreLate();
  expect(await subjects(owners.vendor)).toEqual([expect.stringContaining('asks for Pine House')]);
  expect(await waiting()).toEqual([]);
});

test('a mail that is untrue by the time at which it could go is not sent', async () => {
  const id = await requested(first(), room);
  await accept(owners.vendor, id);
  await stick(id, { kind: 'accepted', side: 'guest' });
  await events.deliver();
  await cancel(first(), id);
  await events.deliver();
  passTime(91);
  await mailsAreLate();
  expect(await subjects(first())).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a mail is tried for three days, and then given up with a line', async () => {
  await breakMail('is gone');
  const id = await requested(first(), room);
  await events.deliver();
  passTime(71 * 3600);
  await mailsAreLate();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  passTime(3700);
  await mailsAreLate();
  expect(errors.mock.calls).toContainEqual([{ bookingId: id, mail: 'requested', to: 'owner', refused: 'for good' }]);
  expect(await waiting()).toEqual([]);
});

test('where a mail cannot be set aside either, its event comes again', async () => {
  const away = async () => Promise.reject(new Error('The table is away.'));
  const bookings = { find: async () => ({ id: 'b1', state: 'pending' }) };
  const ports = { bookings, marks: { claim: away }, notes: { note: away } } as unknown as Parameters<
    typeof mailBooking.run
  >[1];
  const event = { id: 'e1', name: 'booking.requested', detail: { bookingId: 'b1', at: '' } } as const;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(mailBooking.run(event, ports)).rejects.toThrow('The table is away.');
});

test('a run that meets mails that hang leaves the rest to the next one', async () => {
  const mails = Array.from({ length: 12 }, (_, index) => ({
    pk: 'late-mails',
    sk: `${index}`,
    bookingId: `b${index}`,
  }));
  const since = new Date().toISOString();
  const name = { kind: 'requested', side: 'owner' } as const;
  let found = 0;
  const find = async () => {
    found += 1;
    passTime(5);
    return undefined;
  };
  const list = async (after?: unknown) => (after ? [] : mails.map((each) => ({ ...each, name, since, tries: 1 })));
  const ports = { late: { list, end: async () => true }, bookings: { find } } as unknown as Parameters<
    typeof resendMails.run
  >[1];
  expect(await resendMails.run({}, ports)).toEqual({ sent: 0, ended: 10, late: 0 });
  expect(found).toBe(10);
});
