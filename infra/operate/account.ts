import { profileKey } from '../../functions/accounts/accountKeys.ts';
import { readLogin } from '../../functions/accounts/loginItem.ts';
import type { Profile } from '../../functions/accounts/profiles.ts';
import { readItem } from '../../functions/runtime/read.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { personOf, type Role, roles } from '../../shared/roles.ts';
import { knownEmail } from '../../shared/rules/email.ts';
import { storedForm } from '../../shared/rules/field.ts';
import { type Operator, UsageError } from './operator.ts';

/** An account that a command is about. */
export interface Account {
  role: Role;
  id: string;
  email: string;
  /** The table of its role. */
  table: Table;
  /** It is undefined where an erasing was stopped late. */
  profile: Profile | undefined;
}

/**
 * Does something with the account that is named by its e-mail, or by its id, as the log has it.
 * @throws UsageError, and Error where there is no such account
 */
export async function withAccount(
  operator: Operator,
  [role, named]: readonly string[],
  work: (operator: Operator, account: Account) => Promise<void>,
): Promise<void> {
  const known = roles.find((each) => each === role);
  if (!known || named === undefined) throw new UsageError();
  const table = operator.tables[`${known}s`];
  const email = named.includes('@') ? named : (await readProfile(table, named))?.email;
  const login = email === undefined ? undefined : await readLogin(table, storedEmail(email));
  if (!login) throw new Error(`There is no account of a ${personOf[known]} with this ${email ? 'e-mail' : 'id'}.`);
  const { accountId: id } = login;
  await work(operator, { role: known, id, email: login.email, table, profile: await readProfile(table, id) });
}

function readProfile(table: Table, id: string): Promise<Profile | undefined> {
  return readItem<Profile>(table, profileKey(id));
}

/** An address as accounts have it. */
export function storedEmail(email: string): string {
  return storedForm({ email: knownEmail }, { email }).email;
}
