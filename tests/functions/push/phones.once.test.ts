import { beforeEach, describe, expect, test } from 'vitest';
import { phoneIdOf } from '../../../functions/push/phoneItem.ts';
import { ask, beginReset, openAccount, own, type SignedUp, step } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { accept, type Room, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { operator, textOf } from '../../support/people.ts';
import { openPhone, openPushService, type Phone, pushKey, subscribe } from '../../support/phones.ts';
import { dismiss, openStaff } from '../staff/people.ts';

const owners = openOwners({ confirmed: true });
const service = openPushService();
let guest: SignedUp;
let room: Room;
let events: BookingEvents;
let phone: Phone;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  phone = await openPhone(service, 'user', guest);
  events = followBookings(owners.desk.tables);
  await events.skip();
});

async function answerGuest(): Promise<void> {
  await accept(owners.vendor, await requested(guest, room));
  expect(await events.deliver()).toBe(0);
}

const phonesOf = async (person: SignedUp) => (await pushKey('user', person)).body.data.phones;

describe('a phone', () => {
  test('that is subscribed again is one, and shows what was chosen last', async () => {
    await subscribe('user', guest, phone, { shows: true });
    expect(await phonesOf(guest)).toBe(1);
    await answerGuest();
    expect(service.newest(phone)?.body).toContain('Pine House');
  });

  test('that is shared tells the second account alone, of whichever role', async () => {
    await subscribe('vendor', owners.vendor, phone);
    expect(await phonesOf(guest)).toBe(0);
    const id = await requested(guest, room);
    expect(await events.deliver()).toBe(0);
    await accept(owners.vendor, id);
    expect(await events.deliver()).toBe(0);
    expect(service.titles(phone)).toEqual(['A new request']);
  });

  test('stays with the account that has it when another one ends it', async () => {
    const other = await openAccount('user');
    const { _id: phoneId } = (await subscribe('user', other, phone)).body.data;
    const params = { ...own('user', guest.id), phoneId };
    expect((await ask('unsubscribeUserPhone', { token: guest.token, params })).status).toBe(200);
    expect([await phonesOf(guest), await phonesOf(other)]).toEqual([0, 1]);
  });

  test('that is unsubscribed is told nothing', async () => {
    const { _id: phoneId } = (await subscribe('user', guest, phone)).body.data;
    await ask('unsubscribeUserPhone', { token: guest.token, params: { ...own('user', guest.id), phoneId } });
    await answerGuest();
    expect(service.titles(phone)).toEqual([]);
  });

  test('is told nothing after the logout, and nothing of it is kept', async () => {
    const id = await requested(guest, room);
    await step('user', 'logout', { token: guest.token });
    expect(await textOf(owners.desk.tables)).not.toContain(phone.endpoint);
    await accept(owners.vendor, id);
    expect(await events.deliver()).toBe(0);
    expect(service.titles(phone)).toEqual([]);
  });

  test('is told nothing once a new password has ended its session, and nothing of it is kept', async () => {
    const { userId, otp } = await beginReset('user', guest.email);
    await step('user', 'verify', { body: { userId, otp } });
    const body = { userId, newPassword: 'Second#Road2', confirmPassword: 'Second#Road2' };
    expect((await step('user', 'reset', { body })).status).toBe(200);
    const entered = await step('user', 'login', { body: { email: guest.email, password: 'Second#Road2' } });
    const { token } = entered.body.data;
    await accept(owners.vendor, await requested({ ...guest, token }, room));
    expect(await events.deliver()).toBe(0);
    expect(service.titles(phone)).toEqual([]);
    expect(await phonesOf({ ...guest, token })).toBe(0);
  });

  test('of a helper who was sent away is told nothing', async () => {
    const helper = await openStaff(owners.vendor);
    const helpers = await openPhone(service, 'vendor', { ...helper, id: owners.vendor.id });
    await dismiss(owners.vendor, helper.id);
    await requested(guest, room);
    await events.deliver();
    expect(service.titles(helpers)).toEqual([]);
  });

  test('that was subscribed with a key which is not ours is refused', async () => {
    const { status, body } = await subscribe('user', guest, phone, { key: `B${'A'.repeat(86)}` });
    expect([status, body.code]).toEqual([409, 'conflict']);
  });

  test('is exported without its keys, and erased with the account', async () => {
    const { tables } = owners.desk;
    const exported = await operator(tables, 'export-account', 'user', guest.id);
    expect(exported).toContain('push.sarai.example');
    expect(exported).not.toContain(phone.auth);
    await operator(tables, 'delete-account', 'user', guest.id, '--yes');
    expect(await textOf(tables)).not.toContain(phone.endpoint);
  });
});

test('a person has twenty phones, and the oldest goes', async () => {
  const added: Phone[] = [];
  for (let at = 0; at < 20; at += 1) added.push(await openPhone(service, 'user', guest));
  expect(await phonesOf(guest)).toBe(20);
  await answerGuest();
  expect(service.titles(phone)).toEqual([]);
  expect(added.flatMap(service.titles)).toHaveLength(20);
  expect(await textOf(owners.desk.tables)).not.toContain(phoneIdOf(phone.endpoint));
});

describe('an address', () => {
  test.each([
    'http://push.sarai.example/send/a',
    'https://127.0.0.1/send/a',
    'https://[::1]/send/a',
    'https://localhost/send/a',
    'https://push.sarai.example:8443/send/a',
    'https://user@push.sarai.example/send/a',
    `https://push.sarai.example/${'a'.repeat(1_000)}`,
  ])('that is none of a push service is refused: %s', async (endpoint) => {
    expect((await subscribe('user', guest, { ...phone, endpoint })).status).toBe(400);
  });
});
