import { beforeAll, describe, expect, test } from 'vitest';
import { readRecovery } from '../../../functions/recovery/recoveryItem.ts';
import { roles } from '../../../shared/roles.ts';
import { beginReset, newEmail, openAccounts, signUp, step, wrongCode } from '../../support/accounts.ts';
import type { Answered } from '../../support/call.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

function count(answers: Answered[]): Record<string, number> {
  const codes = answers.map(({ body }) => body.code);
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((each) => each === code).length]),
  );
}

describe.each(roles)('the code of a %s', (role) => {
  const guess = (userId: string, otp: string) => step(role, 'verify', { body: { userId, otp } });

  test('is guessed at five times, however many guess at one moment', async () => {
    const { email } = await signUp(role);
    const { userId, otp } = await beginReset(role, email);
    const guesses = Array.from({ length: 100 }, () => guess(userId, wrongCode(otp)));
    expect(count(await Promise.all(guesses))).toEqual({ code_wrong: 5, too_many_attempts: 95 });
    expect((await readRecovery(tables[`${role}s`], email))?.triesAt).toHaveLength(5);
    const right = await guess(userId, otp);
    expect([right.status, right.body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(3590);
  });

  test('has no more tries when a new one is asked for within the hour', async () => {
    const { email } = await signUp(role);
    const first = await beginReset(role, email);
    for (let tries = 0; tries < 3; tries++) await guess(first.userId, wrongCode(first.otp));
    passTime(120);
    const second = await beginReset(role, email);
    const more = [1, 2, 3].map(() => guess(second.userId, wrongCode(second.otp)));
    expect(count(await Promise.all(more))).toEqual({ code_wrong: 2, too_many_attempts: 1 });
    passTime(120);
    const third = await step(role, 'send', { body: { email } });
    expect([third.status, third.body.code]).toEqual([429, 'too_many_attempts']);
    passTime(3600);
    const later = await beginReset(role, email);
    expect((await guess(later.userId, later.otp)).status).toBe(200);
  });

  test('of an address without an account is never right', async () => {
    const email = newEmail();
    const { body } = await step(role, 'send', { body: { email } });
    const item = await readRecovery(tables[`${role}s`], email);
    expect(item?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(count([await guess(body.userId, '000000')])).toEqual({ code_wrong: 1 });
  });
});
