import { beforeEach, describe, expect, test } from 'vitest';
import { type AnswerTimes, answerTimes, noteAnswer, usualHours } from '../../../functions/bookings/answerTimes.ts';
import { handler as noteAnswers } from '../../../functions/events/noteAnswers.ts';
import { presentHost } from '../../../functions/rooms/roomDetails.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { accept, cancel, dayIn, reject, requested } from '../../support/bookings.ts';
import { hear } from '../../support/hear.ts';
import { openOwners } from '../../support/owners.ts';
import { aBooking } from '../../support/stays.ts';

const owners = openOwners();
let guest: SignedUp;
let propertyId: string;

beforeEach(async () => {
  guest = await openAccount('user');
  propertyId = (await owners.create()).body.data._id;
});

async function details() {
  return (await ask('getRoomDetails', { params: { roomId: propertyId } })).body.data;
}

const room = () => ({ propertyId, roomNumber: 101 });

const timesOf = async () => (await answerTimes.open().find(owners.vendor.id))?.latest ?? [];

/** A booking that the vendor has answered after so many minutes. */
function answered(minutes: number, id = `after-${minutes}`) {
  const askedAt = '2026-10-01T08:00:00.000Z';
  const answeredAt = new Date(Date.parse(askedAt) + minutes * 60_000).toISOString();
  return aBooking({ id, vendorId: owners.vendor.id, askedAt, answeredAt });
}

const noteAll = async (...minutes: number[]) => {
  for (const each of minutes) await noteAnswer(owners.desk.tables.vendors, answered(each));
};

describe('everybody reads of a host', () => {
  test('the first name and the month of the account, and no more of the profile', async () => {
    const { host } = await details();
    expect(host).toEqual({ firstName: 'Zarmina', since: dayIn(0).slice(0, 7) });
  });

  test('no phone number, not even where a request is accepted', async () => {
    await accept(owners.vendor, await requested(guest, room()));
    expect(JSON.stringify(await details())).not.toContain('03001234567');
  });

  test('how fast requests are answered, once there are three answers', async () => {
    await noteAll(30, 200);
    expect((await details()).host).not.toHaveProperty('answersWithinHours');
    await noteAll(100);
    expect((await details()).host.answersWithinHours).toBe(2);
  });

  test.each([
    ['Gul Zarin Yousafzai', 'Gul'],
    ['  حاجی  غلام رسول', 'حاجی'],
    ['Gul', 'Gul'],
  ])('of the name "%s" the first part', (name, firstName) => {
    const profile = { id: '1', name, email: 'a@example.com', signedUpAt: '2026-07-12T00:00:00.000Z' };
    expect(presentHost(profile, undefined)).toEqual({ firstName, since: '2026-07' });
  });
});

describe('of answers', () => {
  const times = (...minutes: number[]): AnswerTimes => ({
    latest: minutes.map((each, at) => ({ id: String(at), minutes: each, at: `2026-07-1${at}T00:00:00.000Z` })),
    revision: 1,
  });

  test.each([
    [times(1, 1, 1), 1],
    [times(1, 61, 1440), 2],
    [times(10, 20, 1400, 1440), 24],
    [times(0, 0), undefined],
    [undefined, undefined],
  ])('%o says %s hours', (given, hours) => {
    expect(usualHours(given)).toBe(hours);
  });

  test('ten are remembered, the latest', async () => {
    await noteAll(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    expect((await timesOf()).map(({ minutes }) => minutes)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('one that comes late stands in its place, and one that comes again behind ten later ones is not noted', async () => {
    await noteAll(2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 11);
    expect((await timesOf()).map(({ minutes }) => minutes)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await noteAnswer(owners.desk.tables.vendors, answered(1))).toBe(false);
    expect((await timesOf()).map(({ minutes }) => minutes)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('none is lost when many are noted at the same time, and none counts twice', async () => {
    const all = [1, 2, 3, 1, 2, 3].map((minutes) => noteAnswer(owners.desk.tables.vendors, answered(minutes)));
    await Promise.all(all);
    expect((await timesOf()).map(({ minutes }) => minutes).sort()).toEqual([1, 2, 3]);
  });
});

describe('what follows the bookings', () => {
  let events: BookingEvents;

  beforeEach(async () => {
    events = followBookings(owners.desk.tables);
    await events.skip();
  });

  test('notes what the owner accepted and declined, and nothing else', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openAccount('user')));
    const [second, third, fourth] = others as [SignedUp, SignedUp, SignedUp];
    const accepted = await requested(guest, room(), [10, 12]);
    await requested(second, room(), [11, 13]);
    const declined = await requested(third, room(), [20, 22]);
    const takenBack = await requested(fourth, room(), [30, 32]);
    await accept(owners.vendor, accepted);
    await reject(owners.vendor, declined);
    await cancel(fourth, takenBack);
    expect(await events.deliver()).toBe(0);
    await cancel(guest, accepted);
    expect(await events.deliver()).toBe(0);
    expect((await timesOf()).map(({ id }) => id).sort()).toEqual([accepted, declined].sort());
  });

  test('notes an answer once, however often its event comes', async () => {
    const id = await requested(guest, room());
    await accept(owners.vendor, id);
    const event = { name: 'booking.accepted', detail: { bookingId: id, at: '' } } as const;
    expect([await hear(noteAnswers, event), await hear(noteAnswers, event)]).toEqual([{ noted: 2 }, { noted: 0 }]);
    expect(await timesOf()).toMatchObject([{ id, minutes: 0 }]);
  });
});
