import { type Failure, fail, suspensionSentence } from '../../shared/errors.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { profileKey } from './accountKeys.ts';
import type { Login } from './loginItem.ts';

/** Why an operator keeps an account from everything, in words that its owner reads at a login, and since when: an ISO instant. */
export interface Suspension {
  at: string;
  reason: string;
}

type Actor = Pick<Login, 'accountId' | 'actsFor'>;

/** The check that an account is not suspended at the moment of a transaction. */
export function activeCheck(TableName: string, id: string): Write {
  return {
    ConditionCheck: { TableName, Key: profileKey(id), ConditionExpression: 'attribute_not_exists(suspension)' },
  };
}

/** The checks that neither an account nor the owner for whom it acts is suspended. */
export function activeChecks(TableName: string, { accountId, actsFor }: Actor): Write[] {
  return [accountId, ...(actsFor ? [actsFor] : [])].map((id) => activeCheck(TableName, id));
}

/** The write that suspends an account, or without a suspension ends that; it stops where there is no account. */
export function suspensionWrite(TableName: string, id: string, suspension?: Suspension): Write {
  return {
    Update: {
      TableName,
      Key: profileKey(id),
      UpdateExpression: suspension ? 'SET suspension = :suspension' : 'REMOVE suspension',
      ConditionExpression: 'attribute_exists(pk)',
      ...(suspension && { ExpressionAttributeValues: { ':suspension': suspension } }),
    },
  };
}

/** Failure of a login to an account that is suspended, with the reason; a member of the staff reads nothing of the owner's. */
export async function suspended(table: Table, { accountId }: Actor): Promise<Failure> {
  const suspension = await readSuspension(table, accountId);
  return suspension ? suspensionFailure(suspension) : fail('account_suspended');
}

/** @throws Failure `account_suspended` where an account is suspended, or the owner for whom it acts */
export async function refuseSuspended(table: Table, { accountId, actsFor }: Actor): Promise<void> {
  const suspension = await readSuspension(table, accountId);
  if (suspension) throw suspensionFailure(suspension);
  if (actsFor && (await readSuspension(table, actsFor))) throw fail('account_suspended');
}

async function readSuspension(table: Table, id: string): Promise<Suspension | undefined> {
  return (await readItem<{ suspension?: Suspension }>(table, profileKey(id)))?.suspension;
}

/** The failure that tells why an account is suspended. */
export function suspensionFailure({ reason }: Suspension): Failure {
  return fail('account_suspended', { message: suspensionSentence(reason), params: { reason } });
}

/** Holds what owners do to that they are not suspended. */
export const activeHosts = port('vendors', ['ConditionCheckItem'], ({ name }) => ({
  check: (vendorId: string): Write => activeCheck(name, vendorId),
}));
