import { beforeAll, describe, expect, test, vi } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import {
  beginReset,
  linkFor,
  openAccounts,
  profileStatus,
  setForTest,
  signUp,
  step,
  wrongCode,
} from '../../support/accounts.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  await openAccounts();
});

const newPassword = 'Juniper@2025';

/** Handlers keep the settings that they were opened with. */
async function withNewModules(work: () => Promise<void>): Promise<void> {
  vi.resetModules();
  await work().finally(() => vi.resetModules());
}

describe.each(roles)('the reset of a %s', (role) => {
  const verify = (sent: { userId: string; otp: string }) => step(role, 'verify', { body: sent });
  const resend = (userId: string) => step(role, 'resend', { body: { userId } });
  const reset = (userId: string) =>
    step(role, 'reset', { body: { userId, newPassword, confirmPassword: newPassword } });
  const logIn = (email: string, password: string) => step(role, 'login', { body: { email, password } });

  test('goes on when a stranger asks for a code too, and nobody waits for the other', async () => {
    const { email } = await signUp(role);
    const own = await beginReset(role, email);
    const strangers = await beginReset(role, email);
    expect(strangers.userId).not.toBe(own.userId);
    for (let tries = 0; tries < 5; tries++) {
      await verify({ userId: strangers.userId, otp: wrongCode(strangers.otp) });
    }
    expect((await verify(own)).status).toBe(200);
    expect((await reset(own.userId)).status).toBe(200);
  });

  test('goes on when a stranger has used up the mails of the hour, and each mail has a link that lets the owner in', async () => {
    const { email } = await signUp(role);
    const own = await beginReset(role, email);
    const links = [await linkFor(email)];
    for (let count = 2; count <= 5; count++) {
      await step(role, 'send', { body: { email } });
      links.push(await linkFor(email));
    }
    const refused = await step(role, 'send', { body: { email } });
    expect([refused.status, refused.body.message]).toEqual([429, 'Too many attempts. Please try again in 60 minutes.']);
    passTime(590);
    expect((await verify(own)).status).toBe(200);
    passTime(2900);
    expect(new Set(links).size).toBe(5);
    expect((await reset(links[2] ?? '')).status).toBe(200);
  });

  test('sets a new password by the link from the mail, once; sessions and every other reset are dead', async () => {
    const account = await signUp(role);
    const sent = await beginReset(role, account.email);
    const link = await linkFor(account.email);
    const other = await beginReset(role, account.email);
    const otherLink = await linkFor(account.email);
    expect((await verify(other)).status).toBe(200);
    expect((await reset(link)).body.code).toBe('password_changed');
    expect(await profileStatus(role, account)).toBe(401);
    expect((await logIn(account.email, newPassword)).status).toBe(200);
    for (const secret of [link, otherLink, sent.userId, other.userId]) {
      expect((await reset(secret)).body.code).toBe('recovery_ended');
    }
  });

  test('that a stranger began brings the stranger nothing when the owner follows its link', async () => {
    const { email } = await signUp(role);
    const { userId } = (await step(role, 'send', { body: { email } })).body;
    const link = await linkFor(email);
    expect((await verify({ userId, otp: '000000' })).body.code).not.toBe('code_right');
    expect((await reset(userId)).body.code).toBe('recovery_ended');
    expect((await reset(link)).status).toBe(200);
    expect((await reset(userId)).body.code).toBe('recovery_ended');
    expect((await logIn(email, newPassword)).status).toBe(200);
  });

  test('has an hour for the link, which tries no code and asks for no mail', async () => {
    const { email } = await signUp(role);
    await beginReset(role, email);
    const link = await linkFor(email);
    expect((await verify({ userId: link, otp: '123456' })).body.code).toBe('recovery_ended');
    expect((await resend(link)).body.code).toBe('recovery_ended');
    passTime(3601);
    expect((await reset(link)).body.code).toBe('recovery_ended');
  });

  test('opens a login that somebody who guesses has shut, for from then on the browser is known', async () => {
    const { email } = await signUp(role);
    const guesser = { body: { email, password: 'Wrong@2024' }, from: '198.51.100.9' };
    setForTest('LIMITS', process.env.LIMITS?.replace('"account":{"max":100', '"account":{"max":3') ?? '');
    await withNewModules(async () => {
      for (let count = 0; count < 4; count++) await step(role, 'login', guesser);
      const body = { email, password: newPassword };
      expect((await step(role, 'login', { body })).status).toBe(429);
      await beginReset(role, email);
      const done = await reset(await linkFor(email));
      const cookies = done.cookies.map((line) => line.split(';')[0] ?? '');
      expect((await step(role, 'login', { body, cookies })).status).toBe(200);
      expect((await step(role, 'login', guesser)).status).toBe(429);
    });
  });
});

test('a stage without an address of its own sends the code alone', async () => {
  const { email } = await signUp('user');
  setForTest('SITE_URL', '');
  await withNewModules(async () => {
    const { userId, otp } = await beginReset('user', email);
    expect(await linkFor(email)).toBe('');
    expect((await step('user', 'verify', { body: { userId, otp } })).status).toBe(200);
  });
});
