import { readLogin } from '../../../functions/accounts/loginItem.ts';
import { hashPassword } from '../../../functions/accounts/password.ts';
import { openingWrites } from '../../../functions/accounts/signups.ts';
import { confirmWrite } from '../../../functions/properties/propertyCount.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { type SamplePerson, samplePeople } from './samples.ts';

/**
 * Opens the accounts of the sample people that are not open yet. Those without a password can be entered after a reset
 * through the local inbox. A profile or a password that was changed since stays as it is. Their e-mail is confirmed.
 */
export async function seedPeople(tables: { users: Table; vendors: Table; properties: Table }): Promise<void> {
  await Promise.all(samplePeople.map(({ role, ...person }) => openOnce(person, tables[`${role}s`])));
  const vendors = samplePeople.filter(({ role }) => role === 'vendor');
  await transact(
    tables.properties,
    vendors.map(({ id }) => confirmWrite(tables.properties.name, id)),
  );
}

async function openOnce({ password, ...person }: Omit<SamplePerson, 'role'>, table: Table): Promise<void> {
  if (await readLogin(table, person.email)) return;
  const opened = { ...person, emailConfirmedAt: person.signedUpAt };
  await transact(table, openingWrites(table, opened, password && (await hashPassword(password))));
}
