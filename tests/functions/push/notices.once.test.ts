import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, bookingsAreDue, followBookings } from '../../support/bookingEvents.ts';
import { accept, cancel, cancelAsOwner, type Room, reject, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { openPhone, openPushService, type Phone } from '../../support/phones.ts';
import { at, passTime, setTime } from '../../support/time.ts';
import { openStaff } from '../staff/people.ts';

const owners = openOwners({ confirmed: true });
const service = openPushService();
let guest: SignedUp;
let room: Room;
let events: BookingEvents;
let phones: { guest: Phone; owner: Phone };

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  phones = {
    guest: await openPhone(service, 'user', guest),
    owner: await openPhone(service, 'vendor', owners.vendor),
  };
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const told = () => ({ guest: service.titles(phones.guest), owner: service.titles(phones.owner) });

async function speakUrdu({ id }: SignedUp): Promise<void> {
  const { client, name: TableName } = owners.desk.tables.users;
  const names = { UpdateExpression: 'SET #l = :l', ExpressionAttributeNames: { '#l': 'language' } };
  const values = { ExpressionAttributeValues: { ':l': 'ur' } };
  await client.send(new UpdateCommand({ TableName, Key: profileKey(id), ...names, ...values }));
}

describe('a phone is told', () => {
  test('of a request, by its owner’s side alone, and is led to those that wait', async () => {
    await requested(guest, room);
    expect(await events.deliver()).toBe(0);
    expect(told()).toEqual({ guest: [], owner: ['A new request'] });
    expect(service.newest(phones.owner)).toMatchObject({ page: '/vendorPendingBookings', language: 'en' });
  });

  test('of an acceptance and of a refusal, by the guest’s side alone', async () => {
    await accept(owners.vendor, await requested(guest, room));
    await reject(owners.vendor, await requested(guest, room, [20, 22]));
    await events.deliver();
    expect(told().guest.sort()).toEqual(['Your request was accepted', 'Your request was declined']);
    expect(service.newest(phones.guest)?.page).toBe('/userbookings');
  });

  test.each(['guest', 'owner'] as const)('of a cancellation by the other side: the %s’s', async (by) => {
    const id = await requested(guest, room);
    await accept(owners.vendor, id);
    await events.skip();
    await (by === 'guest' ? cancel(guest, id) : cancelAsOwner(owners.vendor, id));
    await events.deliver();
    const heard = { guest: ['Your stay was cancelled'], owner: ['A stay was cancelled'] };
    expect(told()).toEqual(by === 'guest' ? { guest: [], owner: heard.owner } : { guest: heard.guest, owner: [] });
  });

  test('of a request that was taken back', async () => {
    const id = await requested(guest, room);
    await events.skip();
    await cancel(guest, id);
    await events.deliver();
    expect(told()).toEqual({ guest: [], owner: ['A request was taken back'] });
  });

  test('of the arrival on the day before it', async () => {
    const arrival = at(10, '12:00');
    setTime(new Date(arrival.getTime() - 10 * 24 * 3_600_000));
    await accept(owners.vendor, await requested(guest, room, [10, 12]));
    passTime(24 * 3600 + 1);
    await bookingsAreDue();
    await events.deliver();
    setTime(new Date(arrival.getTime() - 26 * 3_600_000 + 1_000));
    await bookingsAreDue();
    await events.deliver();
    expect(told().guest).toEqual(['Your request was accepted', 'Your stay begins tomorrow']);
  });

  test('on every phone of the owner and of who helps, each once', async () => {
    const helper = await openStaff(owners.vendor);
    const asOwner = { ...helper, id: owners.vendor.id };
    const others = [await openPhone(service, 'vendor', owners.vendor), await openPhone(service, 'vendor', asOwner)];
    await requested(guest, room);
    await events.deliver();
    expect([phones.owner, ...others].map(service.titles)).toEqual(Array(3).fill(['A new request']));
  });

  test('in the language of its person', async () => {
    await speakUrdu(guest);
    await accept(owners.vendor, await requested(guest, room));
    await events.deliver();
    expect(service.newest(phones.guest)).toMatchObject({
      title: 'آپ کی درخواست قبول ہو گئی',
      page: '/ur/userbookings',
      language: 'ur',
    });
  });
});

describe('a locked screen', () => {
  test('shows no name, no place, no day and no price', async () => {
    await requested(guest, room);
    await events.deliver();
    const { title = '', body = '' } = service.newest(phones.owner) ?? {};
    expect(`${title} ${body}`).not.toMatch(/Zarmina|Pine|Murree|PKR|\d/);
  });

  test('shows them where its owner has chosen so', async () => {
    const shown = await openPhone(service, 'vendor', owners.vendor, { shows: true });
    await requested(guest, room);
    await events.deliver();
    expect(service.newest(shown)?.body).toMatch(/^Zarmina Khan asks for Pine House from .+, PKR 13,500$/);
    expect(service.newest(phones.owner)?.body).not.toContain('Zarmina');
  });
});
