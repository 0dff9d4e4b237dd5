import { beforeAll, describe, expect, test } from 'vitest';
import { attempts } from '../../../functions/accounts/attempts.ts';
import { roles } from '../../../shared/roles.ts';
import { goodPassword, newEmail, openAccounts, realLimits, signUp, signupForm, step } from '../../support/accounts.ts';
import { passTime, setTime } from '../../support/time.ts';

beforeAll(async () => {
  await openAccounts(realLimits);
});

/**
 * Five seconds into a window of every length; each test has an hour of its own, so that none eats another's. They lie
 * ahead, for an engine sweeps by its own clock what has expired.
 */
let hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 5_000;
function intoWindow(): void {
  hour += 2 * 3600 * 1000;
  setTime(new Date(hour));
}

let last = 0;
function newAddress(): string {
  last += 1;
  return `198.51.${last >> 8}.${last & 255}`;
}

describe.each(roles)('a %s', (role) => {
  const wrong = (email: string, from = newAddress()) =>
    step(role, 'login', { body: { email, password: 'Wrong@2024' }, from });

  /** Attempts of an address that do no work: most of the time of a login goes into the hash. */
  async function spend(kind: 'login' | 'signup', count: number, from: string): Promise<void> {
    const { fromAddress } = attempts[role].open();
    await Promise.all(Array.from({ length: count }, () => fromAddress(kind, from)));
  }

  test.each(['an account', 'no account'])('is refused after ten wrong passwords for %s', async (kind) => {
    intoWindow();
    const email = kind === 'an account' ? (await signUp(role, {})).email : newEmail();
    for (let count = 0; count < 10; count++) expect((await wrong(email)).status).toBe(401);
    const refused = await step(role, 'login', { body: { email, password: goodPassword }, from: newAddress() });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '895']);
    expect(refused.body).toEqual({
      code: 'too_many_attempts',
      message: 'Too many attempts. Please try again in 15 minutes.',
      params: { seconds: 895 },
    });
    passTime(895);
    expect((await wrong(email)).status).toBe(401);
  });

  test('who logs in has the attempts before forgiven', async () => {
    intoWindow();
    const { email } = await signUp(role);
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 8; count++) await attempts[role].open().onAccount('login', email);
      expect((await wrong(email)).status).toBe(401);
      expect((await step(role, 'login', { body: { email, password: goodPassword } })).status).toBe(200);
    }
  });

  test('is refused after ten signups with one address in an hour', async () => {
    intoWindow();
    const email = newEmail();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      statuses.push((await step(role, 'signup', { body: signupForm(role, { email }), from: newAddress() })).status);
    }
    expect(statuses).toEqual([201, ...Array(9).fill(409), 429]);
  });

  test('what is refused for its form costs no attempt', async () => {
    intoWindow();
    const email = newEmail();
    const form = signupForm(role, { email, firstName: '' });
    for (let count = 0; count < 12; count++) {
      expect((await step(role, 'signup', { body: form })).status).toBe(400);
    }
    expect((await step(role, 'signup', { body: signupForm(role, { email }) })).status).toBe(201);
  });

  test('from one address may log in wrongly a hundred times in fifteen minutes', async () => {
    intoWindow();
    const from = newAddress();
    await spend('login', 95, from);
    const answers = await Promise.all(Array.from({ length: 15 }, () => wrong(newEmail(), from)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['895']));
    expect((await wrong(newEmail())).status).toBe(401);
  });

  test('from one address may sign up thirty times an hour', async () => {
    intoWindow();
    const from = newAddress();
    await spend('signup', 28, from);
    const signups = Array.from({ length: 4 }, () => step(role, 'signup', { body: signupForm(role), from }));
    const statuses = (await Promise.all(signups)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test('from one address may take sixty steps of a reset an hour', async () => {
    intoWindow();
    const from = newAddress();
    const body = { userId: 'nobody', otp: '123456' };
    const guesses = Array.from({ length: 61 }, () => step(role, 'verify', { body, from }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await step(role, 'send', { body: { email: newEmail() }, from })).status).toBe(429);
    passTime(3600);
    expect((await step(role, 'send', { body: { email: newEmail() }, from })).status).toBe(200);
  });

  test('from one network of IPv6 counts as one, whatever address it takes', async () => {
    intoWindow();
    const guess = (host: number) =>
      step(role, 'verify', {
        body: { userId: 'nobody', otp: '123456' },
        from: `2001:db8:1:${role === 'user' ? 1 : 2}::${host}`,
      });
    const answers = await Promise.all(Array.from({ length: 61 }, (_, host) => guess(host + 1)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
