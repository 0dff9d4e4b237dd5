import { profileKey } from '../../../functions/accounts/accountKeys.ts';
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
  await Promise.all(vendors.map(({ id }) => confirmOnce(id, tables)));
}

/** As a code does, and for vendors of an earlier start too. */
async function confirmOnce(id: string, { vendors, properties }: { vendors: Table; properties: Table }): Promise<void> {
  const confirmed = {
    Update: {
      TableName: vendors.name,
      Key: profileKey(id),
      UpdateExpression: 'SET emailConfirmedAt = if_not_exists(emailConfirmedAt, :now)',
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
    },
  };
  await transact(vendors, [confirmed, confirmWrite(properties.name, id)]);
}

async function openOnce({ password, ...person }: Omit<SamplePerson, 'role'>, table: Table): Promise<void> {
  if (await readLogin(table, person.email)) return;
  await transact(table, openingWrites(table, person, password && (await hashPassword(password))));
}
