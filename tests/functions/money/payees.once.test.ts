import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payees } from '../../../functions/money/payees.ts';
import { openAccounts, type SignedUp } from '../../support/accounts.ts';
import { lastFours, openPayableOwner, payeeOf, setPayee, typedPayee } from '../../support/payees.ts';
import { textOf } from '../../support/people.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

const day = 24 * 3600;
let tables: TestTables;
let owner: SignedUp;

beforeAll(async () => {
  tables = await openAccounts();
});
beforeEach(async () => {
  owner = await openPayableOwner(tables);
});

describe('where guests pay an owner', () => {
  test('is nowhere until he says it', async () => {
    expect(await payeeOf(owner)).toEqual({ revision: 0 });
  });

  test('holds a day after he has said it, and is known by its last four digits alone', async () => {
    const now = Date.now();
    const { status, body } = await setPayee(owner, { jazzcash: '+92 300 1234567' });
    expect([status, body.code]).toEqual([200, 'payee_set']);
    const { next, inForce, revision } = body.data;
    expect([inForce, revision, next.title]).toEqual([undefined, 1, 'Gul Zaman']);
    expect(next.accounts).toEqual([
      { kind: 'iban', lastFour: '6702' },
      { kind: 'jazzcash', lastFour: '4567' },
    ]);
    expect(Math.abs(Date.parse(next.holdsFrom) - now - day * 1000)).toBeLessThan(60_000);
    passTime(day - 60);
    expect(await payees.open().inForce(owner.id)).toBeUndefined();
    passTime(120);
    expect(await payees.open().inForce(owner.id)).toEqual({ version: 1, title: 'Gul Zaman', lastFour: '6702' });
    expect(await payeeOf(owner)).toEqual({
      inForce: { title: 'Gul Zaman', accounts: next.accounts, since: next.holdsFrom },
      revision: 1,
    });
  });

  test('stays the account of before until another one holds', async () => {
    await setPayee(owner);
    passTime(day + 1);
    await setPayee(owner, { iban: '', easypaisa: '03451112223', revision: 1 });
    expect(await lastFours(owner)).toEqual([['6702'], ['2223']]);
    passTime(day + 1);
    expect(await lastFours(owner)).toEqual([['2223'], undefined]);
  });

  test('has its numbers sealed, in no table as they are', async () => {
    await setPayee(owner, { jazzcash: '03007654321' });
    const stored = await textOf(tables);
    expect(stored).not.toContain('PK36SCBL0000001123456702');
    expect(stored).not.toContain('03007654321');
    expect(await payees.open().sealed(owner.id, 1)).toMatch(/^v1\./);
  });

  test.each([
    ['lower case', 'pk36scbl0000001123456702'],
    ['dashes and blanks', ' PK36-SCBL 0000-0011 2345 6702 '],
    ['digits of Urdu', 'PK۳۶SCBL۰۰۰۰۰۰۱۱۲۳۴۵۶۷۰۲'],
  ])('takes an IBAN in %s', async (_, iban) => {
    expect((await setPayee(owner, { iban })).body.data.next.accounts).toEqual([{ kind: 'iban', lastFour: '6702' }]);
  });

  test.each([
    ['of another country', 'DE89370400440532013000', 'iban_foreign'],
    ['that is misspelled', 'PK36SCBL0000001123456703', 'iban_misspelled'],
    ['that is too short', 'PK36SCBL000000112345670', 'iban_length'],
  ])('takes no IBAN %s', async (_, iban, code) => {
    const { status, body } = await setPayee(owner, { iban });
    expect([status, body.issues]).toEqual([400, [expect.objectContaining({ path: 'iban', code })]]);
  });

  test('needs a number beside the title, and a title beside the number', async () => {
    const issues = async (given: object) =>
      (await setPayee(owner, given)).body.issues.map(({ path, code }: { path: string; code: string }) => [path, code]);
    expect(await issues({ iban: '' })).toEqual([['iban', 'no_account']]);
    expect(await issues({ title: '' })).toEqual([['title', 'required']]);
  });

  test('is taken away by an empty form, a day later as well', async () => {
    await setPayee(owner);
    passTime(day + 1);
    const { body } = await setPayee(owner, { title: '', iban: '', revision: 1 });
    expect(Object.keys(body.data.next)).toEqual(['holdsFrom']);
    expect(await payees.open().isKnown(owner.id)).toBe(false);
    expect(await lastFours(owner)).toEqual([['6702'], undefined]);
    passTime(day + 1);
    expect(await payeeOf(owner)).toEqual({ revision: 2 });
    expect(await payees.open().inForce(owner.id)).toBeUndefined();
  });
});

test('an account that is given again waits for its day as any other', async () => {
  await setPayee(owner);
  passTime(day + 1);
  const again = await setPayee(owner, { ...typedPayee, revision: 1 });
  expect(again.body.data).toMatchObject({ inForce: { title: 'Gul Zaman' }, next: { title: 'Gul Zaman' }, revision: 2 });
});
