import { beforeEach, expect, test } from 'vitest';
import { localLimits } from '../../../infra/stages/limits.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { requested } from '../../support/bookings.ts';
import { newKey, reply, write } from '../../support/messages.ts';
import { openOwners } from '../../support/owners.ts';
import { at, passTime } from '../../support/time.ts';

const inAnHour = (max: number) => ({ account: { max, seconds: 3600 } });
const limits = { ...localLimits, messages: inAnHour(4), threadMessages: inAnHour(3), threads: inAnHour(2) };

const owners = openOwners({ confirmed: true, limits });
let guest: SignedUp;

beforeEach(async () => {
  at(0, '15:00');
  guest = await openAccount('user');
});

const hotel = async (): Promise<string> => (await owners.create()).body.data._id;

/** Codes of the refusals among so many messages to a hotel. */
async function refusals(propertyId: string, count: number): Promise<string[]> {
  const codes: (string | undefined)[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const { status, body } = await write(guest, propertyId, `Message ${sent}`);
    codes.push(status === 201 ? undefined : body.code);
  }
  return codes.filter((code) => code !== undefined);
}

test('a guest writes so many messages to one hotel, and then waits', async () => {
  const propertyId = await hotel();
  expect(await refusals(propertyId, 4)).toEqual(['too_many_attempts']);
  const { status, body } = await write(guest, propertyId, 'One more');
  expect([status, body.params.seconds > 0]).toEqual([429, true]);
  passTime(3600);
  expect(await refusals(propertyId, 1)).toEqual([]);
});

test('a guest writes so many messages to all hotels', async () => {
  const [one, other] = [await hotel(), await hotel()];
  expect(await refusals(one, 3)).toEqual([]);
  expect(await refusals(other, 2)).toEqual(['too_many_attempts']);
});

test('a guest begins so many threads, and goes on in those', async () => {
  const [one, two, three] = [await hotel(), await hotel(), await hotel()];
  expect(await refusals(one, 1)).toEqual([]);
  expect(await refusals(two, 1)).toEqual([]);
  expect(await refusals(three, 1)).toEqual(['too_many_attempts']);
  expect(await refusals(one, 1)).toEqual([]);
});

test('a message that comes again counts once', async () => {
  const propertyId = await hotel();
  const key = newKey();
  for (let sent = 0; sent < 5; sent += 1) expect((await write(guest, propertyId, 'One', key)).status).toBe(201);
});

test('the limit of a guest is not that of the owner who answers', async () => {
  const propertyId = await hotel();
  const threadId = (await ask('getUserThread', { token: guest.token, params: { propertyId } })).body.thread._id;
  expect(await refusals(propertyId, 4)).toHaveLength(1);
  expect((await reply(owners.vendor, threadId, 'Slowly!')).status).toBe(201);
});

test('an owner writes first to as many guests as have bookings', async () => {
  const propertyId = await hotel();
  for (const from of [10, 20, 30]) {
    const other = await openAccount('user');
    const bookingRequestId = await requested(other, { propertyId, roomNumber: 101 }, [from, from + 2]);
    const { body: own } = await ask('getUserBooking', { token: other.token, params: { bookingRequestId } });
    const { threadId } = own.data;
    const body = { text: 'Welcome', requestKey: newKey(), bookingRequestId };
    const { status } = await ask('sendMessageAsOwner', { token: owners.vendor.token, params: { threadId }, body });
    expect(status).toBe(201);
  }
});
