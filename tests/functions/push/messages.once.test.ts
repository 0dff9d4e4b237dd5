import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { guestsThread, reply, write } from '../../support/messages.ts';
import { openOwners } from '../../support/owners.ts';
import { openPhone, openPushService, type Phone } from '../../support/phones.ts';
import { openStaff } from '../staff/people.ts';

const owners = openOwners({ confirmed: true });
const service = openPushService();
let guest: SignedUp;
let propertyId: string;
let events: BookingEvents;
let phones: { guest: Phone; owner: Phone };

beforeEach(async () => {
  guest = await openAccount('user');
  propertyId = (await owners.create()).body.data._id;
  phones = {
    guest: await openPhone(service, 'user', guest),
    owner: await openPhone(service, 'vendor', owners.vendor),
  };
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const told = () => ({ guest: service.titles(phones.guest), owner: service.titles(phones.owner) });

/** A question of the guest, of which nobody was told yet: the id of its thread. */
async function asked(): Promise<string> {
  await write(guest, propertyId, 'Is the road open? Call 0300 1234567');
  return (await guestsThread(guest, propertyId)).thread._id;
}

function asOwner(operation: 'readThreadAsOwner' | 'blockThreadAsOwner', threadId: string, body: object) {
  return ask(operation, { token: owners.vendor.token, params: { threadId }, body } as never);
}

describe('of a message', () => {
  test('the owner’s side alone is told where the guest wrote, with who helps, and is led to the thread', async () => {
    const helper = await openStaff(owners.vendor);
    const helpers = await openPhone(service, 'vendor', { ...helper, id: owners.vendor.id });
    const threadId = await asked();
    expect(await events.deliver()).toBe(0);
    expect(told()).toEqual({ guest: [], owner: ['A new message'] });
    expect(service.titles(helpers)).toEqual(['A new message']);
    expect(service.newest(phones.owner)).toMatchObject({ page: `/guestMessages?thread=${threadId}`, tag: threadId });
  });

  test('the guest alone is told where the owner’s side wrote, and is led to the thread', async () => {
    const threadId = await asked();
    await events.skip();
    await reply(owners.vendor, threadId, 'Yes, since Monday.');
    expect(await events.deliver()).toBe(0);
    expect(told()).toEqual({ guest: ['A new message'], owner: [] });
    expect(service.newest(phones.guest)?.page).toBe(`/messages?property=${propertyId}`);
  });

  test('each that follows is told, in the place of the one before', async () => {
    await asked();
    await events.deliver();
    await write(guest, propertyId, 'And is there heating?');
    await events.deliver();
    expect(told().owner).toEqual(['A new message', 'A new message']);
    const topics = service.standIn.of(phones.owner.endpoint).map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(1);
  });

  test('that was read by now nobody is told', async () => {
    await asOwner('readThreadAsOwner', await asked(), { upTo: '1' });
    expect(await events.deliver()).toBe(0);
    expect(told()).toEqual({ guest: [], owner: [] });
  });

  test('nobody is told where one side has blocked the other', async () => {
    const threadId = await asked();
    await reply(owners.vendor, threadId, 'Yes.');
    await asOwner('blockThreadAsOwner', threadId, { blocked: true });
    expect(await events.deliver()).toBe(0);
    expect(told()).toEqual({ guest: [], owner: [] });
  });

  test('a locked screen shows neither name nor words', async () => {
    await asked();
    await events.deliver();
    const { title, body } = service.newest(phones.owner) ?? {};
    expect([title, body]).toEqual(['A new message', 'A guest has written to you. Open Sarai to read it.']);
  });

  test('a screen whose owner has chosen so shows who wrote and how it begins, with what is covered until a booking', async () => {
    const [guests, own] = await Promise.all([
      openPhone(service, 'user', guest, { shows: true }),
      openPhone(service, 'vendor', owners.vendor, { shows: true }),
    ]);
    await reply(owners.vendor, await asked(), 'Yes, since Monday.');
    await events.deliver();
    expect(service.newest(own)?.body).toBe('Zarmina: Is the road open? Call •••');
    expect(service.newest(guests)?.body).toBe('Pine House: Yes, since Monday.');
  });
});
