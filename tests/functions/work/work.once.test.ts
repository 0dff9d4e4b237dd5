import { beforeAll, describe, expect, test } from 'vitest';
import { attempts } from '../../../functions/accounts/attempts.ts';
import type { Client } from '../../../functions/runtime/caller.ts';
import { workPorts } from '../../../functions/work/work.ts';
import { localLimits } from '../../../infra/stages/limits.ts';
import { type WorkChallenge, workHeader } from '../../../shared/work.ts';
import { newEmail, openAccounts, signupForm, step } from '../../support/accounts.ts';
import type { CallAnswer } from '../../support/call.ts';
import { passTime } from '../../support/time.ts';
import { intoWindow, newAddress, often } from '../../support/windows.ts';
import { doneWork, solutionOf, workOf } from '../../support/work.ts';

const max = 2;

beforeAll(async () => {
  const address = { max, seconds: 3600 };
  await openAccounts({ ...localLimits, signup: { ...localLimits.signup, address }, otp: { address } });
});

describe('a signup', () => {
  const role = 'user';
  const signUp = (from: string, headers: Record<string, string> = {}) =>
    step(role, 'signup', { body: signupForm(role), from, headers });
  const count = (from: string, more: number) => often(more, () => attempts[role].open().withWork('signup', from));
  const codeOf = ({ status, body }: CallAnswer) => (status === 201 ? 'done' : body.code);

  /** An address whose count is full, and the challenge that it is given. */
  async function fullAddress(): Promise<{ from: string; challenge: WorkChallenge }> {
    intoWindow();
    const from = newAddress();
    await count(from, max);
    return { from, challenge: (await signUp(from)).body.challenge };
  }

  test('asks for no work while the count of its address has room, and then for some', async () => {
    intoWindow();
    const from = newAddress();
    for (let each = 0; each < max; each++) expect((await signUp(from)).status).toBe(201);
    const { status, body, headers } = await signUp(from);
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'work_needed', undefined]);
    expect(body.challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000, data: { level: 1 } });
    expect(body.challenge.parameters.expiresAt).toBe(Math.floor(Date.now() / 1000) + 600);
    expect(codeOf(await signUp(newAddress()))).toBe('done');
  });

  test('goes through with the work, once', async () => {
    const { from, challenge } = await fullAddress();
    const headers = doneWork(challenge);
    expect(codeOf(await signUp(from, headers))).toBe('done');
    expect(codeOf(await signUp(from, headers))).toBe('work_needed');
  });

  test('goes through once where two bring one work at the same moment', async () => {
    const { from, challenge } = await fullAddress();
    const headers = doneWork(challenge);
    const both = await Promise.all([signUp(from, headers), signUp(from, headers)]);
    expect(both.map(codeOf).sort()).toEqual(['done', 'work_needed']);
  });

  test('takes no work of another address, of another kind of calls or of the other role', async () => {
    const { from, challenge } = await fullAddress();
    const headers = doneWork(challenge);
    const elsewhere = newAddress();
    await count(elsewhere, max);
    expect(codeOf(await signUp(elsewhere, headers))).toBe('work_needed');
    const send = () => step(role, 'send', { body: { email: newEmail() }, from, headers });
    for (let each = 0; each < max; each++) expect((await send()).status).toBe(200);
    expect((await send()).body.code).toBe('work_needed');
    const other = 'vendor';
    await often(max, () => attempts[other].open().withWork('signup', from));
    const asOther = await step(other, 'signup', { body: signupForm(other), from, headers });
    expect(asOther.body.code).toBe('work_needed');
    expect(codeOf(await signUp(from, headers))).toBe('done');
  });

  test('takes work for ten minutes', async () => {
    const { from, challenge } = await fullAddress();
    const headers = doneWork(challenge);
    passTime(601);
    expect(codeOf(await signUp(from, headers))).toBe('work_needed');
  });

  test('takes no work of a lower level than its count asks for by now', async () => {
    const { from, challenge } = await fullAddress();
    const headers = doneWork(challenge);
    await count(from, max);
    const { body } = await signUp(from, headers);
    expect([body.code, body.challenge.parameters.data.level]).toEqual(['work_needed', 2]);
  });

  test('takes no challenge that somebody has changed, and no solution that is none', async () => {
    const { from, challenge } = await fullAddress();
    const { parameters, signature } = challenge;
    const easier = { parameters: { ...parameters, cost: 1, keyPrefix: '00' }, signature };
    const { counter, derivedKey } = solutionOf(challenge);
    for (const headers of [
      workOf(easier, solutionOf(easier)),
      workOf(
        { parameters: { ...parameters, expiresAt: parameters.expiresAt + 1 }, signature },
        { counter, derivedKey },
      ),
      workOf({ parameters, signature: '' }, { counter, derivedKey }),
      workOf(challenge, { counter, derivedKey: '' }),
      workOf(challenge, { counter, derivedKey: parameters.keyPrefix.padEnd(64, '0') }),
      workOf(challenge, { counter: -1, derivedKey }),
      { [workHeader]: '%' },
    ]) {
      expect(codeOf(await signUp(from, headers))).toBe('work_needed');
    }
    expect(codeOf(await signUp(from, workOf(challenge, { counter, derivedKey })))).toBe('done');
  });

  test('is refused where ten times as many came, whatever work it brings, also of many at one moment', async () => {
    const { from, challenge } = await fullAddress();
    const headers = doneWork(challenge);
    const counted = await Promise.allSettled(
      Array.from({ length: 30 }, () => attempts[role].open().withWork('signup', from)),
    );
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(9 * max);
    for (const sent of [{}, headers]) {
      const { status, body, headers } = await signUp(from, sent);
      expect([status, body.code, headers['retry-after']]).toEqual([429, 'too_many_attempts', '3595']);
    }
    passTime(3600);
    expect(codeOf(await signUp(from))).toBe('done');
  });
});

describe('one work', () => {
  const { work, secrets } = workPorts.user;

  const demand = (client: Client, kind: string, level: 1 | 2) =>
    work.open().demand(client, { kind, level }, secrets.open());

  async function worker(): Promise<{ address: string; language: 'en'; work: string | undefined }> {
    const client = { address: newAddress(), language: 'en' } as const;
    const { challenge } = await demand(client, 'requests', 1).catch((failure) => failure.toBody());
    return { ...client, work: doneWork(challenge)[workHeader] };
  }

  test('stands for all demands of its kind and level in a call', async () => {
    const { demand } = work.open();
    const client = await worker();
    for (let each = 0; each < 2; each++) await demand(client, { kind: 'requests', level: 1 }, secrets.open());
    for (const more of [
      { kind: 'requests', level: 2 },
      { kind: 'reports', level: 1 },
    ] as const) {
      await expect(demand(client, more, secrets.open())).rejects.toMatchObject({ code: 'work_needed' });
    }
    await expect(demand({ ...client }, { kind: 'requests', level: 1 }, secrets.open())).rejects.toMatchObject({
      code: 'work_needed',
    });
  });
});
