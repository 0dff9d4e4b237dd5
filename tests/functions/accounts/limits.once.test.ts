import { beforeAll, describe, expect, test } from 'vitest';
import { attempts } from '../../../functions/accounts/attempts.ts';
import { roles } from '../../../shared/roles.ts';
import { newEmail, openAccounts, realLimits, signupForm, step } from '../../support/accounts.ts';
import { passTime } from '../../support/time.ts';
import { intoWindow, newAddress, often } from '../../support/windows.ts';

beforeAll(async () => {
  await openAccounts(realLimits);
});

describe.each(roles)('a %s', (role) => {
  /** Attempts of an address that do no work. */
  const spend = (kind: 'signup' | 'otp', count: number, from: string) =>
    often(count, () => attempts[role].open().fromAddress(kind, from));

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

  test('from one address signs up three hundred times an hour without work', async () => {
    intoWindow();
    const from = newAddress();
    await spend('signup', 298, from);
    const signups = Array.from({ length: 4 }, () => step(role, 'signup', { body: signupForm(role), from }));
    const codes = (await Promise.all(signups)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'work_needed')).toHaveLength(2);
  });

  test('from one address begins six hundred resets an hour without work, and those that run go on', async () => {
    intoWindow();
    const from = newAddress();
    const { body } = await step(role, 'send', { body: { email: newEmail() }, from });
    await spend('otp', 599, from);
    expect((await step(role, 'send', { body: { email: newEmail() }, from })).status).toBe(429);
    passTime(61);
    expect((await step(role, 'resend', { body, from })).status).toBe(200);
    expect((await step(role, 'verify', { body: { ...body, otp: '123456' }, from })).body.code).toBe('code_wrong');
    passTime(3600);
    expect((await step(role, 'send', { body: { email: newEmail() }, from })).status).toBe(200);
  });

  test('from one network of IPv6 counts as one, whatever address it takes', async () => {
    intoWindow();
    const network = `2001:db8:1:${role === 'user' ? 1 : 2}`;
    await spend('otp', 599, `${network}::/64`);
    const send = (host: number) => step(role, 'send', { body: { email: newEmail() }, from: `${network}::${host}` });
    expect([(await send(1)).status, (await send(2)).status]).toEqual([200, 429]);
  });
});
