import { beforeAll, describe, expect, test } from 'vitest';
import { attempts } from '../../../functions/accounts/attempts.ts';
import { roles } from '../../../shared/roles.ts';
import { goodPassword, newEmail, openAccounts, realLimits, signUp, signupForm, step } from '../../support/accounts.ts';
import { passTime } from '../../support/time.ts';
import { intoWindow, newAddress, often } from '../../support/windows.ts';

beforeAll(async () => {
  await openAccounts(realLimits);
});

describe.each(roles)('the login of a %s', (role) => {
  const wrong = (email: string, from = newAddress()) =>
    step(role, 'login', { body: { email, password: 'Wrong@2024' }, from });

  const logIn = (email: string, given: { from?: string; cookies?: string[]; password?: string } = {}) =>
    step(role, 'login', { body: { email, password: given.password ?? goodPassword }, ...given });

  /** The cookies that a browser sends back. */
  const kept = ({ cookies }: { cookies: string[] }) => cookies.map((line) => line.split(';')[0] ?? '');

  // Attempts that do no work: most of the time of a login goes into the hash.
  const spendAddress = (from: string, count: number) =>
    often(count, () => attempts[role].open().withWork('login', from));
  const spendAccount = (email: string, count: number) =>
    often(count, () => attempts[role].open().onAccount('login', email));

  test.each(['an account', 'no account'])(
    'is refused after ten wrong passwords for %s from an address',
    async (kind) => {
      intoWindow();
      const email = kind === 'an account' ? (await signUp(role, {})).email : newEmail();
      const from = newAddress();
      for (let count = 0; count < 10; count++) expect((await wrong(email, from)).status).toBe(401);
      const refused = await logIn(email, { from });
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '895']);
      expect(refused.body).toEqual({
        code: 'too_many_attempts',
        message: 'Too many attempts. Please try again in 15 minutes.',
        params: { seconds: 895 },
      });
      passTime(895);
      expect((await wrong(email, from)).status).toBe(401);
    },
  );

  test('is not shut out by a stranger who guesses at the password from somewhere else', async () => {
    intoWindow();
    const { email } = await signUp(role);
    const stranger = newAddress();
    const guesses = Array.from({ length: 30 }, () => wrong(email, stranger));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await logIn(email, { from: newAddress() })).status).toBe(200);
  });

  test('is guessed at a hundred times from all addresses together, whether there is an account or not', async () => {
    intoWindow();
    for (const email of [(await signUp(role)).email, newEmail()]) {
      await spendAccount(email, 99);
      expect((await wrong(email)).status).toBe(401);
      expect((await wrong(email)).body.code).toBe('too_many_attempts');
    }
  });

  test('comes in from a browser of before, however many guess, and also after logging out', async () => {
    intoWindow();
    const signup = await step(role, 'signup', { body: signupForm(role) });
    const { email } = signup.body.data.user;
    const from = newAddress();
    await spendAccount(email, 100);
    await spendAddress(from, 1000);
    expect((await logIn(email, { from })).status).toBe(429);
    const back = await logIn(email, { from, cookies: ['other=1', ...kept(signup)] });
    expect(back.status).toBe(200);
    await step(role, 'logout', { token: back.body.data.token });
    expect((await logIn(email, { from, cookies: kept(back) })).status).toBe(200);
  });

  test('has ten wrong passwords at a browser of before, and no more by asking from elsewhere', async () => {
    intoWindow();
    const signup = await step(role, 'signup', { body: signupForm(role) });
    const { email } = signup.body.data.user;
    const cookies = kept(signup);
    const password = 'Wrong@2024';
    for (let count = 0; count < 10; count++) {
      expect((await logIn(email, { cookies, password, from: newAddress() })).status).toBe(401);
    }
    expect((await logIn(email, { cookies })).status).toBe(429);
    expect((await logIn(email)).status).toBe(200);
  });

  test('gets nothing from the browser of another account, a made-up one, or one that was not seen for 90 days', async () => {
    intoWindow();
    const signup = await step(role, 'signup', { body: signupForm(role) });
    const others = await step(role, 'signup', { body: signupForm(role) });
    const { email } = signup.body.data.user;
    for (const cookies of [kept(others), ['sarai_browser='], [`sarai_browser=${'x'.repeat(32)}`]]) {
      intoWindow();
      await spendAccount(email, 100);
      expect((await logIn(email, { cookies })).status).toBe(429);
    }
    passTime(91 * 24 * 3600);
    await spendAccount(email, 100);
    expect((await logIn(email, { cookies: kept(signup) })).status).toBe(429);
  });

  test('has the cookie of a browser sent to the login alone, hidden from scripts and other sites', async () => {
    intoWindow();
    const { cookies } = await step(role, 'signup', { body: signupForm(role) });
    expect(cookies).toEqual([
      expect.stringMatching(
        new RegExp(
          `^sarai_browser=[\\w-]{32}; Path=/api/${role}/login; Max-Age=7776000; HttpOnly; Secure; SameSite=Strict$`,
        ),
      ),
    ]);
    const refused = await step(role, 'login', { body: { email: newEmail(), password: 'Wrong@2024' } });
    expect(refused.cookies).toEqual([]);
  });

  test('who logs in has the attempts before from there forgiven, and no others', async () => {
    intoWindow();
    const { email } = await signUp(role);
    const from = newAddress();
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 9; count++) await attempts[role].open().logIn({ email, address: from });
      expect((await logIn(email, { from })).status).toBe(200);
    }
    await spendAccount(email, 100 - 20);
    expect((await logIn(email, { from: newAddress() })).status).toBe(429);
  });

  test('from one address goes wrong a thousand times in fifteen minutes without work, as the people of a phone network do', async () => {
    intoWindow();
    const from = newAddress();
    await spendAddress(from, 995);
    const answers = await Promise.all(Array.from({ length: 15 }, () => wrong(newEmail(), from)));
    expect(answers.filter(({ body }) => body.code === 'work_needed')).toHaveLength(10);
    expect((await wrong(newEmail())).status).toBe(401);
  });
});
