import { beforeEach, describe, expect, test } from 'vitest';
import type { Room } from '../../support/bookings.ts';
import { eventsOf, type OpenChannel, openChannel } from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { eventGuest, giveGuest, reservation } from '../../support/eventGuests.ts';
import { take } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
let room: Room;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room);
});

describe('an event is given no guest', () => {
  test('where it is longer than a booking', async () => {
    await channel.says([reservation([10, 50])]);
    expect((await giveGuest(owners.vendor, room)).body.code).toBe('event_too_long');
  });

  test('where it clashes', async () => {
    await take(owners.vendor, room, [10, 12]);
    await channel.says([reservation()]);
    expect((await giveGuest(owners.vendor, room)).body.code).toBe('event_not_held');
  });

  test('where it is unknown, or of another owner', async () => {
    await channel.says([reservation()]);
    const unknown = await giveGuest(owners.vendor, room, eventGuest, `${channel.calendarId}nothing`);
    expect(unknown.body.code).toBe('event_not_found');
    const [event] = await eventsOf(owners.vendor);
    expect((await giveGuest(owners.other, room, eventGuest, event?._id)).body.code).toBe('property_not_found');
  });

  test.each([
    ['a price of 0', { price: '0' }],
    ['a price of letters', { price: 'many' }],
    ['a name of 200 letters', { userName: 'a'.repeat(200) }],
  ])('with %s', async (_, wrong) => {
    await channel.says([reservation()]);
    expect((await giveGuest(owners.vendor, room, { ...eventGuest, ...wrong })).status).toBe(400);
  });
});
