import { beforeAll, describe, expect, test } from 'vitest';
import {
  beginReset,
  codeFor,
  goodPassword,
  mailsTo,
  openAccount,
  openAccounts,
  profileStatus,
  type SignedUp,
  signUp,
  step,
} from '../../support/accounts.ts';
import type { Answered } from '../../support/call.ts';
import { atEveryCall, pauseBefore } from '../../support/pause.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  await openAccounts();
});

const send = (email: string) => step('user', 'send', { body: { email } });
const resend = (userId: string) => step('user', 'resend', { body: { userId } });
const guess = (userId: string, otp: string) => step('user', 'verify', { body: { userId, otp } });
const logIn = (email: string, password: string) => step('user', 'login', { body: { email, password } });
const reset = (userId: string, newPassword = 'Juniper@2025') =>
  step('user', 'reset', { body: { userId, newPassword, confirmPassword: newPassword } });

/** A reset of a new account whose code has been found right. */
async function verifiedReset(email: string): Promise<string> {
  const { userId, otp } = await beginReset('user', email);
  expect((await guess(userId, otp)).status).toBe(200);
  return userId;
}

describe('of two, one of whom is stopped before any of the calls,', () => {
  test.each(['first', 'second'])('one gets the %s code of an address, and one mail is sent', async (which) => {
    const calls = await atEveryCall(async (call) => {
      const { email } = await openAccount('user');
      if (which === 'second') await send(email);
      const before = (await mailsTo(email)).length;
      if (which === 'second') passTime(61);
      const stopped = await pauseBefore(call, () => send(email));
      const answers = [await send(email), await stopped.finish()];
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
      expect(await mailsTo(email)).toHaveLength(before + 1);
      const { userId } = answers.find(({ status }) => status === 200)?.body ?? {};
      expect((await guess(userId, await codeFor(email))).status).toBe(200);
      return stopped;
    });
    expect(calls).toBeGreaterThan(3);
  });

  test('one finds the code right', async () => {
    const calls = await atEveryCall(async (call) => {
      const { userId, otp } = await beginReset('user', (await openAccount('user')).email);
      const stopped = await pauseBefore(call, () => guess(userId, otp));
      const codes = [(await guess(userId, otp)).body.code, (await stopped.finish()).body.code];
      expect(codes.sort()).toEqual(['code_right', 'code_used']);
      return stopped;
    });
    expect(calls).toBeGreaterThan(3);
  });

  test('one sets the password of a reset', async () => {
    const calls = await atEveryCall(async (call) => {
      const { email } = await openAccount('user');
      const userId = await verifiedReset(email);
      const stopped = await pauseBefore(call, () => reset(userId, 'Juniper@2025'));
      const quick = (await reset(userId, 'Walnut@2025')).status;
      const slow = (await stopped.finish()).status;
      expect([quick, slow].sort()).toEqual([200, 410]);
      expect((await logIn(email, quick === 200 ? 'Walnut@2025' : 'Juniper@2025')).status).toBe(200);
      return stopped;
    });
    expect(calls).toBeGreaterThan(4);
  });
});

describe('a right code whose try is stopped before any of its calls', () => {
  test('opens nothing when another code takes its place', async () => {
    const calls = await atEveryCall(async (call) => {
      const { email } = await openAccount('user');
      const { userId, otp } = await beginReset('user', email);
      passTime(61);
      const stopped = await pauseBefore(call, () => guess(userId, otp));
      expect((await resend(userId)).status).toBe(200);
      const { status } = await stopped.finish();
      const next = await codeFor(email);
      expect(status === 200).toBe(!stopped.stopped || next === otp);
      expect((await reset(userId)).status).toBe(410);
      expect((await guess(userId, next)).status).toBe(200);
      return stopped;
    });
    expect(calls).toBeGreaterThan(3);
  });
});

/** The login of the old password, where it came first, and the session of the signup are both dead. */
async function expectNoSession(account: SignedUp, login: Answered): Promise<void> {
  const tokens = [account.token, ...(login.status === 200 ? [login.body.data.token] : [])];
  for (const token of tokens) expect(await profileStatus('user', { ...account, token })).toBe(401);
}

describe('a login with the old password and a new password that meet leave no session of the old one', () => {
  test('when the login is stopped before any of its calls', async () => {
    const calls = await atEveryCall(async (call) => {
      const account = await signUp('user');
      const userId = await verifiedReset(account.email);
      const login = await pauseBefore(call, () => logIn(account.email, goodPassword));
      expect((await reset(userId)).status).toBe(200);
      await expectNoSession(account, await login.finish());
      return login;
    });
    expect(calls).toBeGreaterThan(4);
  });

  test('when the new password is stopped before any of its calls', async () => {
    const calls = await atEveryCall(async (call) => {
      const account = await signUp('user');
      const userId = await verifiedReset(account.email);
      const done = await pauseBefore(call, () => reset(userId));
      const login = await logIn(account.email, goodPassword);
      expect((await done.finish()).status).toBe(200);
      await expectNoSession(account, login);
      return done;
    });
    expect(calls).toBeGreaterThan(4);
  });
});
