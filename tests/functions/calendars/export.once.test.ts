import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { cancelAsOwner, dayIn, type Room } from '../../support/bookings.ts';
import { busyOf, kindIn, type OpenChannel, openChannel, suspendDirectly, told } from '../../support/channels.ts';
import { closeIn, openThreeRooms } from '../../support/closings.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
let room: Room;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room);
});

const daysOf = async (of: Pick<OpenChannel, 'link'>) => (await busyOf(of)).map(({ from, to }) => [from, to]);
const from = (first: number, last: number) => [dayIn(first), dayIn(last)];
const named = () => ({ postId: room.propertyId, calendarId: channel.calendarId });

describe('the link of a calendar', () => {
  test('tells whole days on which its room is held, and no names', async () => {
    await taken(owners.vendor, room, [10, 12]);
    await closeIn(owners, room, { roomNumbers: [101], note: 'Painting' }, [20, 25]);
    expect(await daysOf(channel)).toEqual([from(10, 12), from(20, 25)]);
    const { status, text } = await told(channel);
    expect(status).toBe(200);
    expect(text).toContain('DTSTART;VALUE=DATE:');
    expect(text).not.toMatch(/Karim|Painting|phone|Pine/i);
  });

  test('is a calendar file that no search engine shows and the edge keeps for a minute', async () => {
    const { headers } = await ask('exportCalendar', { params: { file: channel.link.replace('/calendar/', '') } });
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=300',
    });
  });

  test('of a kind tells the nights on which none of its rooms is free', async () => {
    const wide = await openChannel(owners.vendor, room, { kind: await kindIn(owners.vendor, room) });
    await taken(owners.vendor, room, [10, 13]);
    expect(await daysOf(wide)).toEqual([]);
    await taken(owners.vendor, { ...room, roomNumber: 102 }, [12, 15]);
    expect(await daysOf(wide)).toEqual([from(12, 13)]);
  });

  test('leaves out what came from its own channel, and tells it to others', async () => {
    const other = await openChannel(owners.vendor, room, { channel: 'bookingCom' });
    await channel.says([{ uid: 'one@airbnb.com', days: [10, 12] }]);
    expect([await daysOf(channel), await daysOf(other)]).toEqual([[], [from(10, 12)]]);
  });

  test('keeps the UID of a run whose beginning changes, and gives another to one that ends elsewhere', async () => {
    await taken(owners.vendor, room, [10, 12]);
    const [before] = await busyOf(channel);
    const earlier = await taken(owners.vendor, room, [8, 10]);
    const [longer] = await busyOf(channel);
    expect([longer?.uid, longer?.from]).toEqual([before?.uid, dayIn(8)]);
    await cancelAsOwner(owners.vendor, earlier);
    await taken(owners.vendor, room, [12, 13]);
    expect((await busyOf(channel))[0]?.uid).not.toBe(before?.uid);
  });

  test('is shown once, and its secret is not in the table', async () => {
    const { body } = await ask('listCalendars', { token: owners.vendor.token, params: { postId: room.propertyId } });
    expect(body.data[0].link).toBeUndefined();
    expect(JSON.stringify(body)).not.toContain(channel.link);
    expect(body.data[0].feed.ending).toBe('.ics');
    expect(JSON.stringify(body)).not.toContain('https://calendars.example/');
  });
});

describe('a link that ends is answered as one that never was', () => {
  const unknown = { link: `/calendar/${'a'.repeat(27)}.ics` };

  test('revoked', async () => {
    await ask('revokeCalendarLink', { token: owners.vendor.token, params: named() });
    expect(await told(channel)).toEqual(await told(unknown));
  });

  test('made anew, and the new one leads there', async () => {
    const { body } = await ask('makeCalendarLink', { token: owners.vendor.token, params: named() });
    expect([(await told(channel)).status, (await told({ link: body.data.link })).status]).toEqual([404, 200]);
  });

  test('with its calendar', async () => {
    await ask('removeCalendar', { token: owners.vendor.token, params: named() });
    expect(await told(channel)).toEqual(await told(unknown));
  });

  test('while its owner is suspended', async () => {
    await suspendDirectly(owners.desk.tables, room.propertyId);
    expect(await told(channel)).toEqual(await told(unknown));
  });

  test('with its property', async () => {
    await owners.remove(room.propertyId);
    expect(await told(channel)).toEqual(await told(unknown));
  });
});
