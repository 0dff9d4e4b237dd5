import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import {
  codeFor,
  mailsTo,
  openAccount,
  openAccounts,
  own,
  type SignedUp,
  step,
  wrongCode,
} from '../../support/accounts.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { losingFirstAnswer } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

describe.each(roles)('a %s', (role) => {
  const as = ({ id, token }: SignedUp) => ({ token, params: own(role, id) });
  const send = (person: SignedUp) => step(role, 'sendCode', as(person));
  const confirm = (person: SignedUp, otp: string) => step(role, 'confirm', { ...as(person), body: { otp } });
  const isConfirmed = async (person: SignedUp) =>
    (await step(role, 'profile', as(person))).body.data.emailConfirmed as boolean;
  const openUnconfirmed = () => openAccount(role, {});

  test('is not confirmed until the code of the mail was typed, and then for good', async () => {
    const person = await openUnconfirmed();
    expect(await isConfirmed(person)).toBe(false);
    const sent = await send(person);
    expect([sent.status, sent.body]).toEqual([
      200,
      { code: 'email_code_sent', message: 'A mail with a code is on its way.', [`${role}Email`]: person.email },
    ]);
    const otp = await codeFor(person.email);
    const done = await confirm(person, `${otp.slice(0, 3)} ${otp.slice(3)}`);
    expect([done.status, done.body.code]).toEqual([200, 'email_confirmed']);
    expect(await isConfirmed(person)).toBe(true);
    const again = [await confirm(person, otp), await confirm(person, wrongCode(otp)), await send(person)];
    expect(again.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([200, 'email_confirmed']));
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test('is told so by each of two clicks at one moment', async () => {
    const person = await openUnconfirmed();
    await send(person);
    const otp = await codeFor(person.email);
    const answers = await Promise.all([confirm(person, otp), confirm(person, otp), confirm(person, otp)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('is told so when the answer of the table was lost', async () => {
    const person = await openUnconfirmed();
    await send(person);
    const otp = await codeFor(person.email);
    const done = await losingFirstAnswer(tables[`${role}s`], () => confirm(person, otp));
    expect([done.status, await isConfirmed(person)]).toEqual([200, true]);
  });

  test('may ask for another code after a minute; the one before is of no use then', async () => {
    const person = await openUnconfirmed();
    await send(person);
    const first = await codeFor(person.email);
    const early = await send(person);
    expect([early.status, early.body.code]).toEqual([429, 'code_just_sent']);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    passTime(61);
    await send(person);
    const otp = await codeFor(person.email);
    if (otp !== first) expect((await confirm(person, first)).body.code).toBe('code_wrong');
    expect((await confirm(person, otp)).status).toBe(200);
  });

  test('has ten minutes for a code, and is not confirmed by one that nobody sent', async () => {
    const person = await openUnconfirmed();
    expect((await confirm(person, '000000')).body.code).toBe('code_expired');
    await send(person);
    const otp = await codeFor(person.email);
    passTime(601);
    expect((await confirm(person, otp)).body.code).toBe('code_expired');
    expect(await isConfirmed(person)).toBe(false);
  });

  test('gets five mails an hour', async () => {
    const person = await openUnconfirmed();
    for (let count = 1; count <= 5; count++) {
      expect((await send(person)).status).toBe(200);
      passTime(61);
    }
    const sixth = await send(person);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_attempts']);
    passTime(56 * 60);
    expect((await send(person)).status).toBe(200);
  });

  test('is asked to try again when the mail could not be sent, at once, and its code opens nothing', async () => {
    const person = await openUnconfirmed();
    const broken = await breakMail('refuses');
    const answers = [await send(person), await send(person)];
    expect(answers.map(({ body }) => body.code)).toEqual(['mail_unavailable', 'mail_unavailable']);
    expect((await confirm(person, broken.to(person.email).code)).body.code).toBe('code_expired');
  });

  test('who guesses has five tries a code, however many come at one moment', async () => {
    const person = await openUnconfirmed();
    await send(person);
    const otp = await codeFor(person.email);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(person, wrongCode(otp))));
    const codes = guesses.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5);
    expect(guesses.flatMap(({ body }) => body.params?.left ?? []).sort()).toEqual([0, 1, 2, 3, 4]);
    expect((await confirm(person, otp)).body.code).toBe('code_expired');
    expect(await isConfirmed(person)).toBe(false);
  });

  test('who guesses has a hundred tries a month at all codes of an account', async () => {
    const person = await openUnconfirmed();
    for (let code = 0; code < 20; code++) {
      expect((await send(person)).status).toBe(200);
      const otp = await codeFor(person.email);
      for (let guess = 0; guess < 5; guess++) await confirm(person, wrongCode(otp));
      passTime(20 * 60);
    }
    const refused = await send(person);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20 * 24 * 3600);
  });

  test('loses no try by what is not six digits', async () => {
    const person = await openUnconfirmed();
    await send(person);
    const otp = await codeFor(person.email);
    for (const typed of ['', '12345', '1234567', 'abcdef']) {
      expect((await confirm(person, typed)).body.issues[0].code).toBe('otp_not_six_digits');
    }
    expect((await confirm(person, wrongCode(otp))).body.params).toEqual({ left: 4 });
  });
});
