import { dismiss } from '../../functions/staff/dismiss.ts';
import { formerPrefix, staffKey } from '../../functions/staff/staffItem.ts';
import type { Account } from './account.ts';
import { forgetAccount } from './forgetAccount.ts';
import { deleteItems } from './items.ts';
import { type Operator, sayDry } from './operator.ts';

/** Erases a member of an owner's staff: the owner is left with what that person did, and without the name. */
export async function deleteStaffMember(operator: Operator, account: Account, ownerId: string): Promise<void> {
  const { say, does, log } = operator;
  const { id, table } = account;
  say(`The member ${id} of the staff of the vendor ${ownerId}, to be erased:
- All sessions end, and nobody can log in any more.
- The name goes, also from beside what was answered, and the address is free again.`);
  if (!does) return sayDry(operator);
  await log(id, 'begun');
  await dismiss(table, ownerId, id);
  await deleteItems(table, [{ pk: staffKey(ownerId).pk, sk: `${formerPrefix}${id}` }]);
  await forgetAccount(operator, account);
}
