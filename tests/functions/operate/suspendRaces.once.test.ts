import { beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  codeFor,
  confirmEmail,
  goodPassword,
  openAccount,
  profileStatus,
  type SignedUp,
  signUp,
  step,
} from '../../support/accounts.ts';
import { accept, bookingsOf, cancelAsOwner, type Room, reject, requested } from '../../support/bookings.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { atEveryCall, diesBefore, pauseBefore } from '../../support/pause.ts';
import { operator } from '../../support/people.ts';
import { passTime } from '../../support/time.ts';

const owners = openOwners();
let host: SignedUp;
let room: Room;

beforeEach(async () => {
  host = await openAccount('vendor');
  room = { propertyId: (await list(host, formSomewhere())).body.data._id, roomNumber: 101 };
});

const run = (...args: string[]) => operator(owners.desk.tables, ...args);
const suspend = (vendor: SignedUp = host) => run('suspend', vendor.email, '--reason', 'Fraud.', '--yes');
const list = ({ id, token }: SignedUp, sent: object) =>
  ask('createProperty', { token, body: { ...sent, vendorId: id } });
const detailsStatus = async (roomId: string) => (await ask('getRoomDetails', { params: { roomId } })).status;

async function logInByCode({ email }: SignedUp) {
  const { body } = await step('vendor', 'sendLogin', { body: { email } });
  const otp = await codeFor(email);
  return () => step('vendor', 'enter', { body: { userId: body.userId, otp } });
}

const withPassword =
  async ({ email }: SignedUp) =>
  () =>
    step('vendor', 'login', { body: { email, password: goodPassword } });

async function logInByCodeConfirmed(vendor: SignedUp) {
  await confirmEmail(vendor);
  return logInByCode(vendor);
}

describe('at the moment of a suspension', () => {
  test.each<[string, (id: string) => Promise<unknown>, string]>([
    ['an acceptance', (id) => accept(host, id), 'pending'],
    ['a refusal', (id) => reject(host, id), 'pending'],
  ])('%s that is under way comes before it or not at all', async (_, answers, left) => {
    await atEveryCall(async (call) => {
      const person = await openAccount('user');
      host = await openAccount('vendor');
      room = { propertyId: (await list(host, formSomewhere())).body.data._id, roomNumber: 101 };
      const id = await requested(person, room);
      const paused = await pauseBefore(call, () => answers(id));
      if (!paused.stopped) return paused;
      const before = (await bookingsOf(person))[0].status;
      await suspend();
      await paused.finish();
      expect([before === 'pending' ? left : before]).toEqual([(await bookingsOf(person))[0].status]);
      return paused;
    });
  });

  test('a cancellation that is under way comes before it or not at all', async () => {
    const guest = await openAccount('user');
    const id = await requested(guest, room);
    await accept(host, id);
    const paused = await pauseBefore(
      (command) => JSON.stringify(command).includes('"cancelledBy"'),
      () => cancelAsOwner(host, id),
    );
    await suspend();
    expect((await paused.finish()).body.code).toBe('conflict');
    expect((await bookingsOf(guest))[0].status).toBe('active');
  });

  test('nothing is listed, and what was is hidden, wherever the call stood', async () => {
    await atEveryCall(async (call) => {
      host = await openAccount('vendor');
      const sent = formSomewhere();
      const paused = await pauseBefore(call, () => list(host, sent));
      if (!paused.stopped) return paused;
      await suspend();
      const { status, body } = await paused.finish();
      expect([201, 401, 409]).toContain(status);
      expect(await found(sent.Location)).toEqual([]);
      if (status === 201) expect(await detailsStatus(body.data._id)).toBe(404);
      return paused;
    });
  });

  test('an edit that is under way leaves the listing hidden', async () => {
    await atEveryCall(async (call) => {
      host = await openAccount('vendor');
      const [first, second] = [formSomewhere(), formSomewhere()];
      const postId = (await list(host, first)).body.data._id;
      const paused = await pauseBefore(call, () =>
        ask('updateProperty', { token: host.token, params: { postId }, body: second }),
      );
      if (!paused.stopped) return paused;
      await suspend();
      await paused.finish();
      expect([await found(first.Location), await found(second.Location)]).toEqual([[], []]);
      expect(await detailsStatus(postId)).toBe(404);
      return paused;
    });
  });

  test.each([
    ['by password', withPassword],
    ['by code', logInByCode],
    ['by code to a confirmed account', logInByCodeConfirmed],
  ] as const)('a login %s begins no session that stays', async (_, prepare) => {
    await atEveryCall(async (call) => {
      const vendor = await signUp('vendor');
      const logIn = await prepare(vendor);
      const paused = await pauseBefore(call, logIn);
      if (!paused.stopped) return paused;
      await suspend(vendor);
      const { status, body } = await paused.finish();
      expect(status).toBeLessThan(500);
      expect(await profileStatus('vendor', { id: vendor.id, token: body.data?.token ?? '' })).toBe(401);
      return paused;
    });
  });
});

test.each([
  ['suspend', async () => {}],
  ['release', suspend],
] as const)(
  'a %s that is stopped at any step is completed by the next one',
  { timeout: 240_000 },
  async (command, first) => {
    const args = command === 'suspend' ? ['--reason', 'Fraud.'] : [];
    for (let [call, died] = [1, true]; died; call += 1) {
      host = await openAccount('vendor');
      const sent = formSomewhere();
      await list(host, sent);
      await first(host);
      died = await diesBefore(call, () => run(command, host.email, ...args, '--yes'));
      // A removal that a crash has left counts for half a minute.
      if (died) passTime(31);
      if (died) await run(command, host.email, ...args, '--yes');
      expect(await found(sent.Location)).toHaveLength(command === 'suspend' ? 0 : 1);
    }
  },
);
