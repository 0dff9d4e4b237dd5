import { beforeAll, expect, test } from 'vitest';
import { readLogin } from '../../functions/accounts/loginItem.ts';
import { demoLogins } from '../../infra/local/seed/demoLogins.ts';
import { samplePeople } from '../../infra/local/seed/people.ts';
import { seedLogins } from '../../infra/local/seed/seedLogins.ts';
import { violationOf } from '../../shared/rules/field.ts';
import { newPassword } from '../../shared/rules/passwords.ts';
import { openAccounts, own, step } from '../support/accounts.ts';
import type { TestTables } from '../support/tables.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
  await seedLogins(tables);
});

const [traveller, vendor] = demoLogins;

test.each([
  ['user', traveller],
  ['vendor', vendor],
] as const)('the demo %s logs in with the password that the banner prints', async (role, { email, password }) => {
  expect(violationOf(newPassword[role], password)).toBeUndefined();
  const { status, body } = await step(role, 'login', { body: { email, password } });
  expect(status).toBe(200);
  expect(samplePeople().find((person) => person.email === email)?.id).toBe(body.data.user._id);
});

test('the other vendors have accounts that no password opens', async () => {
  const others = samplePeople().filter(({ role, email }) => role === 'vendor' && email !== vendor.email);
  const logins = await Promise.all(others.map(({ email }) => readLogin(tables.vendors, email)));
  expect(logins.filter((login) => !login || login.passwordHash !== undefined)).toEqual([]);
});

test('another start changes neither a profile nor a password', async () => {
  const { body } = await step('user', 'login', { body: traveller });
  const asked = { params: own('user', body.data.user._id), token: body.data.token };
  const edit = { userName: 'Bilal Ahmed', DateOfBirth: '1990-02-28', contactNumber: '042111222' };
  await step('user', 'update', { ...asked, body: edit });
  const before = await readLogin(tables.users, traveller.email);
  await seedLogins(tables);
  expect(await readLogin(tables.users, traveller.email)).toEqual(before);
  expect((await step('user', 'profile', asked)).body.data.name).toBe('Bilal Ahmed');
});
