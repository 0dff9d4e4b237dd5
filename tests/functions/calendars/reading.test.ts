import { beforeEach, describe, expect, test } from 'vitest';
import { FetchFault } from '../../../functions/runtime/fetchFault.ts';
import { ask } from '../../support/accounts.ts';
import { dayIn, type Room, takenNights } from '../../support/bookings.ts';
import {
  closed,
  entryOf,
  eventsOf,
  feedOf,
  holdToEachOther,
  kindIn,
  notAvailable,
  type OpenChannel,
  openChannel,
  type Written,
} from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
holdToEachOther(() => owners.desk.tables);
let room: Room;
let kind: string;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  kind = await kindIn(owners.vendor, room);
  channel = await openChannel(owners.vendor, room, { kind });
});

const takenIn = (roomNumber: number) => takenNights({ ...room, roomNumber });
const stay = (days: Written['days'], uid = 'one@airbnb.com', summary?: string): Written =>
  summary === undefined ? { uid, days } : { uid, days, summary };

describe('an event', () => {
  test('holds one free room of the kind', async () => {
    await channel.says([stay([10, 12])]);
    expect([await takenIn(101), await takenIn(102), await takenIn(201)]).toEqual([[dayIn(10), dayIn(11)], [], []]);
    const [event] = await eventsOf(owners.vendor);
    expect(event).toMatchObject({ state: 'held', roomNumber: 101, from: dayIn(10), to: dayIn(12), channel: 'airbnb' });
  });

  test('changes nothing when it is read again', async () => {
    await channel.says([stay([10, 12])]);
    await channel.isRead();
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
    expect(await entryOf(owners.vendor, channel)).toMatchObject({ events: 1, nights: 2, clashing: 0 });
  });

  test('takes another room where its first one is booked, and keeps it by its UID', async () => {
    await taken(owners.vendor, room, [10, 11]);
    await channel.says([stay([10, 12])]);
    expect(await takenIn(102)).toEqual([dayIn(10), dayIn(11)]);
    await channel.says([stay([14, 16])]);
    expect([await takenIn(101), await takenIn(102)]).toEqual([[dayIn(10)], [dayIn(14), dayIn(15)]]);
  });

  test('moves to another room where its own is not free on the new days', async () => {
    await channel.says([stay([10, 12])]);
    await taken(owners.vendor, room, [12, 14]);
    await channel.says([stay([10, 13])]);
    expect([await takenIn(101), await takenIn(102)]).toEqual([[dayIn(12), dayIn(13)], [10, 11, 12].map(dayIn)]);
  });

  test('that has left its calendar frees its nights', async () => {
    await channel.says([stay([10, 12]), stay([20, 30], 'two@airbnb.com')]);
    await channel.says([stay([20, 30], 'two@airbnb.com')]);
    expect(await eventsOf(owners.vendor)).toHaveLength(1);
    expect(await takenIn(101)).toEqual(Array.from({ length: 10 }, (_, at) => dayIn(20 + at)));
  });

  test('keeps its room under a new UID on the same nights', async () => {
    await taken(owners.vendor, room, [10, 11]);
    await channel.says([stay([10, 12])]);
    await channel.says([stay([10, 12], 'another@airbnb.com')]);
    expect([await takenIn(101), await takenIn(102)]).toEqual([[dayIn(10)], [dayIn(10), dayIn(11)]]);
  });

  test('holds no more than one of two rooms for two events of two channels', async () => {
    const other = await openChannel(owners.vendor, room, { kind, channel: 'bookingCom' });
    await channel.says([stay([10, 12])]);
    await other.says([stay([10, 12], 'a@booking.com', closed)]);
    expect([await takenIn(101), await takenIn(102)]).toEqual([[10, 11].map(dayIn), [10, 11].map(dayIn)]);
  });
});

describe('nights that a channel calls unavailable', () => {
  const blocked = stay([10, 12], 'block@airbnb.com', notAvailable);

  test('hold nothing for Airbnb until its owner switches it on, and let go when he switches it off', async () => {
    await channel.says([blocked]);
    expect(await takenIn(101)).toEqual([]);
    const change = (holdsUnavailable: boolean) =>
      ask('changeCalendar', {
        token: owners.vendor.token,
        params: { postId: room.propertyId, calendarId: channel.calendarId },
        body: { holdsUnavailable },
      });
    await change(true);
    await channel.isRead();
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
    await change(false);
    await channel.isRead();
    expect(await takenIn(101)).toEqual([]);
  });

  test("hold as Booking.com's only word", async () => {
    const other = await openChannel(owners.vendor, room, { channel: 'bookingCom' });
    await other.says([stay([10, 12], 'a@booking.com', closed)]);
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
  });
});

describe('a feed that is broken', () => {
  test.each([
    ['is unreachable', new FetchFault('unreachable'), 'unreachable'],
    ['is a page', '<!doctype html><p>Log in</p>', 'not_a_calendar'],
    ['ends in the middle', feedOf([stay([10, 12])]).slice(0, 120), 'cut_short'],
    ['leads to a private address', new FetchFault('address_private'), 'address_private'],
  ] as const)('frees nothing where it %s, and says so', async (_, answer, fault) => {
    await channel.says([stay([10, 12])]);
    await channel.answers(answer);
    await channel.answers(answer);
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
    expect((await entryOf(owners.vendor, channel)).feed).toMatchObject({ state: 'broken', fault });
    await channel.says([stay([10, 12])]);
    expect((await entryOf(owners.vendor, channel)).feed).toMatchObject({ state: 'read' });
  });

  test('that has lost more than half of its days frees them at the second such reading', async () => {
    const all = [stay([10, 12]), stay([20, 23], 'two@airbnb.com')];
    await channel.says(all);
    await channel.says([stay([10, 12])]);
    expect(await takenIn(101)).toHaveLength(5);
    expect((await entryOf(owners.vendor, channel)).feed?.shrunkAt).toBeDefined();
    await channel.says(all);
    await channel.says([]);
    expect(await takenIn(101)).toHaveLength(5);
    await channel.says([]);
    expect(await takenIn(101)).toEqual([]);
  });

  test('takes new events while it frees nothing', async () => {
    await channel.says([stay([10, 14])]);
    await channel.says([stay([20, 22], 'two@airbnb.com')]);
    expect(await takenIn(101)).toEqual([10, 11, 12, 13, 20, 21].map(dayIn));
  });
});

describe('a feed with a tag', () => {
  test('is asked for with its tag, and tries clashes again where it has not changed', async () => {
    const single = await openChannel(owners.vendor, { ...room, roomNumber: 201 });
    const id = await taken(owners.vendor, { ...room, roomNumber: 201 }, [10, 11]);
    const answer = { text: feedOf([stay([10, 12])]), etag: '"1"' };
    await single.answers(answer);
    expect(await takenIn(201)).toEqual([dayIn(10)]);
    await single.answers(answer);
    expect(single.tags).toEqual([undefined, '"1"']);
    expect(id).toBeDefined();
  });

  test('is read whole after it has shrunk', async () => {
    await channel.answers({ text: feedOf([stay([10, 14])]), etag: '"1"' });
    await channel.answers({ text: feedOf([]), etag: '"2"' });
    await channel.answers({ text: feedOf([]), etag: '"2"' });
    expect([channel.tags, await takenIn(101)]).toEqual([[undefined, '"1"', undefined], []]);
  });
});
