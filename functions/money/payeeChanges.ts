import { fail } from '../../shared/errors.ts';
import { payeeHoldHours } from '../../shared/rules/payees.ts';
import { profileKey } from '../accounts/accountKeys.ts';
import { port } from '../runtime/port.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import {
  type KnownAccounts,
  type PayeeChange,
  type Payees,
  type PayeesItem,
  payeeKey,
  payeesAt,
  payeesKey,
  readPayees,
} from './payeeItem.ts';

/** Accounts that take the place of those of before; undefined takes them away. */
export type NewAccounts = { known: KnownAccounts; seal(version: number): Promise<string> } | undefined;

/** Where guests pay after a change was taken back, and that change. */
export interface Withdrawal {
  payees: Payees;
  withdrawn?: PayeeChange;
  holds?: true;
}

/** Days that numbers stay after others hold: to pay is three days, to prove anew a day, and operators decide what an owner leaves open. */
const keptDays = 90;

/** Takes changes back of where guests pay an owner. */
export const payeeWithdrawals = port('vendors', ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  /** Takes a change back that does not hold yet; tells which one it was. */
  withdraw: (vendorId: string): Promise<Withdrawal> => withdraw(table, vendorId),
}));

const changeActions = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/** Changes where guests pay an owner. */
export const payeeChanges = port('vendors', changeActions, (table) => ({
  /**
   * Stores a change in the place of one that waits; it holds a day later, once `told` was called for its revision.
   * @throws Failure `conflict` where another one was stored since `revision`, or the account was suspended
   */
  set: (vendorId: string, accounts: NewAccounts, revision: number) => set(table, vendorId, { accounts, revision }),
  /** Notes that the mail about a change went out; answers how it stands. @throws Failure `conflict` where it is not there any more */
  told: (vendorId: string, revision: number): Promise<Payees> => told(table, vendorId, revision),
  /** Takes a change back of which no mail went out. @throws Failure `conflict` where it is not there any more */
  takeBack: async (vendorId: string, revision: number): Promise<void> => {
    await withdraw(table, vendorId, revision);
  },
}));

async function set(
  table: Table,
  vendorId: string,
  { accounts, revision }: { accounts: NewAccounts; revision: number },
): Promise<{ next: PayeeChange; revision: number }> {
  const read = await readPayees(table, vendorId);
  const { inForce, revision: current } = payeesAt(read, new Date());
  if (current !== revision) throw fail('conflict');
  const version = (read?.latest ?? 0) + 1;
  const holdsFrom = new Date(Date.now() + payeeHoldHours * 3_600_000).toISOString();
  const next = { holdsFrom, ...(accounts && { version, ...accounts.known }) };
  const item = { ...payeesKey(vendorId), latest: version, ...(inForce && { inForce }), next };
  const sealed = accounts && { ...payeeKey(vendorId, version), sealed: await accounts.seal(version) };
  const stopped = await transact(table, [
    revised(table.name, read, item),
    mayBePaid(table.name, vendorId),
    ...(sealed ? [{ Put: { TableName: table.name, Item: sealed } }] : []),
    ...goneChange(table.name, vendorId, read),
  ]);
  if (stopped.length > 0) throw fail('conflict');
  return { next, revision: revision + 1 };
}

/** The check that an account is confirmed, and neither suspended nor being erased. */
function mayBePaid(TableName: string, vendorId: string): Write {
  const ConditionExpression =
    'attribute_exists(emailConfirmedAt) AND attribute_not_exists(suspension) AND attribute_not_exists(erasing)';
  return { ConditionCheck: { TableName, Key: profileKey(vendorId), ConditionExpression } };
}

/** The writes by which a change is gone, if it does not hold: its numbers are forgotten, and those in force have no end. */
function goneChange(TableName: string, vendorId: string, read: PayeesItem | undefined): Write[] {
  if (!read?.next) return [];
  const { inForce } = payeesAt(read, new Date());
  const { version } = read.next;
  const isForgotten = version !== undefined && inForce?.version !== version;
  return [
    ...(isForgotten ? [{ Delete: { TableName, Key: payeeKey(vendorId, version) } }] : []),
    ...(inForce ? [endsWrite(TableName, payeeKey(vendorId, inForce.version))] : []),
  ];
}

/** The numbers of a version end so long after others hold; without an instant they stay. */
function endsWrite(TableName: string, Key: ReturnType<typeof payeeKey>, from?: string): Write {
  const ends = from && Math.floor(Date.parse(from) / 1000) + keptDays * 24 * 3600;
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: ends ? 'SET expiresAt = :ends' : 'REMOVE expiresAt',
      ConditionExpression: 'attribute_exists(pk)',
      ...(ends && { ExpressionAttributeValues: { ':ends': ends } }),
    },
  };
}

/** From now on the change holds by itself, and the numbers that it replaces have an end. */
async function told(table: Table, vendorId: string, revision: number): Promise<Payees> {
  const read = await readPayees(table, vendorId);
  if (!read?.next || read.revision !== revision) throw fail('conflict');
  const { inForce, next } = read;
  const Update = {
    TableName: table.name,
    Key: payeesKey(vendorId),
    UpdateExpression: 'SET #next.told = :told',
    ConditionExpression: 'revision = :own AND attribute_exists(#next)',
    ExpressionAttributeNames: { '#next': 'next' },
    ExpressionAttributeValues: { ':told': true, ':own': revision },
  };
  const ends = inForce ? [endsWrite(table.name, payeeKey(vendorId, inForce.version), next.holdsFrom)] : [];
  const stopped = await transact(table, [{ Update }, ...ends]);
  if (stopped.length > 0) throw fail('conflict');
  return payeesAt({ ...read, next: { ...next, told: true } }, new Date());
}

/**
 * Takes a change back that does not hold yet: of an owner who is suspended too, so that nothing new is paid to. `holds` says that it does.
 * @throws Failure `conflict` where another one came between
 */
export async function withdraw(table: Table, vendorId: string, revision?: number): Promise<Withdrawal> {
  const read = await readPayees(table, vendorId);
  const payees = payeesAt(read, new Date());
  if (!read?.next) return { payees };
  if (revision !== undefined && read.revision !== revision) throw fail('conflict');
  if (read.next.told && !payees.next) return { payees, holds: true };
  const { latest, inForce, next } = read;
  const item = { ...payeesKey(vendorId), latest, ...(inForce && { inForce }) };
  const stopped = await transact(table, [revised(table.name, read, item), ...goneChange(table.name, vendorId, read)]);
  if (stopped.length > 0) throw fail('conflict');
  return { payees: payeesAt({ ...item, revision: read.revision + 1 }, new Date()), withdrawn: next };
}
