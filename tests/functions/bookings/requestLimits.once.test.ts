import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { dayIn, type Room, request, requested, waitingFor } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { at } from '../../support/time.ts';

const owners = openOwners();
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

describe('what is asked', () => {
  test.each([
    ['yesterday', [-1, 2], {}, 'bookingStartDate', 'arrival_past'],
    ['in more than a year', [366, 368], {}, 'bookingStartDate', 'arrival_too_far'],
    ['for no night', [10, 10], {}, 'bookingEndDate', 'checkout_not_after'],
    ['backwards', [10, 9], {}, 'bookingEndDate', 'checkout_not_after'],
    ['for 31 nights', [10, 41], {}, 'bookingEndDate', 'stay_too_long'],
    ['on no day', [10, 12], { bookingStartDate: '2027-02-30' }, 'bookingStartDate', 'no_such_day'],
    ['for an instant', [10, 12], { bookingStartDate: '2027-02-20T10:00:00Z' }, 'bookingStartDate', 'no_such_day'],
    ['for more guests than sleep there', [10, 12], { guests: 3 }, 'guests', 'too_many_guests'],
    ['for nobody', [10, 12], { guests: 0 }, 'guests', 'not_whole'],
    ['with a long note', [10, 12], { note: 'a'.repeat(501) }, 'note', 'too_long'],
  ] as const)('%s is refused where it is wrong', async (_, days, given, ...issue) => {
    const { status, body } = await request(guest, room, days, given);
    expect([status, body.issues[0].path, body.issues[0].code]).toEqual([400, ...issue]);
  });

  test.each([
    ['today', [0, 1]],
    ['in a year', [365, 366]],
    ['for 30 nights', [10, 40]],
  ] as const)('%s is right', async (_, days) => {
    at(3, '15:00');
    expect((await request(guest, room, days)).status).toBe(201);
  });

  test('with the day first is understood where it can be read in no other way, as guests in Urdu digits are', async () => {
    const ahead = Array.from({ length: 21 }, (_, at) => 20 + at).find((at) => /-(1[3-9]|2[0-6])$/.test(dayIn(at))) ?? 0;
    const dayFirst = (day: string) => day.split('-').reverse().join('/');
    const days = { bookingStartDate: dayFirst(dayIn(ahead)), bookingEndDate: dayFirst(dayIn(ahead + 1)), guests: '۲' };
    const { status, body } = await request(guest, room, [1, 2], days);
    expect([status, body.data.bookingStartDate, body.data.bookingEndDate, body.data.guests]).toEqual([
      ...[201, dayIn(ahead), dayIn(ahead + 1), 2],
    ]);
  });

  test('as MM/DD/YY is understood', async () => {
    const [year = '', month, day] = dayIn(40).split('-');
    const [lastYear, lastMonth, lastDay] = dayIn(42).split('-').map(Number);
    const days = {
      bookingStartDate: `${month}/${day}/${year.slice(2)}`,
      bookingEndDate: `${lastMonth}/${lastDay}/${lastYear}`,
    };
    const { body } = await request(guest, room, [1, 2], days);
    expect([body.data.bookingStartDate, body.data.bookingEndDate]).toEqual([dayIn(40), dayIn(42)]);
  });
});

describe('a room for today', () => {
  test('is asked for until 18:00 in Pakistan, and answered until 20:00', async () => {
    at(3, '17:59');
    const { body } = await request(guest, room, [0, 1]);
    expect(body.data.answerBy).toBe(`${dayIn(0)}T15:00:00.000Z`);
    at(0, '18:00');
    const late = await request(guest, room, [0, 1], { guests: 1 });
    expect(late.body.issues[0].code).toBe('too_late_today');
  });

  test('is one for the day that it is in Pakistan, where it is tomorrow already', async () => {
    const night = at(3, '01:00');
    expect(night.toISOString().slice(0, 10)).toBe(dayIn(-1));
    expect((await request(guest, room, [-1, 1])).body.issues[0].code).toBe('arrival_past');
    expect((await request(guest, room, [0, 1])).status).toBe(201);
  });
});

describe('a traveller', () => {
  test('has three requests waiting at one hotel, also when all are sent at one moment', async () => {
    const days = Array.from({ length: 6 }, (_, at) => [10 + at, 11 + at] as const);
    const answers = await Promise.all(days.map((each) => request(guest, room, each)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = await request(guest, room, [30, 31]);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_waiting_here']);
  });

  test('has no fourth waiting there that was sent before the second and third, and arrives after them', async () => {
    await requested(guest, room, [10, 11]);
    const fourth = await pauseBefore(isTransaction, () => request(guest, room, [30, 31]));
    for (const day of [11, 12]) await requested(guest, room, [day, day + 1]);
    expect((await fourth.finish()).body.code).toBe('too_many_waiting_here');
  });

  test('has ten waiting in all, and the next when one of them was answered', async () => {
    const rooms = await Promise.all(
      [1, 2, 3, 4].map(async () => ({
        propertyId: (await owners.create()).body.data._id as string,
        roomNumber: 101,
      })),
    );
    const wanted = rooms.flatMap((each) => [10, 11, 12].map((day) => [each, day] as const));
    for (const [each, day] of wanted.slice(0, 10)) await requested(guest, each, [day, day + 1]);
    const last = rooms[3] as Room;
    expect((await request(guest, last, [11, 12])).body.code).toBe('too_many_waiting');
    const [first] = await waitingFor(owners.vendor);
    await ask('cancelBooking', { token: guest.token, params: { bookingRequestId: first ?? '' } });
    expect((await request(guest, last, [11, 12])).status).toBe(201);
  });
});
