import { beforeAll, describe, expect, test } from 'vitest';
import { readMailbox } from '../../../functions/recovery/recoveryItem.ts';
import {
  beginReset,
  codeFor,
  linkFor,
  mailsTo,
  openAccount,
  openAccounts,
  step,
  wrongCode,
} from '../../support/accounts.ts';
import { atEveryCall, pauseBefore } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
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
  test('both begin a reset of an address, and neither ends the other', async () => {
    const calls = await atEveryCall(async (call) => {
      const { email } = await openAccount('user');
      const stopped = await pauseBefore(call, () => send(email));
      const quick = { userId: (await send(email)).body.userId, otp: await codeFor(email) };
      const slow = (await stopped.finish()).body.userId;
      expect((await guess(quick.userId, quick.otp)).status).toBe(200);
      if (stopped.stopped) expect((await guess(slow, await codeFor(email))).status).toBe(200);
      expect((await readMailbox(tables.users, email))?.codesAt).toHaveLength(2);
      return stopped;
    });
    expect(calls).toBeGreaterThan(5);
  });

  test('one gets the last mail of the hour', async () => {
    const calls = await atEveryCall(async (call) => {
      const { email } = await openAccount('user');
      for (let count = 0; count < 4; count++) await send(email);
      const stopped = await pauseBefore(call, () => send(email));
      const answers = [await send(email), await stopped.finish()];
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
      expect(await mailsTo(email)).toHaveLength(5);
      return stopped;
    });
    expect(calls).toBeGreaterThan(3);
  });

  test('one gets the second code of a reset, and one mail is sent', async () => {
    const calls = await atEveryCall(async (call) => {
      const { email } = await openAccount('user');
      const { userId } = await beginReset('user', email);
      passTime(61);
      const stopped = await pauseBefore(call, () => resend(userId));
      const answers = [await resend(userId), await stopped.finish()];
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
      expect(await mailsTo(email)).toHaveLength(2);
      expect((await guess(userId, await codeFor(email))).status).toBe(200);
      return stopped;
    });
    expect(calls).toBeGreaterThan(3);
  });

  test('one takes the last try of a reset', async () => {
    const calls = await atEveryCall(async (call) => {
      const { userId, otp } = await beginReset('user', (await openAccount('user')).email);
      const wrong = wrongCode(otp);
      for (let tries = 0; tries < 4; tries++) await guess(userId, wrong);
      const stopped = await pauseBefore(call, () => guess(userId, wrong));
      const codes = [(await guess(userId, wrong)).body.code, (await stopped.finish()).body.code];
      expect(codes.sort()).toEqual(['code_wrong', 'recovery_ended']);
      return stopped;
    });
    expect(calls).toBeGreaterThan(1);
  });

  test('one uses a link', async () => {
    const calls = await atEveryCall(async (call) => {
      const { email } = await openAccount('user');
      await beginReset('user', email);
      const link = await linkFor(email);
      const stopped = await pauseBefore(call, () => reset(link, 'Juniper@2025'));
      const quick = (await reset(link, 'Walnut@2025')).status;
      const slow = (await stopped.finish()).status;
      expect([quick, slow].sort()).toEqual([200, 410]);
      return stopped;
    });
    expect(calls).toBeGreaterThan(4);
  });

  test('one sets the password, when one comes by the code and the other by the link', async () => {
    const calls = await atEveryCall(async (call) => {
      const { email } = await openAccount('user');
      const userId = await verifiedReset(email);
      const link = await linkFor(email);
      const stopped = await pauseBefore(call, () => reset(userId, 'Juniper@2025'));
      const quick = (await reset(link, 'Walnut@2025')).status;
      const slow = (await stopped.finish()).status;
      expect([quick, slow].sort()).toEqual([200, 410]);
      expect((await logIn(email, quick === 200 ? 'Walnut@2025' : 'Juniper@2025')).status).toBe(200);
      return stopped;
    });
    expect(calls).toBeGreaterThan(4);
  });

  test('one finds the code right', async () => {
    const calls = await atEveryCall(async (call) => {
      const { userId, otp } = await beginReset('user', (await openAccount('user')).email);
      const stopped = await pauseBefore(call, () => guess(userId, otp));
      const codes = [(await guess(userId, otp)).body.code, (await stopped.finish()).body.code];
      expect(codes.sort()).toEqual(['code_right', 'code_used']);
      return stopped;
    });
    expect(calls).toBeGreaterThan(2);
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
    expect(calls).toBeGreaterThan(2);
  });
});
