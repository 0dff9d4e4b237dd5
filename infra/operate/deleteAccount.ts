import type { Account } from './account.ts';
import { deleteTraveller } from './deleteTraveller.ts';
import { deleteVendor } from './deleteVendor.ts';
import type { Operator } from './operator.ts';

/** Erases a person. Every step may be repeated. */
export function deleteAccount(operator: Operator, account: Account): Promise<void> {
  return account.role === 'user' ? deleteTraveller(operator, account) : deleteVendor(operator, account);
}
