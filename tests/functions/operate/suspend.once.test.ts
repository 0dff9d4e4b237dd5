import { beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  beginReset,
  codeFor,
  confirmDirectly,
  confirmEmail,
  goodPassword,
  mailsTo,
  openAccount,
  profileStatus,
  type SignedUp,
  signUp,
  step,
} from '../../support/accounts.ts';
import { followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, type Room, reject, request, requested } from '../../support/bookings.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { digestOfAll, operator } from '../../support/people.ts';

const owners = openOwners();
const reason = 'Guests were asked for money in advance.';
let host: SignedUp;
let guest: SignedUp;
let form: ReturnType<typeof formSomewhere>;
let room: Room;

beforeEach(async () => {
  [host, guest] = await Promise.all([openAccount('vendor'), openAccount('user')]);
  form = formSomewhere();
  room = { propertyId: (await list(host, form)).body.data._id, roomNumber: 101 };
});

const run = (...args: string[]) => operator(owners.desk.tables, ...args);
const suspend = (vendor: SignedUp = host) => run('suspend', vendor.email, '--reason', reason, '--yes');
const release = (vendor: SignedUp = host) => run('release', vendor.email, '--yes');
const list = ({ id, token }: SignedUp, sent: object) =>
  ask('createProperty', { token, body: { ...sent, vendorId: id } });
const logIn = ({ email }: SignedUp, password = goodPassword) => step('vendor', 'login', { body: { email, password } });
const detailsStatus = async (roomId: string) => (await ask('getRoomDetails', { params: { roomId } })).status;

describe('a vendor who is suspended', () => {
  test('is told what will happen, and nothing happens without --yes', async () => {
    await requested(guest, room);
    const before = await digestOfAll(owners.desk.tables);
    const said = await run('suspend', host.id, '--reason', reason);
    for (const line of [
      '- 1 session end. Who logs in with the right password reads: "Guests were asked for money in advance."',
      '- 1 listing out of every list and page, 0 of which you have hidden already.',
      `1 request waiting, 0 bookings with nights ahead:\n  npm run operate -- guests ${room.propertyId}`,
      'Nothing has been changed. Add --yes to do it.',
    ]) {
      expect(said).toContain(line);
    }
    expect(await digestOfAll(owners.desk.tables)).toBe(before);
  });

  test('has no session any more, and the right password alone is answered with why', async () => {
    const vendor = await signUp('vendor');
    expect(await suspend(vendor)).toContain('The vendor is suspended, 1 session ended, 0 listings hidden.');
    expect(await profileStatus('vendor', vendor)).toBe(401);
    const { status, body } = await logIn(vendor);
    expect([status, body]).toEqual([
      403,
      {
        code: 'account_suspended',
        message: `Sarai has suspended this account. Write to us if you think that this is a mistake. Reason: ${reason}`,
        params: { reason },
      },
    ]);
    expect((await logIn(vendor, 'Another#1')).body.code).toBe('wrong_credentials');
    expect((await step('vendor', 'signup', { body: { email: vendor.email } })).status).toBe(400);
  });

  test('does not come in by a new password', async () => {
    const vendor = await signUp('vendor');
    await suspend(vendor);
    const { userId, otp } = await beginReset('vendor', vendor.email);
    await step('vendor', 'verify', { body: { userId, otp } });
    const body = { userId, newPassword: 'Second#Road2', confirmPassword: 'Second#Road2' };
    expect((await step('vendor', 'reset', { body })).body.code).toBe('password_changed');
    expect((await logIn(vendor, 'Second#Road2')).body.code).toBe('account_suspended');
  });

  test.each([false, true])(
    'does not come in by the code of a mail, with the email confirmed: %s',
    async (confirmed) => {
      if (confirmed) await confirmEmail(host);
      await suspend();
      const { body } = await step('vendor', 'sendLogin', { body: { email: host.email } });
      const entered = await step('vendor', 'enter', { body: { userId: body.userId, otp: await codeFor(host.email) } });
      expect([entered.status, entered.body.params]).toEqual([403, { reason }]);
    },
  );

  test('is as hidden as his listings: in searches, lists and guides, and under their own addresses', async () => {
    await suspend();
    expect(await found(form.Location)).toEqual([]);
    expect(await detailsStatus(room.propertyId)).toBe(404);
    for (const [list, query] of [
      ['browseRooms', { city: 'Murree', limit: '50' }],
      ['browseRooms', { limit: '50' }],
      ['listFeaturedRooms', { skip: '0' }],
    ] as const) {
      expect(JSON.stringify((await ask(list, { query })).body.data)).not.toContain(room.propertyId);
    }
    const calendar = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '101' } });
    expect([calendar.status, (await request(guest, room)).body.code]).toEqual([404, 'room_not_found']);
  });

  test('answers no request, neither logged in nor by the links of a mail, and it waits for an operator', async () => {
    const events = followBookings(owners.desk.tables);
    await events.skip();
    await confirmDirectly(owners.desk.tables, host);
    const id = await requested(guest, room);
    await events.deliver();
    const text = (await mailsTo(host.email)).at(-1)?.body.text ?? '';
    const tokens = [...text.matchAll(/#token=(\S+)/g)].map(([, token]) => token);
    expect(tokens).toHaveLength(2);
    await suspend();
    await events.deliver();
    for (const token of tokens) {
      expect((await ask('viewAnswerLink', { body: { token } })).body.code).toBe('link_ended');
      expect((await ask('answerByLink', { body: { token } })).body.code).toBe('link_ended');
    }
    expect([(await accept(host, id)).status, (await reject(host, id)).status]).toEqual([401, 401]);
    expect((await bookingsOf(guest))[0]).toMatchObject({ _id: id, status: 'pending' });
  });

  test('gets no mail about a booking, and its guest does', async () => {
    const events = followBookings(owners.desk.tables);
    await events.skip();
    await confirmDirectly(owners.desk.tables, host);
    const id = await requested(guest, room);
    await suspend();
    await run('cancel', id, '--reason', 'This is no hotel.', '--yes');
    expect(await events.deliver()).toBe(0);
    expect(await mailsTo(host.email)).toEqual([]);
    expect(await mailsTo(guest.email)).toHaveLength(1);
  });
});

describe('a release', () => {
  test('shows exactly what was shown before, and lets the vendor in with the password of before', async () => {
    const vendor = await signUp('vendor');
    const [shown, hidden] = [formSomewhere(), formSomewhere()];
    await list(vendor, shown);
    const { _id } = (await list(vendor, hidden)).body.data;
    await run('hide-listing', _id, '--yes');
    await suspend(vendor);
    expect(await run('release', vendor.email)).toContain('1 listing found again; 1 stay hidden, by hide-listing.');
    expect(await found(shown.Location)).toEqual([]);
    expect(await release(vendor)).toContain('The vendor is released, 1 listing found again.');
    expect([(await found(shown.Location)).length, await found(hidden.Location)]).toEqual([1, []]);
    expect((await logIn(vendor)).status).toBe(200);
    expect(await release(vendor)).toBe('The vendor is not suspended.');
  });

  test('is needed too for what an operator shows meanwhile', async () => {
    await suspend();
    await run('hide-listing', room.propertyId, '--yes');
    expect(await run('show-listing', room.propertyId, '--yes')).toContain('nobody is shown it until the release');
    expect(await found(form.Location)).toEqual([]);
    await release();
    expect(await found(form.Location)).toHaveLength(1);
  });

  test('lets the vendor list and answer again', async () => {
    const vendor = await signUp('vendor');
    await suspend(vendor);
    await release(vendor);
    const { token } = (await logIn(vendor)).body.data;
    expect((await list({ ...vendor, token }, formSomewhere())).status).toBe(201);
  });
});

test('what was done is in the log', async () => {
  await suspend();
  await release();
  const lines = (await run('log')).split('\n').filter((line) => line.includes(host.id));
  expect(lines.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    `release  ${host.id}  released`,
    `suspend  ${host.id}  1 session ended, 1 listing hidden`,
    `suspend  ${host.id}  suspended`,
  ]);
});

test.each([
  [['suspend', 'host@example.com'], 'npm run operate -- suspend <e-mail or id> --reason <text> -c stage=<name>'],
  [['suspend', 'host@example.com', '--reason'], 'npm run operate -- suspend <e-mail or id> --reason <text>'],
  [['suspend', 'nobody@example.com', '--reason', 'Fraud.'], 'There is no account of a vendor with this e-mail.'],
  [['suspend', 'nobody@example.com', '--reason', ' '], 'Reason is required'],
  [['release', 'nobody'], 'There is no account of a vendor with this id.'],
])('%j is answered with what there is', async (args, said) => {
  await expect(run(...args)).rejects.toThrow(said);
});
