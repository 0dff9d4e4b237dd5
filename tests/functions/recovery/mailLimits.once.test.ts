import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localLimits } from '../../../infra/stages/limits.ts';
import { roles } from '../../../shared/roles.ts';
import { mailsTo, newEmail, openAccounts, signUp, step } from '../../support/accounts.ts';
import { pauseBefore } from '../../support/pause.ts';
import { setTime } from '../../support/time.ts';

const hour = 3600;
const limits = {
  ...localLimits,
  mail: {
    all: { max: 8, seconds: hour },
    strangers: { max: 4, seconds: hour },
    stranger: { max: 3, seconds: 24 * hour },
    newcomers: { max: 2, seconds: hour },
  },
};

beforeAll(async () => {
  await openAccounts(limits);
});

/** Five seconds into a day of its own, ahead of the clock by which an engine sweeps. */
let day = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 5_000;
beforeEach(() => {
  day += 86_400_000;
  setTime(new Date(day));
});

describe('the mails that open an account', () => {
  test('end for the hour with their own count, and nobody learns it', async () => {
    const people = Array.from({ length: 3 }, newEmail);
    const given = { userName: 'Zarmina Khan', contactNumber: '03001234567' };
    const answers = [];
    for (const email of people) answers.push(await step('user', 'sendLogin', { body: { email, ...given } }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const received = await Promise.all(people.map((email) => mailsTo(email)));
    expect(received.map(({ length }) => length)).toEqual([1, 1, 0]);
  });
});

describe.each(roles)('the mails of a %s', (role) => {
  const send = (email: string) => step(role, 'send', { body: { email } });

  test('to addresses without an account end, and nobody learns it', async () => {
    const { email } = await signUp(role);
    const strangers = Array.from({ length: 7 }, newEmail);
    const answers = [];
    for (const stranger of strangers) answers.push(await send(stranger));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    const received = await Promise.all(strangers.map((stranger) => mailsTo(stranger)));
    expect(received.map(({ length }) => length)).toEqual([1, 1, 1, 1, 0, 0, 0]);
    const known = await send(email);
    expect(known.status).toBe(200);
    expect(Object.keys(known.body)).toEqual(Object.keys(answers.at(-1)?.body));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('cost as many calls for an address without an account whose mail goes to nobody', async () => {
    const { email } = await signUp(role);
    const calls = async (address: string) => {
      let count = 0;
      const all = (): boolean => {
        count += 1;
        return false;
      };
      await (await pauseBefore(all, () => send(address))).finish();
      return count;
    };
    for (let sent = 0; sent < 4; sent++) await send(newEmail());
    const stranger = newEmail();
    expect(await calls(stranger)).toBe(await calls(email));
    expect(await mailsTo(stranger)).toHaveLength(0);
  });

  test('come to a stranger three times a day, whatever stands behind the plus', async () => {
    const name = newEmail().split('@')[0];
    const addresses = ['', '+1', '+2', '+3'].map((part) => `${name}${part}@example.com`);
    for (const address of addresses) expect((await send(address)).status).toBe(200);
    const received = await Promise.all(addresses.map((address) => mailsTo(address)));
    expect(received.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
  });

  test('come to an owner five times an hour, as the address was typed, whatever strangers ask for its mailbox', async () => {
    const name = newEmail().split('@')[0];
    const { email } = await signUp(role, { email: `${name}+sarai@example.com` });
    for (let count = 0; count < 5; count++) expect((await send(`${name}@example.com`)).status).toBe(200);
    for (let count = 0; count < 5; count++) expect((await send(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(5);
    expect((await send(email)).body.code).toBe('too_many_attempts');
  });

  test('end for the hour when the stage has sent all that it may; it says how long, and nothing is used up', async () => {
    const accounts = await Promise.all(Array.from({ length: 9 }, () => signUp(role)));
    for (const { email } of accounts.slice(0, 8)) expect((await send(email)).status).toBe(200);
    const [known, unknown] = [await send(accounts[8]?.email ?? ''), await send(newEmail())];
    expect([known.status, known.headers['retry-after']]).toEqual([503, '3595']);
    expect(known.body).toEqual({
      code: 'mail_unavailable',
      message: 'The mail with the code could not be sent. Please try again in 60 minutes.',
      params: { seconds: 3595 },
    });
    expect(unknown).toEqual(known);
    setTime(new Date(day + hour * 1000));
    for (let count = 0; count < 5; count++) expect((await send(accounts[8]?.email ?? '')).status).toBe(200);
  });
});
