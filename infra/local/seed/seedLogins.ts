import { readLogin } from '../../../functions/accounts/loginItem.ts';
import { hashPassword } from '../../../functions/accounts/password.ts';
import { openingWrites } from '../../../functions/accounts/signups.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { demoLogins } from './demoLogins.ts';
import { type SeedPerson, samplePeople } from './people.ts';

/**
 * Opens the accounts of the sample people that are not open yet. Only the demo people get a password; the others can
 * be entered by a reset through the local inbox. A profile that was changed since stays as it is.
 */
export async function seedLogins(tables: { users: Table; vendors: Table }): Promise<void> {
  await Promise.all(
    samplePeople().map((person) => openOnce(person, person.role === 'User' ? tables.users : tables.vendors)),
  );
}

async function openOnce({ id, email, firstName, lastName, companyName }: SeedPerson, table: Table): Promise<void> {
  if (await readLogin(table, email)) return;
  const password = demoLogins.find((demo) => demo.email === email)?.password;
  const person = {
    id,
    email,
    name: `${firstName} ${lastName}`,
    dateOfBirth: '1988-03-23',
    gender: 'Female',
    phone: '03001234567',
    ...(companyName !== undefined && { companyName }),
  };
  await transact(table, openingWrites(table, person, password && (await hashPassword(password))));
}
