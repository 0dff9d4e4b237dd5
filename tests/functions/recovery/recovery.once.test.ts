import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import {
  beginReset,
  codeFor,
  goodPassword,
  newEmail,
  openAccounts,
  profileStatus,
  signUp,
  step,
  wrongCode,
} from '../../support/accounts.ts';
import { losingFirstAnswer } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

const newPassword = 'Juniper@2025';

describe.each(roles)('a %s who forgot the password', (role) => {
  const verify = (sent: { userId: string; otp: string }) => step(role, 'verify', { body: sent });
  const resend = (userId: string) => step(role, 'resend', { body: { userId } });
  const reset = (userId: string) =>
    step(role, 'reset', { body: { userId, newPassword, confirmPassword: newPassword } });
  const logIn = (email: string, password: string) => step(role, 'login', { body: { email, password } });

  test('sets a new one by the code from the mail; old password, sessions and code are dead', async () => {
    const account = await signUp(role);
    const other = (await logIn(account.email, goodPassword)).body.data.token;
    const sent = await beginReset(role, account.email);
    const verified = await verify(sent);
    expect(verified.status).toBe(200);
    expect(verified.body).toEqual({
      code: 'code_right',
      message: 'The code is right. Now choose a new password.',
      userId: sent.userId,
      [`${role}Email`]: account.email,
    });
    const done = await reset(sent.userId);
    expect([done.status, done.body]).toEqual([
      200,
      { code: 'password_changed', message: 'Your password has been changed. Log in with the new one.' },
    ]);
    expect(await profileStatus(role, account)).toBe(401);
    expect(await profileStatus(role, { ...account, token: other })).toBe(401);
    expect((await logIn(account.email, goodPassword)).status).toBe(401);
    expect((await logIn(account.email, newPassword)).status).toBe(200);
    expect((await verify(sent)).body.code).toBe('recovery_ended');
    expect((await reset(sent.userId)).body.code).toBe('recovery_ended');
  });

  test('is told that it is done when the answer of the table to that was lost', async () => {
    const account = await signUp(role);
    const sent = await beginReset(role, account.email);
    await verify(sent);
    const done = await losingFirstAnswer(tables[`${role}s`], () => reset(sent.userId));
    expect([done.status, done.body.code]).toEqual([200, 'password_changed']);
    expect((await logIn(account.email, newPassword)).status).toBe(200);
  });

  test('is told nothing else than somebody without an account', async () => {
    const { email } = await signUp(role);
    const nobody = newEmail();
    const known = await step(role, 'send', { body: { email } });
    const unknown = await step(role, 'send', { body: { email: nobody } });
    const anonymous = (text: string, mail: string, userId: string) =>
      text.replaceAll(mail, 'EMAIL').replaceAll(userId, 'ID');
    expect(anonymous(JSON.stringify(known), email, known.body.userId)).toBe(
      anonymous(JSON.stringify(unknown), nobody, unknown.body.userId),
    );
    expect(known.body.userId).toMatch(/^[\w-]{32}$/);
    expect(known.body.userId).toHaveLength(unknown.body.userId.length);
    // The wait counts from each one's own code, so only its seconds may differ.
    const again = [await resend(known.body.userId), await resend(unknown.body.userId)].map((answer) =>
      JSON.stringify(answer).replaceAll(/\b(5\d|60)\b/g, 'SECONDS'),
    );
    expect(again[0]).toContain('SECONDS');
    expect(again[0]).toBe(again[1]);
    const guesses = [
      await verify({ userId: known.body.userId, otp: wrongCode(await codeFor(email)) }),
      await verify({ userId: unknown.body.userId, otp: '123456' }),
    ];
    expect(guesses[0]).toEqual(guesses[1]);
  });

  test('cannot set a password before the code was right', async () => {
    const { email } = await signUp(role);
    const { userId, otp } = await beginReset(role, email);
    expect((await reset(userId)).body.code).toBe('recovery_ended');
    expect((await verify({ userId, otp: wrongCode(otp) })).body).toEqual({
      code: 'code_wrong',
      message: 'This code is not right. You have 4 tries left.',
      params: { left: 4 },
    });
    expect((await reset(userId)).body.code).toBe('recovery_ended');
  });

  test('may ask for another code after a minute; it replaces the one before, and the reset is the same', async () => {
    const { email } = await signUp(role);
    const first = await beginReset(role, email);
    const early = await resend(first.userId);
    expect([early.status, early.body.code]).toEqual([429, 'code_just_sent']);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    passTime(61);
    const answer = await resend(first.userId);
    expect(answer.body).toMatchObject({ userId: first.userId, [`${role}Email`]: email });
    const otp = await codeFor(email);
    if (otp !== first.otp) expect((await verify(first)).body.code).toBe('code_wrong');
    expect((await verify({ ...first, otp })).status).toBe(200);
  });

  test('has ten minutes for the code, and ten more for the password', async () => {
    const { email } = await signUp(role);
    const late = await beginReset(role, email);
    passTime(601);
    expect((await verify(late)).body.code).toBe('code_expired');
    const inTime = await beginReset(role, email);
    passTime(590);
    expect((await verify(inTime)).status).toBe(200);
    passTime(601);
    expect((await reset(inTime.userId)).body.code).toBe('recovery_ended');
    passTime(2 * 3600);
    expect((await resend(inTime.userId)).body.code).toBe('recovery_ended');
  });

  test('gets five codes an hour', async () => {
    const { email } = await signUp(role);
    const { userId } = await beginReset(role, email);
    for (let count = 2; count <= 5; count++) {
      passTime(61);
      expect((await resend(userId)).status).toBe(200);
    }
    passTime(61);
    const sixth = await step(role, 'send', { body: { email } });
    expect([sixth.status, sixth.body.message]).toEqual([429, 'Too many attempts. Please try again in 55 minutes.']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(54 * 60);
    passTime(56 * 60);
    expect((await step(role, 'send', { body: { email } })).status).toBe(200);
  });

  test('can log in after a reset although the attempts before were used up', async () => {
    const { email } = await signUp(role);
    for (let count = 0; count < 10; count++) await logIn(email, 'Wrong@2024');
    expect((await logIn(email, goodPassword)).status).toBe(429);
    const sent = await beginReset(role, email);
    await verify(sent);
    await reset(sent.userId);
    expect((await logIn(email, newPassword)).status).toBe(200);
  });

  test.each(['verify', 'resend', 'reset'] as const)('cannot %s with a reset that nobody began', async (name) => {
    const body = { userId: 'x'.repeat(32), otp: '123456', newPassword, confirmPassword: newPassword };
    const answer = await step(role, name, { body });
    expect([answer.status, answer.body.code]).toEqual([410, 'recovery_ended']);
  });
});

test('a reset of a traveller is none of a vendor', async () => {
  const { email } = await signUp('user');
  await signUp('vendor', { email });
  const sent = await beginReset('user', email);
  expect((await step('vendor', 'verify', { body: sent })).body.code).toBe('recovery_ended');
});
