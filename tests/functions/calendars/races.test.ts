import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { cancelAsOwner, dayIn, type Room, takenNights } from '../../support/bookings.ts';
import { eventsOf, holdToEachOther, itemsOf, type OpenChannel, openChannel } from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { take, taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';

const owners = openOwners();
holdToEachOther(() => owners.desk.tables);
let room: Room;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room);
});

const reservation = { uid: 'one@airbnb.com', days: [10, 12] } as const;
const states = async () => (await eventsOf(owners.vendor)).map(({ state }) => state);
const writesEvent = (command: object) => isTransaction(command) && JSON.stringify(command).includes('"event#');

test('a booking at the moment of a reading gets the nights, and the event clashes', async () => {
  const paused = await pauseBefore(writesEvent, () => channel.says([reservation]));
  expect((await take(owners.vendor, room, [10, 12])).status).toBe(201);
  await paused.finish();
  expect([await takenNights(room), await states()]).toEqual([[dayIn(10), dayIn(11)], ['clash']]);
});

test('nights that are freed at the moment in which an event begins to clash are its own', async () => {
  const id = await taken(owners.vendor, room, [10, 12]);
  const paused = await pauseBefore(writesEvent, () => channel.says([reservation]));
  await cancelAsOwner(owners.vendor, id);
  await paused.finish();
  expect([await takenNights(room), await states()]).toEqual([[dayIn(10), dayIn(11)], ['held']]);
});

test('an event that begins to wait at the moment of a cancellation gets the nights by it', async () => {
  const id = await taken(owners.vendor, room, [10, 12]);
  const paused = await pauseBefore(isTransaction, () => cancelAsOwner(owners.vendor, id));
  await channel.says([reservation]);
  expect((await paused.finish()).status).toBe(200);
  expect([await takenNights(room), await states()]).toEqual([[dayIn(10), dayIn(11)], ['held']]);
});

test('a calendar that is removed at the moment of a reading leaves no event behind', async () => {
  const paused = await pauseBefore(writesEvent, () => channel.says([reservation]));
  const { propertyId: postId, calendarId } = channel;
  await ask('removeCalendar', { token: owners.vendor.token, params: { postId, calendarId } });
  await channel.isRead();
  await paused.finish();
  expect([await takenNights(room), await itemsOf(owners.desk.tables, postId)]).toEqual([[], ['calendars']]);
});

async function revisionOfEvent(): Promise<number> {
  const { client, name: TableName } = owners.desk.tables.bookings;
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  return Items.find(({ sk }) => sk.startsWith(`event#${channel.calendarId}#`))?.revision;
}

test('an event that comes back under its UID has no revision of before: a write that comes late does not find it', async () => {
  await channel.says([reservation]);
  const first = await revisionOfEvent();
  for (const _ of ['first', 'second']) await channel.says([]);
  await channel.says([reservation]);
  expect(await revisionOfEvent()).toBeGreaterThan(first);
});

test('two cancellations at one moment give a night to one event each', async () => {
  const other = await openChannel(owners.vendor, { ...room, roomNumber: 102 });
  const ids = [
    await taken(owners.vendor, room, [10, 12]),
    await taken(owners.vendor, { ...room, roomNumber: 102 }, [10, 12]),
  ];
  await channel.says([reservation]);
  await other.says([reservation]);
  await Promise.all(ids.map((id) => cancelAsOwner(owners.vendor, id)));
  expect(await states()).toEqual(['held', 'held']);
});

test('two readings at one moment apply a calendar once', async () => {
  await Promise.all([channel.says([reservation]), channel.says([reservation])]);
  expect([await takenNights(room), await states()]).toEqual([[dayIn(10), dayIn(11)], ['held']]);
});
