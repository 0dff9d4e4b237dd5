import { beforeEach, describe, expect, test } from 'vitest';
import { cancelAsOwner, dayIn, type Room, takenNights } from '../../support/bookings.ts';
import {
  busyOf,
  closed,
  entryOf,
  eventsOf,
  holdToEachOther,
  notAvailable,
  type OpenChannel,
  openChannel,
  told,
} from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
holdToEachOther(() => owners.desk.tables);
let room: Room;
let channel: OpenChannel;
let booking: string;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room, { channel: 'bookingCom' });
  booking = await taken(owners.vendor, room, [10, 12]);
});

const takenIn = (roomNumber: number) => takenNights({ ...room, roomNumber });
const block = { uid: 'echo@booking.com', days: [10, 12], summary: closed } as const;

describe('an event with a new UID on nights that our link has told its channel as busy', () => {
  test('is an echo: it holds nothing, clashes with nothing and goes out nowhere', async () => {
    const other = await openChannel(owners.vendor, room);
    await told(channel);
    await channel.says([block]);
    expect(await entryOf(owners.vendor, channel)).toMatchObject({ events: 0, echoes: 1, clashing: 0 });
    await cancelAsOwner(owners.vendor, booking);
    expect([await takenIn(101), await busyOf(other), await eventsOf(owners.vendor)]).toEqual([[], [], []]);
  });

  test('stays one after its nights are free here, and as it shrinks', async () => {
    await told(channel);
    await channel.says([block]);
    await cancelAsOwner(owners.vendor, booking);
    await channel.isRead();
    await channel.says([{ ...block, days: [10, 11] }]);
    expect(await takenIn(101)).toEqual([]);
  });

  test('is one by any other UID until its channel was told that the nights are free', async () => {
    await told(channel);
    await cancelAsOwner(owners.vendor, booking);
    await channel.says([block]);
    await channel.says([{ ...block, uid: 'again@booking.com' }]);
    expect(await takenIn(101)).toEqual([]);
    await told(channel);
    await channel.says([{ ...block, uid: 'guest@booking.com' }]);
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
  });

  test('is told of as a clash where it reads as a guest', async () => {
    const other = await openChannel(owners.vendor, room, { channel: 'other', name: 'Zameen stays' });
    await told(other);
    await other.says([{ uid: 'x', days: [10, 12], summary: 'Reserved' }]);
    expect(await entryOf(owners.vendor, other)).toMatchObject({ events: 0, clashing: 1 });
    await cancelAsOwner(owners.vendor, booking);
    expect(await takenIn(101)).toEqual([]);
  });

  test("is none by Airbnb's word for a guest, who waits for the nights", async () => {
    const airbnb = await openChannel(owners.vendor, room);
    await told(airbnb);
    await airbnb.says([{ uid: 'guest@airbnb.com', days: [10, 12] }]);
    expect(await entryOf(owners.vendor, airbnb)).toMatchObject({ clashing: 1 });
    await cancelAsOwner(owners.vendor, booking);
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
  });
});

test('an event on nights that its channel was not told of is a clash', async () => {
  await channel.says([block]);
  expect(await entryOf(owners.vendor, channel)).toMatchObject({ echoes: 0, clashing: 1 });
});

test('an event with a night that was not told holds its nights elsewhere, or clashes', async () => {
  await told(channel);
  await channel.says([{ ...block, days: [10, 13] }]);
  expect(await entryOf(owners.vendor, channel)).toMatchObject({ echoes: 0, clashing: 1 });
});

test('our own export, read as the feed of a channel, holds nothing and changes nothing', async () => {
  const airbnb = await openChannel(owners.vendor, room, { holdsUnavailable: true });
  const { text } = await told(channel);
  await airbnb.answers(text);
  expect(await entryOf(owners.vendor, airbnb)).toMatchObject({ events: 0, echoes: 0, clashing: 0 });
  await cancelAsOwner(owners.vendor, booking);
  await airbnb.answers(text);
  expect([await takenIn(101), await eventsOf(owners.vendor)]).toEqual([[], []]);
});

test('nights that Airbnb blocks because of us are echoes where its owner has them held', async () => {
  const airbnb = await openChannel(owners.vendor, room, { holdsUnavailable: true });
  await told(airbnb);
  await airbnb.says([{ uid: 'block@airbnb.com', days: [10, 12], summary: notAvailable }]);
  expect(await entryOf(owners.vendor, airbnb)).toMatchObject({ echoes: 1, clashing: 0 });
});
