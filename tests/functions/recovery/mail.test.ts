import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import { beginReset, mailsTo, newEmail, openAccounts, signUp, step } from '../../support/accounts.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  await openAccounts();
});

async function mailOf(role: 'user' | 'vendor', email: string, language: string) {
  await step(role, 'send', { body: { email }, headers: { 'accept-language': language } });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  return mails[0];
}

describe.each(roles)('the mail to a %s', (role) => {
  test('brings the code as text and as HTML', async () => {
    const { email } = await signUp(role);
    const mail = await mailOf(role, email, 'en-GB,en;q=0.9');
    expect(mail?.subject).toBe('Your code for a new Sarai password');
    const [code] = /^\d{6}$/m.exec(mail?.body.text ?? '') ?? [];
    expect(code).toBeDefined();
    expect(mail?.body.html).toContain(`>${code}</p>`);
    expect(mail?.body.html).toContain('<html lang="en" dir="ltr">');
  });

  test('speaks Urdu, from right to left, to whom that is dearer', async () => {
    const { email } = await signUp(role);
    const mail = await mailOf(role, email, 'ur-PK,ur;q=0.9,en;q=0.8');
    expect(mail?.subject).toBe('سرائے کے نئے پاس ورڈ کے لیے آپ کا کوڈ');
    expect(mail?.body.text).toContain('آپ کا کوڈ یہ ہے');
    expect(mail?.body.text).toMatch(/^\d{6}$/m);
    expect(mail?.body.html).toContain('<html lang="ur" dir="rtl">');
  });

  test.each([
    ['en', 'There is no Sarai account with this email', 'Open an account'],
    ['ur', 'اس ای میل سے سرائے کا کوئی اکاؤنٹ نہیں ہے', 'نیا اکاؤنٹ بنائیں'],
  ])('says in %s that there is no account, and brings no code', async (language, subject, link) => {
    const mail = await mailOf(role, newEmail(), language);
    expect(mail?.subject).toBe(subject);
    expect(mail?.body.text).not.toMatch(/\d{6}/);
    expect(mail?.body.text).toContain(`${link}\nhttps://sarai.example/${role}signup`);
    expect(mail?.body.html).toContain(`<a href="https://sarai.example/${role}signup">${link}</a>`);
  });
});

describe.each(['hangs', 'refuses', 'is gone'] as const)('when the mail service %s', (how) => {
  test('everybody is told to try again, with an account or without, and neither old nor new code works', async () => {
    const [{ email }, vendor] = await Promise.all([signUp('user'), signUp('vendor')]);
    const { userId, otp } = await beginReset('user', email);
    passTime(61);
    const broken = await breakMail(how);
    const [refused, ...others] = await Promise.all([
      step('user', 'resend', { body: { userId } }),
      ...[vendor.email, newEmail()].map((each) => step('vendor', 'send', { body: { email: each } })),
    ]);
    expect([refused.status, refused.body]).toEqual([
      503,
      { code: 'mail_unavailable', message: 'The mail with the code could not be sent. Please try again in a minute.' },
    ]);
    expect(others).toEqual([refused, refused]);
    for (const code of how === 'is gone' ? [otp] : [otp, broken.codeTo(email)]) {
      expect((await step('user', 'verify', { body: { userId, otp: code } })).body.code).toBe('code_expired');
    }
  });
});
