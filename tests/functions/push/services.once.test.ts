import { beforeEach, describe, expect, test } from 'vitest';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { type Room, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { openPhone, openPushService, type Phone, pushKey } from '../../support/phones.ts';
import { passTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
const service = openPushService();
let guest: SignedUp;
let room: Room;
let events: BookingEvents;
let phone: Phone;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  phone = await openPhone(service, 'vendor', owners.vendor);
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const phonesOfOwner = async () => (await pushKey('vendor', owners.vendor)).body.data.phones;

describe('a push service', () => {
  test('knows the sender by the key with which phones subscribe, and keeps a request until its answer is due', async () => {
    await requested(guest, room);
    await events.deliver();
    const [push] = service.standIn.of(phone.endpoint);
    const { key } = (await pushKey('vendor', owners.vendor)).body.data;
    expect(push).toMatchObject({ key, urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(push?.seconds).toBeGreaterThan(3_600);
    expect(push?.seconds).toBeLessThanOrEqual(86_400);
  });

  test('that has no such phone any more is asked no more', async () => {
    service.standIn.forget(phone.endpoint);
    await requested(guest, room);
    expect(await events.deliver()).toBe(0);
    expect(await phonesOfOwner()).toBe(0);
  });

  test('that cannot take a message gets it again, and a phone that has it does not', async () => {
    const second = await openPhone(service, 'vendor', owners.vendor);
    await requested(guest, room);
    service.standIn.answerWith(503);
    expect(await events.deliver()).toBe(1);
    expect(await events.deliver()).toBe(0);
    expect([phone, second].map(service.titles)).toEqual([['A new request'], ['A new request']]);
  });

  test('that never takes a message is left after twenty minutes, and keeps its phone', async () => {
    await requested(guest, room);
    const failures: number[] = [];
    for (const minutes of [0, 19, 2, 1]) {
      passTime(minutes * 60);
      service.standIn.answerWith(503);
      failures.push(await events.deliver());
    }
    expect(failures).toEqual([1, 1, 0, 0]);
    service.standIn.answerNormally();
    expect(service.titles(phone)).toEqual([]);
    expect(await phonesOfOwner()).toBe(1);
  });

  test('that refuses a message gets it once, and keeps its phone', async () => {
    await requested(guest, room);
    service.standIn.answerWith(413);
    expect(await events.deliver()).toBe(0);
    expect(service.titles(phone)).toEqual([]);
    expect(await phonesOfOwner()).toBe(1);
  });
});
