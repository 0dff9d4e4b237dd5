import { beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../../functions/accounts/attempts.ts';
import { isEstablished } from '../../../functions/accounts/established.ts';
import { localLimits } from '../../../infra/stages/limits.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { dayIn, type Room } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { passTime } from '../../support/time.ts';
import { intoWindow, newAddress, often } from '../../support/windows.ts';
import { doneWork } from '../../support/work.ts';

const owners = openOwners();
const max = 2;
const day = 24 * 3600;

let guest: SignedUp;
let room: Room;
let from: string;

beforeAll(() => {
  const requests = { ...localLimits.requests, address: { max, seconds: 3600 } };
  process.env.LIMITS = JSON.stringify({ ...localLimits, requests });
});

beforeEach(async () => {
  intoWindow();
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  from = newAddress();
});

const count = (more: number) => often(more, () => attempts.user.open().withWork('requests', from));

function request(from: string, headers: Record<string, string> = {}, requestKey?: string) {
  const stay = { bookingStartDate: dayIn(10), bookingEndDate: dayIn(12), guests: 2, requestKey };
  return ask('createBookingRequest', { token: guest.token, from, headers, body: { ...room, ...stay } });
}

test('a guest whose account is a day old at most brings work where the count of the address is full', async () => {
  passTime(day);
  await count(max);
  const { status, body } = await request(from);
  expect([status, body.code]).toEqual([429, 'work_needed']);
  expect((await request(from, doneWork(body.challenge))).status).toBe(201);
});

test('a guest who is older than a day passes, however full the count of the address is, and takes nothing of it', async () => {
  passTime(day + 1);
  await count(10 * max - 1);
  expect((await request(from)).status).toBe(201);
  await count(1);
  expect((await request(from)).status).toBe(201);
});

test('a request that was sent before is answered without work', async () => {
  const requestKey = 'a-key-of-this-request';
  expect((await request(from, {}, requestKey)).status).toBe(201);
  await count(max - 1);
  expect((await request(from, {}, requestKey)).status).toBe(201);
  guest = await openAccount('user');
  expect((await request(from)).body.code).toBe('work_needed');
});

test('nobody is established without a confirmed e-mail, however old the account is', () => {
  const signedUpAt = '2026-01-01T00:00:00.000Z';
  expect(isEstablished({ signedUpAt })).toBe(false);
  expect(isEstablished({ signedUpAt, emailConfirmedAt: signedUpAt })).toBe(true);
  expect(isEstablished(undefined)).toBe(false);
});
