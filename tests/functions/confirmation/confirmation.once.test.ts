import { beforeAll, describe, expect, test } from 'vitest';
import { ask, codeFor, mailsTo, openAccount, openAccounts, type SignedUp, wrongCode } from '../../support/accounts.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { losingFirstAnswer } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

const own = ({ id, token }: SignedUp) => ({ token, params: { vendorId: id } });
const send = (vendor: SignedUp) => ask('sendVendorEmailCode', own(vendor));
const confirm = (vendor: SignedUp, otp: string) => ask('confirmVendorEmail', { ...own(vendor), body: { otp } });
const isConfirmed = async (vendor: SignedUp) =>
  (await ask('getVendorProfile', own(vendor))).body.data.emailConfirmed as boolean;

describe('an owner', () => {
  test('is not confirmed until the code of the mail was typed, and then for good', async () => {
    const vendor = await openAccount('vendor');
    expect(await isConfirmed(vendor)).toBe(false);
    const sent = await send(vendor);
    expect([sent.status, sent.body]).toEqual([
      200,
      { code: 'email_code_sent', message: 'A mail with a code is on its way.', vendorEmail: vendor.email },
    ]);
    const otp = await codeFor(vendor.email);
    const done = await confirm(vendor, `${otp.slice(0, 3)} ${otp.slice(3)}`);
    expect([done.status, done.body.code]).toEqual([200, 'email_confirmed']);
    expect(await isConfirmed(vendor)).toBe(true);
    const again = [await confirm(vendor, otp), await confirm(vendor, wrongCode(otp)), await send(vendor)];
    expect(again.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([200, 'email_confirmed']));
    expect(await mailsTo(vendor.email)).toHaveLength(1);
  });

  test('is told so by each of two clicks at one moment', async () => {
    const vendor = await openAccount('vendor');
    await send(vendor);
    const otp = await codeFor(vendor.email);
    const answers = await Promise.all([confirm(vendor, otp), confirm(vendor, otp), confirm(vendor, otp)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('is told so when the answer of the table was lost', async () => {
    const vendor = await openAccount('vendor');
    await send(vendor);
    const otp = await codeFor(vendor.email);
    const done = await losingFirstAnswer(tables.vendors, () => confirm(vendor, otp));
    expect([done.status, await isConfirmed(vendor)]).toEqual([200, true]);
  });

  test('may ask for another code after a minute; the one before is of no use then', async () => {
    const vendor = await openAccount('vendor');
    await send(vendor);
    const first = await codeFor(vendor.email);
    const early = await send(vendor);
    expect([early.status, early.body.code]).toEqual([429, 'code_just_sent']);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    passTime(61);
    await send(vendor);
    const otp = await codeFor(vendor.email);
    if (otp !== first) expect((await confirm(vendor, first)).body.code).toBe('code_wrong');
    expect((await confirm(vendor, otp)).status).toBe(200);
  });

  test('has ten minutes for a code, and is not confirmed by one that nobody sent', async () => {
    const vendor = await openAccount('vendor');
    expect((await confirm(vendor, '000000')).body.code).toBe('code_expired');
    await send(vendor);
    const otp = await codeFor(vendor.email);
    passTime(601);
    expect((await confirm(vendor, otp)).body.code).toBe('code_expired');
    expect(await isConfirmed(vendor)).toBe(false);
  });

  test('gets five mails an hour', async () => {
    const vendor = await openAccount('vendor');
    for (let count = 1; count <= 5; count++) {
      expect((await send(vendor)).status).toBe(200);
      passTime(61);
    }
    const sixth = await send(vendor);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_attempts']);
    passTime(56 * 60);
    expect((await send(vendor)).status).toBe(200);
  });

  test('is asked to try again when the mail could not be sent, at once, and its code opens nothing', async () => {
    const vendor = await openAccount('vendor');
    const broken = await breakMail('refuses');
    const answers = [await send(vendor), await send(vendor)];
    expect(answers.map(({ body }) => body.code)).toEqual(['mail_unavailable', 'mail_unavailable']);
    expect((await confirm(vendor, broken.to(vendor.email).code)).body.code).toBe('code_expired');
  });
});

describe('whoever guesses', () => {
  test('has five tries a code, however many come at one moment', async () => {
    const vendor = await openAccount('vendor');
    await send(vendor);
    const otp = await codeFor(vendor.email);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(vendor, wrongCode(otp))));
    const codes = guesses.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5);
    expect(guesses.flatMap(({ body }) => body.params?.left ?? []).sort()).toEqual([0, 1, 2, 3, 4]);
    expect((await confirm(vendor, otp)).body.code).toBe('code_expired');
    expect(await isConfirmed(vendor)).toBe(false);
  });

  test('has a hundred tries a month at all codes of an account', async () => {
    const vendor = await openAccount('vendor');
    for (let code = 0; code < 20; code++) {
      expect((await send(vendor)).status).toBe(200);
      const otp = await codeFor(vendor.email);
      for (let guess = 0; guess < 5; guess++) await confirm(vendor, wrongCode(otp));
      passTime(20 * 60);
    }
    const refused = await send(vendor);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20 * 24 * 3600);
  });

  test('loses no try by what is not six digits', async () => {
    const vendor = await openAccount('vendor');
    await send(vendor);
    const otp = await codeFor(vendor.email);
    for (const typed of ['', '12345', '1234567', 'abcdef']) {
      expect((await confirm(vendor, typed)).body.issues[0].code).toBe('otp_not_six_digits');
    }
    expect((await confirm(vendor, wrongCode(otp))).body.params).toEqual({ left: 4 });
  });
});
