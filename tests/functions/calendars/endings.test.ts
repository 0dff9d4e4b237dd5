import { beforeEach, describe, expect, test } from 'vitest';
import { handler as followCalendars } from '../../../functions/events/followCalendars.ts';
import { handler as readCalendars } from '../../../functions/events/readCalendars.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { ask } from '../../support/accounts.ts';
import { cancelAsOwner, dayIn, type Room, takenNights } from '../../support/bookings.ts';
import {
  calendarsOf,
  eventsOf,
  feedOf,
  holdToEachOther,
  itemsOf,
  kindIn,
  type OpenChannel,
  openChannel,
  suspendDirectly,
} from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { hear } from '../../support/hear.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
holdToEachOther(() => owners.desk.tables);
let room: Room;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room);
  await channel.says([{ uid: 'one@airbnb.com', days: [10, 12] }]);
});

const takenIn = (roomNumber: number) => takenNights({ ...room, roomNumber });
const remove = () =>
  ask('removeCalendar', {
    token: owners.vendor.token,
    params: { postId: room.propertyId, calendarId: channel.calendarId },
  });
const roomsAreGone = () =>
  hear(followCalendars, {
    name: 'rooms.removed',
    detail: { propertyId: room.propertyId, vendorId: owners.vendor.id, revision: 2 },
  });
const left = () => itemsOf(owners.desk.tables, room.propertyId);

describe('a calendar that is removed', () => {
  test('is gone from the list at once, and its events with what follows', async () => {
    expect((await remove()).body.data).toEqual([]);
    await channel.isRead();
    expect([await takenIn(101), await left()]).toEqual([[], ['calendars']]);
  });

  test('is removed once, and read no more', async () => {
    await remove();
    expect((await remove()).body.code).toBe('calendar_not_found');
    await channel.isRead();
    await channel.isRead();
    expect(await takenIn(101)).toEqual([]);
  });

  test('gives its nights to an event that waits for them', async () => {
    const other = await openChannel(owners.vendor, room, { channel: 'bookingCom' });
    await other.says([{ uid: 'two@booking.com', days: [10, 12] }]);
    await remove();
    await channel.isRead();
    expect(await eventsOf(owners.vendor)).toMatchObject([{ channel: 'bookingCom', state: 'held' }]);
  });
});

describe('calendars end', () => {
  test('with their room, and those of other rooms stay', async () => {
    const other = await openChannel(owners.vendor, { ...room, roomNumber: 201 });
    const rooms = [roomForm({ roomNumber: '102' }), roomForm({ roomNumber: '201', capacity: '4' })];
    await owners.update(room.propertyId, propertyForm({ rooms }));
    await roomsAreGone();
    expect((await calendarsOf(owners.vendor, room.propertyId)).map(({ _id }) => _id)).toEqual([other.calendarId]);
  });

  test('with their property, whose links and addresses are in the table no more', async () => {
    await owners.remove(room.propertyId);
    await roomsAreGone();
    expect(await left()).toEqual(['calendars']);
  });

  test('of a kind with the last of its rooms, and not with the first', async () => {
    const wide = await openChannel(owners.vendor, room, { kind: await kindIn(owners.vendor, room) });
    await wide.says([{ uid: 'three@airbnb.com', days: [10, 12] }]);
    expect(await takenIn(102)).toEqual([dayIn(10), dayIn(11)]);
    const rooms = [roomForm({ roomNumber: '101' }), roomForm({ roomNumber: '201', capacity: '4' })];
    await owners.update(room.propertyId, propertyForm({ rooms }));
    await roomsAreGone();
    await wide.isRead();
    expect((await eventsOf(owners.vendor)).map(({ state }) => state).sort()).toEqual(['clash', 'held']);
  });
});

test('the calendars of a suspended owner are not read', async () => {
  await suspendDirectly(owners.desk.tables, room.propertyId);
  const before = channel.tags.length;
  await channel.isRead();
  expect(channel.tags.length).toBe(before);
});

describe('the clock', () => {
  const fetched: string[] = [];
  const run = () =>
    asRoleOf(readCalendars.ports, () => {
      const fetch = async (address: string) => {
        fetched.push(address);
        return { text: feedOf([]), etag: undefined };
      };
      return readCalendars.run({}, { ...openAll(readCalendars.ports), feeds: { fetch } });
    });

  test('reads what is due, once in half an hour', async () => {
    const first = await run();
    expect(first.read).toBeGreaterThan(0);
    expect(first.failed).toBe(0);
    expect(await run()).toEqual({ read: 0, failed: 0 });
  });

  test('drops what is gone', async () => {
    await remove();
    await channel.isRead();
    await run();
    expect(await run()).toEqual({ read: 0, failed: 0 });
  });
});

test('a property has forty calendars, and room for another once one is removed', async () => {
  const params = { postId: room.propertyId };
  const add = () =>
    ask('addCalendar', { token: owners.vendor.token, params, body: { channel: 'google', roomNumber: 102 } });
  for (let at = 1; at < 40; at += 1) await add();
  expect((await add()).body.code).toBe('too_many_calendars');
  await remove();
  await channel.isRead();
  expect((await add()).status).toBe(201);
});

test('a calendar that is added twice under one key is one, whose link was shown once', async () => {
  const params = { postId: room.propertyId };
  const sent = { channel: 'vrbo', roomNumber: 102, requestKey: 'a-key-of-sixteen-letters' };
  const add = (body: object) => ask('addCalendar', { token: owners.vendor.token, params, body });
  const [first, second] = [await add(sent), await add(sent)];
  expect([second.status, second.body.data._id, second.body.data.link]).toEqual([201, first.body.data._id, undefined]);
  expect((await add({ ...sent, roomNumber: 201 })).body.code).toBe('added_before');
});

test.each([
  ['an address without https', { address: 'http://calendars.example/a.ics' }, 'not_https'],
  ['an address of no host', { address: 'https://localhost/a.ics' }, 'not_https'],
  ['an address with a name and a password', { address: 'https://a:b@calendars.example/' }, 'not_https'],
  ['an address of 2,000 letters', { address: `https://calendars.example/${'a'.repeat(2000)}` }, 'too_long'],
  ['a room and a kind', { kind: 'akind' }, 'one_room_or_kind'],
  ['neither', { roomNumber: undefined }, 'one_room_or_kind'],
  ['another calendar without a name', { channel: 'other' }, 'required'],
  ['a channel that there is not', { channel: 'trivago' }, 'not_one_of'],
])('a calendar is refused with %s', async (_, wrong, code) => {
  const body = { channel: 'airbnb', roomNumber: 101, ...wrong };
  const { token } = owners.vendor;
  const { status, body: said } = await ask('addCalendar', { token, params: { postId: room.propertyId }, body });
  expect([status, said.issues[0].code]).toEqual([400, code]);
});

test('an address by the scheme of calendars is one of https', async () => {
  const body = { channel: 'airbnb', roomNumber: 101, address: 'webcal://calendars.example/a.ics' };
  const { body: said } = await ask('addCalendar', {
    token: owners.vendor.token,
    params: { postId: room.propertyId },
    body,
  });
  expect(said.data.feed.host).toBe('calendars.example');
});

test('what another owner has is not found', async () => {
  const { token } = owners.other;
  const params = { postId: room.propertyId, calendarId: channel.calendarId };
  for (const operation of ['listCalendars', 'readCalendar', 'removeCalendar', 'makeCalendarLink'] as const) {
    expect((await ask(operation, { token, params })).body.code).toBe('property_not_found');
  }
});

test('a booking that took its nights before is left as it is by what has left', async () => {
  const id = await taken(owners.vendor, { ...room, roomNumber: 102 }, [10, 12]);
  await remove();
  await channel.isRead();
  expect(await takenIn(102)).toEqual([dayIn(10), dayIn(11)]);
  expect((await cancelAsOwner(owners.vendor, id)).status).toBe(200);
});
