import { beforeAll, describe, expect, test } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import type { Profile } from '../../../functions/accounts/profiles.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import { api, type Operation } from '../../../shared/api.ts';
import { changes, type Endpoint } from '../../../shared/endpoint.ts';
import {
  ask,
  goodPassword,
  linkFor,
  mailsTo,
  newEmail,
  openAccount,
  openAccounts,
  step,
} from '../../support/accounts.ts';
import { operator } from '../../support/people.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';
import { dismiss, invite, join, openOwner, openStaff, staffOf } from './people.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

describe('an invitation', () => {
  test('is mailed without a word that anybody typed', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    expect((await invite(owner, email)).status).toBe(200);
    const text = (await mailsTo(email)).at(-1)?.body.text ?? '';
    expect(text).toContain('https://sarai.example/joinStaff#token=');
    expect(text).not.toMatch(/Zarmina|Pine Houses/);
  });

  test('shows who invites to whoever holds its link', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const { status, body } = await ask('viewStaffInvitation', { body: { token: await linkFor(email) } });
    expect([status, body.data]).toEqual([200, { email, hostName: 'Zarmina Khan', hotelName: 'Pine Houses' }]);
  });

  test('is answered alike for an address with an account and one without', async () => {
    const [owner, known] = [await openOwner(), await openAccount('vendor')];
    const answers = [await invite(owner, known.email), await invite(owner, newEmail())];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, 'staff_invited'],
      [200, 'staff_invited'],
    ]);
  });

  test('is sent by nobody whose own e-mail is not confirmed', async () => {
    const owner = await openAccount('vendor', {});
    expect((await invite(owner, newEmail())).body.code).toBe('inviter_unconfirmed');
  });

  test('ends after seven days', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const link = await linkFor(email);
    passTime(7 * 24 * 3600 + 1);
    expect((await join(link)).body.code).toBe('invitation_ended');
    expect(await staffOf(owner)).toEqual([]);
  });

  test('ends with the next one to the same address, which waits a minute', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const first = await linkFor(email);
    expect((await invite(owner, email)).body.code).toBe('code_just_sent');
    passTime(61);
    await invite(owner, email);
    expect((await join(first)).body.code).toBe('invitation_ended');
    expect((await join(await linkFor(email))).status).toBe(201);
  });

  test('that is taken back opens nothing', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    const { body } = await invite(owner, email);
    await dismiss(owner, body.data[0]._id);
    expect((await join(await linkFor(email))).body.code).toBe('invitation_ended');
  });

  test('cannot be accepted with an address that lists hotels itself', async () => {
    const [owner, known] = [await openOwner(), await openAccount('vendor')];
    await invite(owner, known.email);
    const { status, body } = await join(await linkFor(known.email));
    expect([status, body.code]).toEqual([409, 'email_taken']);
  });

  test('is accepted once, of two presses at one moment', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const link = await linkFor(email);
    const answers = await Promise.all([join(link), join(link)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await staffOf(owner)).toHaveLength(1);
  });

  test('names each field that is wrong', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const { status, body } = await join(await linkFor(email), { userName: '', password: 'short' });
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['userName', 'password']]);
  });

  test.each(['', 'nobody', 'x'.repeat(300)])('to %j is refused', async (email) => {
    expect((await invite(await openOwner(), email)).status).toBe(400);
  });

  test('is mailed to five addresses in an hour', async () => {
    const owner = await openOwner();
    for (let mail = 0; mail < 5; mail += 1) expect((await invite(owner, newEmail())).status).toBe(200);
    expect((await invite(owner, newEmail())).body.code).toBe('too_many_attempts');
  });
});

describe('a member of the staff', () => {
  test('logs in with the own password, to the account of the owner', async () => {
    const owner = await openOwner();
    const member = await openStaff(owner);
    const { status, body } = await step('vendor', 'login', { body: { email: member.email, password: goodPassword } });
    expect([status, body.data.user]).toEqual([200, { _id: owner.id, email: member.email, staff: true }]);
  });

  test('may call what is needed to answer, book and close, and nothing else of the owner', async () => {
    const owner = await openOwner();
    const { token } = await openStaff(owner);
    const ofVendors = Object.entries<Endpoint>(api).filter(
      ([name, { auth }]) => auth !== 'public' && auth.role === 'vendor' && name !== 'vendorLogout',
    ) as [Operation, Endpoint][];
    const open: Operation[] = [];
    for (const [operation, { path }] of ofVendors) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const { body } = await ask(operation, {
        token,
        params: Object.fromEntries(names.map((name) => [name, owner.id])),
      });
      if (body.code !== 'not_for_staff') open.push(operation);
    }
    expect(open).toEqual([
      'setVendorLanguage',
      'setRoomNights',
      'listVendorNights',
      'listVendorPendingRequests',
      'acceptBookingRequests',
      'rejectBookingRequests',
      'listVendorBookings',
    ]);
  });

  test('reads no stays that are over', async () => {
    const owner = await openOwner();
    const { token } = await openStaff(owner);
    const read = (status: string) => ask('listVendorBookings', { token, params: { id: owner.id }, query: { status } });
    expect((await read('active')).status).toBe(200);
    expect((await read('completed')).body.code).toBe('not_for_staff');
  });

  test('reaches nothing of another owner', async () => {
    const { token } = await openStaff(await openOwner());
    const other = await openOwner();
    const { body } = await ask('listVendorPendingRequests', { token, params: { vendorId: other.id } });
    expect(body.code).toBe('not_yours');
  });

  test('who is sent away is out at once, in every session, and cannot log in again', async () => {
    const owner = await openOwner();
    const member = await openStaff(owner);
    const login = () => step('vendor', 'login', { body: { email: member.email, password: goodPassword } });
    const second = (await login()).body.data.token;
    expect((await dismiss(owner, member.id)).body.data).toEqual([]);
    for (const token of [member.token, second]) {
      const { status } = await ask('listVendorPendingRequests', { token, params: { vendorId: owner.id } });
      expect(status).toBe(401);
    }
    expect((await login()).body.code).toBe('wrong_credentials');
  });

  test('can be invited again after being sent away', async () => {
    const owner = await openOwner();
    const member = await openStaff(owner);
    await dismiss(owner, member.id);
    await openStaff(owner, member.email);
    expect(await staffOf(owner)).toHaveLength(1);
  });

  test('is out while the owner is suspended', async () => {
    const owner = await openOwner();
    const member = await openStaff(owner);
    await operator(tables, 'suspend', owner.email, '--reason', 'Looked at.', '--yes');
    const { status } = await ask('listVendorPendingRequests', { token: member.token, params: { vendorId: owner.id } });
    expect(status).toBe(401);
    const login = await step('vendor', 'login', { body: { email: member.email, password: goodPassword } });
    expect(login.body.code).toBe('account_suspended');
  });

  test('keeps the own language, not that of the owner', async () => {
    const owner = await openOwner();
    const { id, token } = await openStaff(owner);
    const { status } = await ask('setVendorLanguage', {
      token,
      params: { vendorId: owner.id },
      body: { language: 'ur' },
    });
    expect(status).toBe(200);
    const languageOf = async (id: string) => (await readItem<Profile>(tables.vendors, profileKey(id)))?.language;
    expect([await languageOf(id), await languageOf(owner.id)]).toEqual(['ur', undefined]);
  });
});

test('operations that change something are open to staff only where the desk needs them', () => {
  const open = Object.entries<Endpoint>(api)
    .filter(([, endpoint]) => endpoint.auth !== 'public' && endpoint.auth.role === 'vendor' && endpoint.auth.staff)
    .filter(([, endpoint]) => changes(endpoint))
    .map(([name]) => name);
  expect(open).toEqual([
    'vendorLogout',
    'setVendorLanguage',
    'setRoomNights',
    'acceptBookingRequests',
    'rejectBookingRequests',
  ]);
});
