import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, cancel, type Room, reject, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { signingKey, signingSecret } from '../../support/signing.ts';
import { at, passTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;
let events: BookingEvents;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  events = followBookings(owners.desk.tables);
  await events.skip();
});

/** Sends a request, and takes both links from the mail to its owner. */
async function linksFor(person: SignedUp, days?: readonly [number, number]) {
  const id = await requested(person, room, days);
  await events.deliver();
  const text = (await mailsTo(owners.vendor.email)).at(-1)?.body.text ?? '';
  const [accepting = '', rejecting = ''] = [...text.matchAll(/#token=(\S+)/g)].map(([, token]) => token);
  return { id, accepting, rejecting };
}

const view = (token: string) => ask('viewAnswerLink', { body: { token } });
const give = (token: string) => ask('answerByLink', { body: { token } });
const stateOf = async (person: SignedUp) => (await bookingsOf(person))[0].status;

describe('a link in the mail to an owner', () => {
  test('shows its request and changes nothing, however often it is opened', async () => {
    const { id, accepting, rejecting } = await linksFor(guest);
    for (const [token, answer] of [
      [accepting, 'accept'],
      [rejecting, 'reject'],
      [accepting, 'accept'],
    ] as const) {
      const { status, body } = await view(token);
      expect([status, body.data.answer, body.data.request._id, body.data.request.status]).toEqual([
        200,
        answer,
        id,
        'pending',
      ]);
    }
    expect(await stateOf(guest)).toBe('pending');
  });

  test('accepts without a login, and says the same when it is pressed twice', async () => {
    const { accepting } = await linksFor(guest);
    const answers = [await give(accepting), await give(accepting)];
    expect(answers.map(({ status, body }) => [status, body.code, body.data?.request.status])).toEqual([
      [200, 'requests_accepted', 'active'],
      [200, 'requests_accepted', 'active'],
    ]);
    expect(await stateOf(guest)).toBe('active');
  });

  test('tells how the guest can be reached once it is accepted, and not before', async () => {
    const { accepting } = await linksFor(guest);
    const reached = ({ body }: { body: { data: { request: { userInfo: unknown[] } } } }) => body.data.request.userInfo;
    expect(reached(await view(accepting))).toEqual([{ userName: expect.any(String), email: '', contactNumber: '' }]);
    expect(reached(await give(accepting))).toMatchObject([{ email: guest.email }]);
  });

  test('declines without a login', async () => {
    const { rejecting } = await linksFor(guest);
    expect((await give(rejecting)).body.code).toBe('requests_rejected');
    expect(await stateOf(guest)).toBe('rejected');
  });

  test('does nothing once the request has the other answer, or none is awaited', async () => {
    const { id, accepting, rejecting } = await linksFor(guest);
    await reject(owners.vendor, id);
    expect((await give(accepting)).body.code).toBe('not_waiting');
    expect((await give(rejecting)).status).toBe(200);
    const second = await linksFor(guest, [20, 22]);
    await cancel(guest, second.id);
    expect((await give(second.accepting)).body.code).toBe('not_waiting');
    expect((await give(second.rejecting)).body.code).toBe('not_waiting');
  });

  test('says that nights are taken', async () => {
    const { accepting } = await linksFor(guest);
    await accept(owners.vendor, await requested(await openAccount('user'), room));
    expect((await give(accepting)).body.code).toBe('nights_taken');
  });

  test('is over when the request is', async () => {
    at(1, '12:00');
    const { accepting } = await linksFor(guest);
    passTime(24 * 3600);
    const [seen, given] = [await view(accepting), await give(accepting)];
    expect([seen.status, seen.body.code]).toEqual([410, 'link_ended']);
    expect(given.body).toEqual(seen.body);
  });
});

describe('a token that nobody was sent', () => {
  const payload = (id: string, answer = 'accept', until = '2999-01-01T00:00:00.000Z') =>
    Buffer.from(JSON.stringify([id, answer, until])).toString('base64url');
  const signed = (text: string, key: string, purpose = 'booking answer\n') =>
    `${text}.${createHmac('sha256', key).update(`${purpose}${text}`).digest('base64url')}`;
  test('opens nothing, and all of them are answered alike', async () => {
    const { id, accepting, rejecting } = await linksFor(guest);
    const [request = '', signature = ''] = accepting.split('.');
    const [, otherSignature = ''] = rejecting.split('.');
    const tokens = [
      `${request}.${otherSignature}`,
      `${payload(id)}.${signature}`,
      `${request}.${signature}.${signature}`,
      `${request}.${signature.slice(0, -4)}`,
      request,
      signed(payload(id), 'another key'),
      signed(payload(id), signingKey, 'a link for something else\n'),
      signed(payload(id), signingKey, ''),
      signed(payload('nothing'), signingKey),
      'a'.repeat(400),
    ];
    for (const token of tokens) {
      for (const answered of [await view(token), await give(token)]) {
        expect([answered.status, answered.body.code], token).toEqual([410, 'link_ended']);
      }
    }
    expect(await stateOf(guest)).toBe('pending');
  });

  test('that is no token at all is refused as a form is', async () => {
    expect((await view('')).status).toBe(400);
    expect((await give('§')).status).toBe(400);
  });
});

test('a link of before a rotation works until the next one', async () => {
  const file = fileURLToPath(signingSecret);
  const old = [signingKey];
  onTestFinished(() => {
    writeFileSync(file, JSON.stringify(old));
    vi.resetModules();
  });
  const before = await linksFor(guest);
  const rotate = (keys: string[]) => {
    writeFileSync(file, JSON.stringify(keys));
    // As a function that starts now.
    vi.resetModules();
  };
  rotate(['a newer key', ...old]);
  expect((await view(before.accepting)).status).toBe(200);
  const after = await linksFor(guest, [20, 22]);
  expect((await view(after.accepting)).status).toBe(200);
  rotate(['the newest key', 'a newer key']);
  expect((await view(before.accepting)).status).toBe(410);
  expect((await view(after.accepting)).status).toBe(200);
});
