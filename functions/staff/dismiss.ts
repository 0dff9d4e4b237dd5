import { fail } from '../../shared/errors.ts';
import { profileKey } from '../accounts/accountKeys.ts';
import { closeLogin, deleteLogin } from '../accounts/closedLogin.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { deleteItem } from '../runtime/conflict.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { formerPrefix, readStaff, type StaffMember, staffKey, standing } from './staffItem.ts';

/** Seconds for which the name of somebody who was sent away stands beside what that person did. */
const formerSeconds = 365 * 24 * 3600;

/**
 * Ends the login of a member with all sessions, then takes the member from the list: a dismissal that was given up between these
 * goes on when it is called again. An invitation that is accepted meanwhile is a conflict, and ends as a login.
 */
export function dismiss(table: Table, ownerId: string, staffId: string): Promise<StaffMember[]> {
  return retryOnConflict(async () => {
    const staff = await readStaff(table, ownerId);
    const member = staff?.members.find(({ id }) => id === staffId);
    const left = standing(staff).filter(({ id }) => id !== staffId);
    if (!staff || !member) return left;
    if (member.joinedAt !== undefined) await endAccount(table, member);
    const item = { ...staffKey(ownerId), members: left, mailsAt: staff.mailsAt };
    const stopped = await transact(table, [revised(table.name, staff, item), ...formerWrites(table, ownerId, member)]);
    if (stopped.length > 0) throw fail('conflict');
    return left;
  });
}

async function endAccount(table: Table, { id, email }: StaffMember): Promise<void> {
  await closeLogin(table, email, id);
  await deleteItem(table, profileKey(id));
  await deleteLogin(table, email);
}

function formerWrites({ name: TableName }: Table, ownerId: string, { id, name }: StaffMember): Write[] {
  if (name === undefined) return [];
  const key = { pk: staffKey(ownerId).pk, sk: `${formerPrefix}${id}` };
  const Item = { ...key, name, leftAt: new Date().toISOString(), expiresAt: nowSeconds() + formerSeconds };
  return [{ Put: { TableName, Item } }];
}
