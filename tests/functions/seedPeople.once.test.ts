import { beforeAll, expect, test } from 'vitest';
import { profileKey } from '../../functions/accounts/accountKeys.ts';
import { readLogin } from '../../functions/accounts/loginItem.ts';
import type { Profile } from '../../functions/accounts/profiles.ts';
import { readItem } from '../../functions/runtime/read.ts';
import { samplePeople } from '../../infra/local/samples/samples.ts';
import { seedPeople } from '../../infra/local/samples/seedPeople.ts';
import { violationOf } from '../../shared/rules/field.ts';
import { newPassword } from '../../shared/rules/passwords.ts';
import { openAccounts, own, step } from '../support/accounts.ts';
import type { TestTables } from '../support/tables.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
  await seedPeople(tables);
});

const demo = samplePeople.flatMap(({ password, ...person }) =>
  password === undefined ? [] : [{ ...person, password }],
);

test.each(demo)('the demo $role logs in with the password that the banner prints', async (person) => {
  const { id, role, email, password } = person;
  expect(violationOf(newPassword[role], password)).toBeUndefined();
  const { status, body } = await step(role, 'login', { body: { email, password } });
  expect([status, body.data?.user._id]).toEqual([200, id]);
});

test('every sample person has confirmed the email', async () => {
  const profiles = await Promise.all(
    samplePeople.map(({ role, id }) => readItem<Profile>(tables[`${role}s`], profileKey(id))),
  );
  expect(profiles.filter((profile) => !profile?.emailConfirmedAt)).toEqual([]);
});

test('the other vendors have accounts that no password opens', async () => {
  const others = samplePeople.filter(({ role, password }) => role === 'vendor' && password === undefined);
  const logins = await Promise.all(others.map(({ email }) => readLogin(tables.vendors, email)));
  expect(logins.filter((login) => !login || login.passwordHash !== undefined)).toEqual([]);
});

test('seeding again changes neither a profile nor a password', async () => {
  const traveller = { email: 'traveller@sarai.example', password: 'Traveller@2024' };
  const { body } = await step('user', 'login', { body: traveller });
  const asked = { params: own('user', body.data.user._id), token: body.data.token };
  const edit = { userName: 'Bilal Ahmed', DateOfBirth: '1990-02-28', contactNumber: '042111222' };
  await step('user', 'update', { ...asked, body: edit });
  const before = await readLogin(tables.users, traveller.email);
  await seedPeople(tables);
  expect(await readLogin(tables.users, traveller.email)).toEqual(before);
  expect((await step('user', 'profile', asked)).body.data.name).toBe('Bilal Ahmed');
});
