import { beforeEach, describe, expect, test } from 'vitest';
import { clashItem } from '../../../functions/calendars/clashItem.ts';
import { handler as mailClashes } from '../../../functions/events/mailClashes.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import { ask, mailsTo, openAccount } from '../../support/accounts.ts';
import { followBookings } from '../../support/bookingEvents.ts';
import { cancelAsOwner, type Room } from '../../support/bookings.ts';
import { eventsOf, type OpenChannel, openChannel } from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { hear } from '../../support/hear.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm } from '../../support/vendorDesk.ts';

const owners = openOwners({ confirmed: true });
let room: Room;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room);
});

/** Hears that events of the calendar clash, as the stream would tell it. */
async function tell(of: OpenChannel = channel) {
  const { propertyId, calendarId } = of;
  const { bookings } = owners.desk.tables;
  const { pk, sk } = clashItem({ propertyId, id: calendarId }, '');
  const note = await readItem<{ at: string }>(bookings, { pk, sk });
  return hear(mailClashes, { name: 'calendar.clashed', detail: { propertyId, calendarId, at: note?.at ?? '' } });
}

const clashing = async () =>
  (await mailsTo(owners.vendor.email)).filter(({ subject }) => subject.includes('taken on Sarai'));
const reservations = [
  { uid: 'one@airbnb.com', days: [10, 12], summary: 'Reserved - Nadia Malik' },
  { uid: 'two@airbnb.com', days: [14, 16] },
] as const;

describe('the owner of a calendar whose events clash', () => {
  test('hears of all of a reading by one mail, once, and of none of the words of the channel', async () => {
    await taken(owners.vendor, room, [10, 16]);
    await channel.says(reservations);
    expect([await tell(), await tell()]).toEqual([{ outcome: 'sent' }, { outcome: 'told before' }]);
    const [mail, ...others] = await clashing();
    expect([mail?.subject, others]).toEqual(['Airbnb: nights that are taken on Sarai too', []]);
    expect(mail?.body.text.match(/^Nights: /gm)).toHaveLength(2);
    expect(mail?.body.text).not.toContain('Nadia');
  });

  test('hears no more of the same clash at a later reading, and again of a new one', async () => {
    await taken(owners.vendor, room, [10, 16]);
    const [first, second] = reservations;
    await channel.says([first]);
    await tell();
    await channel.isRead();
    expect(await tell()).toEqual({ outcome: 'told before' });
    await channel.says([first, second]);
    expect(await tell()).toEqual({ outcome: 'sent' });
    expect((await clashing()).map(({ body }) => body.text.match(/^Nights: /gm)?.length)).toEqual([1, 1]);
  });

  test('hears nothing of what is over by then', async () => {
    const id = await taken(owners.vendor, room, [10, 16]);
    await channel.says(reservations);
    await cancelAsOwner(owners.vendor, id);
    expect(await tell()).toEqual({ outcome: 'over' });
  });

  test('is called to the site where his address is not confirmed', async () => {
    const vendor = await openAccount('vendor');
    const { body } = await ask('createProperty', {
      token: vendor.token,
      body: { ...propertyForm(), vendorId: vendor.id },
    });
    const own = { propertyId: body.data._id, roomNumber: 101 };
    const other = await openChannel(vendor, own);
    await taken(vendor, own, [10, 16]);
    await other.says(reservations);
    expect(await tell(other)).toEqual({ outcome: 'called' });
    expect((await mailsTo(vendor.email)).map(({ subject }) => subject)).toEqual(['Something waits for you on Sarai']);
  });
});

describe('the owner of a booking that its channel keeps', () => {
  const guest = { userName: 'Sana Mir', contactNumber: '03001234567', guests: '2', price: '12000', priceFor: 'stay' };

  test('hears that it was moved, and that it was cancelled there', async () => {
    const events = followBookings(owners.desk.tables);
    await channel.says(reservations);
    const [event] = await eventsOf(owners.vendor);
    const params = { postId: room.propertyId, eventId: event?._id ?? '' };
    await ask('takeCalendarEvent', { token: owners.vendor.token, params, body: guest });
    await events.skip();
    await channel.says([{ ...reservations[0], days: [20, 22] }, reservations[1]]);
    await events.deliver();
    await channel.says([reservations[1]]);
    await channel.says([reservations[1]]);
    await events.deliver();
    const subjects = (await mailsTo(owners.vendor.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining('A booking of another calendar at Pine House has moved'),
      expect.stringMatching(/^A guest has cancelled the stay at Pine House from/),
    ]);
  });
});
