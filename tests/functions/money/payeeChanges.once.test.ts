import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailBlocking } from '../../../functions/mail/mailBlocks.ts';
import { payeeChanges } from '../../../functions/money/payeeChanges.ts';
import { payees } from '../../../functions/money/payees.ts';
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
import { lastFours, openPayableOwner, payeeOf, setPayee, withdrawPayee } from '../../support/payees.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';
import { openStaff } from '../staff/people.ts';

const day = 24 * 3600;
let tables: TestTables;
let owner: SignedUp;

beforeAll(async () => {
  tables = await openAccounts();
});
beforeEach(async () => {
  owner = await openPayableOwner(tables);
});

const mailed = async () => (await mailsTo(owner.email)).map(({ subject }) => subject);
const changedSubject = 'Where guests pay you on Sarai was changed';

describe('a change of where guests pay', () => {
  test('needs the password or a code, and answers a wrong password as none', async () => {
    const [none, wrong] = [
      await setPayee(owner, { password: '' }),
      await setPayee(owner, { password: 'Guessed@2024' }),
    ];
    expect([none.status, none.body]).toEqual([403, { code: 'proof_needed', message: wrong.body.message }]);
    expect(wrong.body).toEqual(none.body);
    expect(await payeeOf(owner)).toEqual({ revision: 0 });
  });

  test('is proved by a new code of the own mailbox in the place of the password', async () => {
    const { body } = await step('vendor', 'sendLogin', { body: { email: owner.email } });
    const code = { userId: body.userId, otp: await codeFor(owner.email) };
    const wrong = await setPayee(owner, { password: '', code: { ...code, otp: wrongCode(code.otp) } });
    expect([wrong.body.code, wrong.body.params]).toEqual(['code_wrong', { left: 4 }]);
    expect((await setPayee(owner, { password: '', code })).status).toBe(200);
  });

  test('is proved by no code of another mailbox', async () => {
    const { email } = await openPayableOwner(tables);
    const { body } = await step('vendor', 'sendLogin', { body: { email } });
    const code = { userId: body.userId, otp: await codeFor(email) };
    expect((await setPayee(owner, { password: '', code })).body.code).toBe('recovery_ended');
  });

  test('is no longer proved by a code after ten minutes', async () => {
    const { body } = await step('vendor', 'sendLogin', { body: { email: owner.email } });
    const code = { userId: body.userId, otp: await codeFor(owner.email) };
    passTime(601);
    expect((await setPayee(owner, { code })).body.code).toBe('code_expired');
  });

  test('is mailed with the moment from which it holds, where it is taken back, and last four digits', async () => {
    await setPayee(owner);
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toBe(changedSubject);
    expect(mail?.body.text).toMatch(/From \d\d:\d\d on \w{3} \d+ \w+ \d{4} on, guests pay .* IBAN ending in 6702/);
    expect(mail?.body.text).toContain('https://sarai.example/payments');
    for (const hidden of ['PK36', '1234567', 'Gul Zaman']) expect(mail?.body.html).not.toContain(hidden);
  });

  test('is mailed in the language of the owner', async () => {
    await step('vendor', 'language', { token: owner.token, params: own('vendor', owner.id), body: { language: 'ur' } });
    await setPayee(owner);
    expect((await mailsTo(owner.email))[0]?.subject).toBe('سرائے پر آپ کی رقم وصول کرنے کا اکاؤنٹ بدلا گیا');
  });

  test.each([['refuses'], ['hangs']] as const)('never holds where the mail %s', async (how) => {
    await breakMail(how);
    const { status, body } = await setPayee(owner);
    expect([status, body.code]).toEqual([503, 'mail_unavailable']);
    passTime(day + 1);
    expect(await payeeOf(owner)).toEqual({ revision: 2 });
    expect(await payees.open().sealed(owner.id, 1)).toBeUndefined();
  });

  test('leaves what is in force without an end where the call died before its mail', async () => {
    await setPayee(owner);
    passTime(day + 1);
    // A change that was told, and waits, gives the numbers in force an end; one in its place takes that away.
    await setPayee(owner, { iban: '', easypaisa: '03451112223', revision: 1 });
    await payeeChanges.open().set(owner.id, undefined, 2);
    passTime(500 * day);
    expect(await payees.open().inForce(owner.id)).toMatchObject({ version: 1 });
    expect(await payees.open().sealed(owner.id, 1)).toBeDefined();
  });

  test('takes the place of one that waits, whose numbers are forgotten', async () => {
    await setPayee(owner);
    await setPayee(owner, { iban: '', easypaisa: '03451112223', revision: 1 });
    expect(await lastFours(owner)).toEqual([undefined, ['2223']]);
    expect(await payees.open().sealed(owner.id, 1)).toBeUndefined();
    expect(await payees.open().sealed(owner.id, 2)).toBeDefined();
  });

  test('of one of two devices is refused where the other was faster', async () => {
    const [first, second] = await Promise.all([setPayee(owner), setPayee(owner, { jazzcash: '03001234567' })]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const before = await payeeOf(owner);
    const late = await setPayee(owner, { iban: '', easypaisa: '03451112223' });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(await payeeOf(owner)).toEqual(before);
  });

  test('is not made where no mail goes to the owner any more', async () => {
    await mailBlocking.vendor.open().block(owner.email, { reason: 'complaint', at: new Date().toISOString() });
    const { status, body } = await setPayee(owner);
    expect([status, body.code]).toEqual([503, 'mail_unavailable']);
    expect(await payeeOf(owner)).toEqual({ revision: 0 });
  });

  test('is not for owners who have not confirmed the email', async () => {
    const stranger = await openAccount('vendor');
    const { status, body } = await setPayee(stranger);
    expect([status, body.code]).toEqual([403, 'owner_unconfirmed']);
  });

  test('is not for staff, nor for another owner', async () => {
    const member = await openStaff(owner);
    const asMember = { ...owner, token: member.token };
    expect((await setPayee(asMember)).body.code).toBe('not_for_staff');
    expect((await withdrawPayee(asMember)).body.code).toBe('not_for_staff');
    const other = await openPayableOwner(tables);
    expect((await setPayee({ ...owner, token: other.token })).body.code).toBe('not_yours');
  });

  test('leaves the numbers of before to advances that are asked for, for 90 days', async () => {
    await setPayee(owner);
    passTime(day + 1);
    await setPayee(owner, { iban: '', easypaisa: '03451112223', revision: 1 });
    passTime(day + 1);
    expect(await payees.open().sealed(owner.id, 1)).toBeDefined();
    passTime(90 * day);
    expect(await payees.open().sealed(owner.id, 1)).toBeUndefined();
    expect(await payees.open().sealed(owner.id, 2)).toBeDefined();
  });
});

describe('a change that is taken back', () => {
  test('never holds, and is mailed', async () => {
    await setPayee(owner);
    const { status, body } = await withdrawPayee(owner);
    expect([status, body.code, body.data]).toEqual([200, 'payee_change_withdrawn', { revision: 2 }]);
    expect(await mailed()).toEqual([changedSubject, 'A change of where guests pay you was taken back']);
    passTime(day + 1);
    expect(await payeeOf(owner)).toEqual({ revision: 2 });
  });

  test('leaves what was in force, for as long as it stands', async () => {
    await setPayee(owner);
    passTime(day + 1);
    await setPayee(owner, { title: '', iban: '', revision: 1 });
    await withdrawPayee(owner);
    passTime(500 * day);
    expect(await payees.open().inForce(owner.id)).toMatchObject({ version: 1 });
    expect(await payees.open().sealed(owner.id, 1)).toBeDefined();
  });

  test('is taken back once: a call that comes again changes nothing and mails nothing', async () => {
    await setPayee(owner);
    await withdrawPayee(owner);
    expect((await withdrawPayee(owner)).body.data).toEqual({ revision: 2 });
    expect(await mailed()).toHaveLength(2);
  });

  test('is too late a second after it holds', async () => {
    await setPayee(owner);
    passTime(day + 1);
    const { status, body } = await withdrawPayee(owner);
    expect([status, body.code]).toEqual([409, 'payee_holds']);
    expect(await lastFours(owner)).toEqual([['6702'], undefined]);
  });
});
