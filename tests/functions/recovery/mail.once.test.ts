import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { codes } from '../../../functions/recovery/codes.ts';
import { mailboxKey, readMailbox } from '../../../functions/recovery/recoveryItem.ts';
import { updateItem } from '../../../functions/runtime/conflict.ts';
import { roles } from '../../../shared/roles.ts';
import { beginReset, linkFor, mailsTo, newEmail, openAccounts, signUp, step } from '../../support/accounts.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { overtaken } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

function setPassword(role: 'user' | 'vendor', userId: string) {
  const newPassword = 'Juniper@2025';
  return step(role, 'reset', { body: { userId, newPassword, confirmPassword: newPassword } });
}

async function mailOf(role: 'user' | 'vendor', email: string, language: string) {
  await step(role, 'send', { body: { email }, headers: { 'accept-language': language } });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  return mails[0];
}

describe.each(roles)('the mail to a %s', (role) => {
  test('brings the code and a link as text and as HTML', async () => {
    const { email } = await signUp(role);
    const mail = await mailOf(role, email, 'en-GB,en;q=0.9');
    expect(mail?.subject).toBe('Your code for a new Sarai password');
    const [code] = /^\d{6}$/m.exec(mail?.body.text ?? '') ?? [];
    expect(code).toBeDefined();
    expect(mail?.body.html).toContain(`>${code}</p>`);
    expect(mail?.body.html).toContain('<html lang="en" dir="ltr">');
    const page = role === 'user' ? '/resetUserpassword' : '/resetVendorpassword';
    const link = `https://sarai.example${page}#reset=${await linkFor(email)}`;
    // 24 bytes of a secret of its own.
    expect(link).toMatch(/#reset=[\w-]{32}$/);
    expect(mail?.body.text).toContain(`Set a new password\n${link}\n`);
    expect(mail?.body.html).toContain(`<a href="${link}">Set a new password</a>`);
  });

  test('leaves neither code nor secret in the table', async () => {
    const { email } = await signUp(role);
    const { userId } = await beginReset(role, email);
    const { client, name } = tables[`${role}s`];
    const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
    const kept = JSON.stringify(Items);
    expect(kept).toContain('"codeHash"');
    for (const secret of [userId, await linkFor(email)]) expect(kept).not.toContain(secret);
  });

  test('speaks Urdu, from right to left, to whom that is dearer', async () => {
    const { email } = await signUp(role);
    const mail = await mailOf(role, email, 'ur-PK,ur;q=0.9,en;q=0.8');
    expect(mail?.subject).toBe('سرائے کے نئے پاس ورڈ کے لیے آپ کا کوڈ');
    expect(mail?.body.text).toContain('آپ کا کوڈ یہ ہے');
    expect(mail?.body.text).toMatch(/^\d{6}$/m);
    expect(mail?.body.text).toMatch(/^https:\/\/sarai\.example\/ur\/reset\w+password#reset=[\w-]{32}$/m);
    expect(mail?.body.html).toContain('<html lang="ur" dir="rtl">');
  });

  test.each([
    ['en', 'There is no Sarai account with this email', 'Open an account', 'https://sarai.example'],
    ['ur', 'اس ای میل سے سرائے کا کوئی اکاؤنٹ نہیں ہے', 'نیا اکاؤنٹ بنائیں', 'https://sarai.example/ur'],
  ])('says in %s that there is no account, and brings no code', async (language, subject, link, pages) => {
    const mail = await mailOf(role, newEmail(), language);
    expect(mail?.subject).toBe(subject);
    expect(mail?.body.text).not.toMatch(/\d{6}/);
    expect(mail?.body.text).toContain(`${link}\n${pages}/${role}signup`);
    expect(mail?.body.html).toContain(`<a href="${pages}/${role}signup">${link}</a>`);
  });
});

describe.each(['hangs', 'refuses', 'is gone'] as const)('when the mail service %s', (how) => {
  test('everybody is told to try again, at once and as often as before, and only what has arrived works', async () => {
    const [{ email }, vendor] = await Promise.all([signUp('user'), signUp('vendor')]);
    const { userId, otp } = await beginReset('user', email);
    const link = await linkFor(email);
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
    const again = await step('user', 'resend', { body: { userId } });
    expect(again.body.code).toBe('mail_unavailable');
    expect((await readMailbox(tables.users, email))?.codesAt).toHaveLength(1);
    const lost = broken.to(email);
    if (how !== 'is gone') {
      expect((await step('user', 'verify', { body: { userId, otp: lost.code } })).body.code).toBe('code_wrong');
      expect((await setPassword('user', lost.link)).body.code).toBe('recovery_ended');
    }
    expect((await step('user', 'verify', { body: { userId, otp } })).status).toBe(200);
    expect((await setPassword('user', link)).status).toBe(200);
  });
});

test('a mail that has failed is not counted, however many others are counted meanwhile', async () => {
  const { email } = await signUp('user');
  const code = { email, challenge: 'challenge', codeHash: '00', link: undefined, passwordRevision: 1 };
  const issued = await codes.user.open().issue(code);
  if ('code' in issued) throw new Error(issued.code);
  const count = { UpdateExpression: 'ADD revision :one', ExpressionAttributeValues: { ':one': 1 } };
  await overtaken(6, () => updateItem(tables.users, { Key: mailboxKey(email), ...count }), issued.takeBack);
  expect(await readMailbox(tables.users, email)).toMatchObject({ codesAt: [], revision: 8 });
});
