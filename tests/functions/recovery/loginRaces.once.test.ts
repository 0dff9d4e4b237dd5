import { beforeAll, describe, expect, test } from 'vitest';
import {
  beginReset,
  goodPassword,
  openAccounts,
  profileStatus,
  type SignedUp,
  signUp,
  step,
} from '../../support/accounts.ts';
import type { CallAnswer } from '../../support/call.ts';
import { atEveryCall, pauseBefore } from '../../support/pause.ts';

beforeAll(async () => {
  await openAccounts();
});

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

/** The login of the old password, where it came first, and the session of the signup are both dead. */
async function expectNoSession(account: SignedUp, login: CallAnswer): Promise<void> {
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
