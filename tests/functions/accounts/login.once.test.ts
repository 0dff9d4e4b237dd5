import { beforeAll, describe, expect, test } from 'vitest';
import type { Login } from '../../../functions/accounts/loginItem.ts';
import { logins } from '../../../functions/accounts/logins.ts';
import { roles } from '../../../shared/roles.ts';
import { goodPassword, newEmail, openAccounts, profileStatus, signUp, step } from '../../support/accounts.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  await openAccounts();
});

const days = 24 * 3600;

describe.each(roles)('a %s', (role) => {
  async function logIn(email: string, password = goodPassword) {
    const { status, body } = await step(role, 'login', { body: { email, password } });
    return { status, body, id: body.data?.user._id as string, token: body.data?.token as string };
  }

  test('logs in with the address however it is written, and gets a session of its own', async () => {
    const account = await signUp(role);
    const { status, body, id, token } = await logIn(` ${account.email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 'logged_in',
      message: 'You are logged in.',
      data: { user: { _id: account.id, email: account.email }, token },
    });
    expect(token).not.toBe(account.token);
    expect(await profileStatus(role, { id, token })).toBe(200);
  });

  test('with a wrong password gets letter by letter what an unknown address gets', async () => {
    const { email } = await signUp(role);
    const wrong = await step(role, 'login', { body: { email, password: 'Wrong@2024' } });
    const unknown = await step(role, 'login', { body: { email: newEmail(), password: 'Wrong@2024' } });
    expect(wrong).toEqual(unknown);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials']);
  });

  test('may type a password with accents on any keyboard', async () => {
    const { email } = await signUp(role, { password: 'Caf\u00e9@Murree' });
    expect((await logIn(email, 'Cafe\u0301@Murree')).status).toBe(200);
  });

  test('ends one session by logging out, and no other', async () => {
    const account = await signUp(role);
    const other = await logIn(account.email);
    const { status, body } = await step(role, 'logout', { token: account.token });
    expect([status, body.message]).toEqual([200, 'You have been Logged out']);
    expect(await profileStatus(role, account)).toBe(401);
    expect(await profileStatus(role, other)).toBe(200);
  });

  test('is told in a sentence that a session has ended', async () => {
    const account = await signUp(role);
    await step(role, 'logout', { token: account.token });
    const { status, body } = await step(role, 'logout', { token: account.token });
    expect(status).toBe(401);
    expect(body).toEqual({
      code: 'not_signed_in',
      message: 'You are not logged in, or your session has ended. Please log in again.',
    });
  });

  test('is logged out after thirty days, also while the database has not swept the session yet', async () => {
    const account = await signUp(role);
    passTime(30 * days - 5);
    expect(await profileStatus(role, account)).toBe(200);
    passTime(10);
    expect(await profileStatus(role, account)).toBe(401);
  });

  test('has twenty sessions at most: the oldest makes room', async () => {
    const first = await signUp(role);
    passTime(1);
    const second = await logIn(first.email);
    passTime(1);
    const { find, begin } = logins[role].open();
    for (let count = 0; count < 18; count++) await begin((await find(first.email)) as Login);
    expect(await profileStatus(role, first)).toBe(200);
    await logIn(first.email);
    expect(await profileStatus(role, first)).toBe(401);
    expect(await profileStatus(role, second)).toBe(200);
  });
});

test('logins at one moment all succeed', async () => {
  const { email } = await signUp('user');
  const asked = Array.from({ length: 8 }, () => step('user', 'login', { body: { email, password: goodPassword } }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(Array(8).fill(200));
});
