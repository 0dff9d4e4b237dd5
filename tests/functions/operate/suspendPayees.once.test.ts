import { beforeAll, expect, test } from 'vitest';
import { suspensionWrite } from '../../../functions/accounts/suspension.ts';
import { payees } from '../../../functions/money/payees.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { openOwners } from '../../support/owners.ts';
import { openPayableOwner, payeeOf, setPayee } from '../../support/payees.ts';
import { operator, textOf } from '../../support/people.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

const day = 24 * 3600;
let tables: TestTables;
const owners = openOwners();
beforeAll(() => {
  tables = owners.desk.tables;
});

const suspend = (email: string) => operator(tables, 'suspend', email, '--reason', 'Fraud', '--yes');

test('a suspension takes a change of where guests pay back, and leaves what is in force', async () => {
  const owner = await openPayableOwner(tables);
  await setPayee(owner);
  passTime(day + 1);
  await setPayee(owner, { iban: '', easypaisa: '03451112223', revision: 1 });
  await suspend(owner.email);
  passTime(day + 1);
  expect(await payees.open().inForce(owner.id)).toMatchObject({ version: 1, lastFour: '6702' });
  expect(await payees.open().sealed(owner.id, 2)).toBeUndefined();
});

test('a suspended owner sets no account, though a session may be left', async () => {
  const owner = await openPayableOwner(tables);
  const { vendors } = tables;
  await transact(vendors, [suspensionWrite(vendors.name, owner.id, { at: new Date().toISOString(), reason: 'Fraud' })]);
  const { status, body } = await setPayee(owner);
  expect([status, body.code]).toEqual([403, 'account_suspended']);
  expect(await payeeOf(owner)).toEqual({ revision: 0 });
});

test('an export tells last four digits and dates of where guests pay, and no number', async () => {
  const owner = await openPayableOwner(tables);
  const { body } = await setPayee(owner);
  const told = await operator(tables, 'export-account', 'vendor', owner.email);
  expect(JSON.parse(told).payees).toMatchObject({ next: { holdsFrom: body.data.next.holdsFrom, title: 'Gul Zaman' } });
  expect(told).toContain('"lastFour": "6702"');
  for (const hidden of ['PK36', 'v1.', 'sealed']) expect(told).not.toContain(hidden);
});

test('an erasing takes where guests pay with it, sealed or not', async () => {
  const owner = await openPayableOwner(tables);
  await setPayee(owner, { title: 'Zulekha Begum' });
  expect(await textOf(tables)).toContain('Zulekha Begum');
  await operator(tables, 'delete-account', 'vendor', owner.email, '--yes');
  const left = await textOf(tables);
  for (const gone of ['Zulekha Begum', `user#${owner.id}`]) expect(left).not.toContain(gone);
});
