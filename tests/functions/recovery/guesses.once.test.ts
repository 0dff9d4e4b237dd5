import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailboxKey, readMailbox } from '../../../functions/recovery/recoveryItem.ts';
import { nowSeconds } from '../../../functions/runtime/clock.ts';
import { roles } from '../../../shared/roles.ts';
import {
  beginReset,
  codeFor,
  linkFor,
  mailsTo,
  newEmail,
  openAccounts,
  signUp,
  step,
  wrongCode,
} from '../../support/accounts.ts';
import type { CallAnswer } from '../../support/call.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

function count(answers: CallAnswer[]): Record<string, number> {
  const codes = answers.map(({ body }) => body.code);
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((each) => each === code).length]),
  );
}

describe.each(roles)('the code of a %s', (role) => {
  const guess = (userId: string, otp: string) => step(role, 'verify', { body: { userId, otp } });

  /** So many codes have been tried for a mailbox in the weeks before. */
  async function haveTried(email: string, times: number[]): Promise<void> {
    const { client, name } = tables[`${role}s`];
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: mailboxKey(email),
        UpdateExpression: 'SET triesAt = :times, codesAt = :none, expiresAt = :expires ADD revision :one',
        ExpressionAttributeValues: { ':times': times, ':none': [], ':expires': nowSeconds() + 1e7, ':one': 1 },
      }),
    );
  }

  test('is guessed at five times, however many guess at one moment', async () => {
    const { email } = await signUp(role);
    const { userId, otp } = await beginReset(role, email);
    const guesses = Array.from({ length: 100 }, () => guess(userId, wrongCode(otp)));
    expect(count(await Promise.all(guesses))).toEqual({ code_wrong: 5, recovery_ended: 95 });
    expect((await readMailbox(tables[`${role}s`], email))?.triesAt).toHaveLength(5);
    expect((await guess(userId, otp)).body.code).toBe('recovery_ended');
    passTime(61);
    expect((await step(role, 'resend', { body: { userId } })).body.code).toBe('recovery_ended');
  });

  test('has five tries of its own, whatever was tried of others', async () => {
    const { email } = await signUp(role);
    const first = await beginReset(role, email);
    const second = await beginReset(role, email);
    const guesses = Array.from({ length: 6 }, () => guess(first.userId, wrongCode(first.otp)));
    expect(count(await Promise.all(guesses))).toEqual({ code_wrong: 5, recovery_ended: 1 });
    expect((await guess(second.userId, second.otp)).status).toBe(200);
  });

  test('has no more tries when it is sent again', async () => {
    const { email } = await signUp(role);
    const { userId, otp } = await beginReset(role, email);
    for (let tries = 0; tries < 3; tries++) await guess(userId, wrongCode(otp));
    passTime(61);
    await step(role, 'resend', { body: { userId } });
    const wrong = await guess(userId, wrongCode(await codeFor(email)));
    expect(wrong.body).toMatchObject({ code: 'code_wrong', params: { left: 1 } });
  });

  test('is tried a hundred times a month at most, however many resets are begun; then the link lets the owner in', async () => {
    const { email } = await signUp(role);
    await haveTried(email, Array(98).fill(nowSeconds() - 29 * 24 * 3600));
    const sent = [await beginReset(role, email), await beginReset(role, email)];
    const guesses = sent.flatMap(({ userId, otp }) => [1, 2, 3].map(() => guess(userId, wrongCode(otp))));
    expect(count(await Promise.all(guesses))).toEqual({ code_wrong: 2, link_needed: 4 });
    const [first] = sent;
    expect((await guess(first?.userId ?? '', first?.otp ?? '')).body).toEqual({
      code: 'link_needed',
      message: 'Too many wrong codes were tried for this email. Open the link in the newest mail instead.',
    });

    const { body, status } = await step(role, 'send', { body: { email } });
    expect([status, body.code]).toEqual([200, 'code_sent']);
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Your link for a new Sarai password');
    expect(mail?.body.text).not.toMatch(/^\d{6}$/m);
    expect((await guess(body.userId, '000000')).body.code).toBe('link_needed');
    const newPassword = 'Juniper@2025';
    const reset = { userId: await linkFor(email), newPassword, confirmPassword: newPassword };
    expect((await step(role, 'reset', { body: reset })).status).toBe(200);

    passTime(2 * 24 * 3600);
    const later = await beginReset(role, email);
    expect((await guess(later.userId, later.otp)).status).toBe(200);
  });

  test('rests for an address without an account as for one with it', async () => {
    const email = newEmail();
    await haveTried(email, Array(100).fill(nowSeconds()));
    const { body, status } = await step(role, 'send', { body: { email } });
    expect([status, body.code]).toEqual([200, 'code_sent']);
    expect((await guess(body.userId, '000000')).body.code).toBe('link_needed');
  });

  test('of an address without an account is never right', async () => {
    const email = newEmail();
    const { body } = await step(role, 'send', { body: { email } });
    expect(count([await guess(body.userId, '000000')])).toEqual({ code_wrong: 1 });
  });
});
