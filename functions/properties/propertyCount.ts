import { type Failure, fail } from '../../shared/errors.ts';
import { propertyLimits } from '../../shared/rules/property.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';

/**
 * How many properties an account has, how many it may have where an operator has set `allowed` to something else than the
 * usual, and whether its owner has confirmed the e-mail. It stands beside the properties, so that a new one is held to it in
 * its own transaction.
 */
export interface AccountItem {
  listed?: number;
  allowed?: number;
  confirmed?: true;
  /** The account is gone, or about to be: nothing is listed any more, also by a call of before. */
  closed?: true;
  /** An operator has suspended the account: nothing is listed until it is released. */
  suspended?: true;
}

/** Number of properties that an account may list, as it was read. */
export interface Allowance {
  most: number;
  confirmed: boolean;
  /** Failure of an account that has as many already. */
  refusal: 'too_many_properties' | 'too_many_listings';
}

const accountPrefix = 'account#';

function countKey(vendorId: string) {
  return { pk: `account#${vendorId}`, sk: 'properties' };
}

/** Whose account an item with this key is about. */
export function vendorOf({ pk }: { pk: string }): string {
  return pk.slice(accountPrefix.length);
}

/** Reads the number of properties that an account may list at this moment. */
export async function readAllowance(table: Table, vendorId: string): Promise<Allowance> {
  const { allowed = propertyLimits.anAccount, confirmed = false } =
    (await readItem<AccountItem>(table, countKey(vendorId))) ?? {};
  const narrow = !confirmed && allowed > propertyLimits.unconfirmed;
  return {
    most: narrow ? propertyLimits.unconfirmed : allowed,
    confirmed,
    refusal: narrow ? 'too_many_listings' : 'too_many_properties',
  };
}

/**
 * Why a write that counts was stopped: for what the account has, because its owner confirmed the e-mail just then, or because the
 * account was suspended, which has ended its sessions.
 */
export async function stoppedBy(table: Table, vendorId: string, allowance: Allowance | undefined): Promise<Failure> {
  if ((await readItem<AccountItem>(table, countKey(vendorId)))?.suspended) return fail('not_signed_in');
  const now = await readAllowance(table, vendorId);
  return fail(allowance && now.confirmed === allowance.confirmed ? allowance.refusal : 'conflict');
}

/** The write that counts a new property. With what it may have it stops where the account has as many, or is confirmed by now. */
export function countWrite(TableName: string, vendorId: string, allowance: Allowance | undefined): Write {
  return {
    Update: {
      TableName,
      Key: countKey(vendorId),
      UpdateExpression: 'ADD listed :one',
      ...(allowance && { ConditionExpression: mayList(allowance) }),
      ExpressionAttributeValues: { ':one': 1, ...(allowance && { ':most': allowance.most }) },
    },
  };
}

/** An account that has none yet may have one, unless an operator allows it none. */
function mayList({ most, confirmed }: Allowance): string {
  const room = most > 0 ? '(attribute_not_exists(listed) OR listed < :most)' : 'listed < :most';
  const standing = `${confirmed ? 'attribute_exists' : 'attribute_not_exists'}(confirmed)`;
  return `${room} AND ${standing} AND attribute_not_exists(closed) AND attribute_not_exists(suspended)`;
}

/** The write that closes an account: from then on it lists nothing. */
export function closeWrite(TableName: string, vendorId: string): Write {
  return accountWrite(TableName, vendorId, { set: 'closed', listed: 0 });
}

/** The write that suspends what an account lists, or releases it. */
export function suspendWrite(TableName: string, vendorId: string, suspends: boolean): Write {
  return {
    Update: {
      TableName,
      Key: countKey(vendorId),
      UpdateExpression: suspends ? 'SET suspended = :yes ADD listed :none' : 'REMOVE suspended ADD listed :none',
      ExpressionAttributeValues: { ':none': 0, ...(suspends && { ':yes': true }) },
    },
  };
}

/** The check that an account is suspended at the moment of a transaction, or that it is not. */
export function suspendedCheck(TableName: string, vendorId: string, suspends: boolean): Write {
  const ConditionExpression = `${suspends ? 'attribute_exists' : 'attribute_not_exists'}(suspended)`;
  return { ConditionCheck: { TableName, Key: countKey(vendorId), ConditionExpression } };
}

/** The write that counts one less. */
export function discountWrite(TableName: string, vendorId: string): Write {
  return accountWrite(TableName, vendorId, { listed: -1 });
}

/** The write that says that the owner of an account has confirmed the e-mail: what follows hangs on the table's stream. */
export function confirmWrite(TableName: string, vendorId: string): Write {
  return accountWrite(TableName, vendorId, { set: 'confirmed', listed: 0 });
}

function accountWrite(
  TableName: string,
  vendorId: string,
  { set, listed }: { set?: 'closed' | 'confirmed'; listed: number },
): Write {
  return {
    Update: {
      TableName,
      Key: countKey(vendorId),
      UpdateExpression: `${set ? `SET ${set} = :yes ` : ''}ADD listed :by`,
      ExpressionAttributeValues: { ':by': listed, ...(set && { ':yes': true }) },
    },
  };
}

/** Tells whether the owner of an account has confirmed the e-mail, also where the account is gone. */
export const confirmedOwners = port('properties', ['GetItem'], (table) => ({
  has: async (vendorId: string) => (await readItem<AccountItem>(table, countKey(vendorId)))?.confirmed === true,
}));

/** For the transaction in which an owner confirms the e-mail. */
export const ownerStanding = port('properties', ['UpdateItem'], ({ name }) => ({
  confirmWrite: (vendorId: string) => confirmWrite(name, vendorId),
}));
