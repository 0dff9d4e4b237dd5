import { deleteItem } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { loginKey } from './accountKeys.ts';
import { type Login, readLogin } from './loginItem.ts';
import { mostDeleted, sessionDeletions } from './sessions.ts';

/** Ends all sessions of an account that are there at this moment; answers how many. Whoever logs in later begins a new one. */
export async function endSessions(table: Table, accountId: string): Promise<number> {
  const sessions = await sessionDeletions(table, accountId);
  for (let at = 0; at < sessions.length; at += mostDeleted) await transact(table, sessions.slice(at, at + mostDeleted));
  return sessions.length;
}

/**
 * Closes what an address is logged in with, and ends all sessions: from then on nothing begins one. Its password and the
 * count of its passwords are gone, which a login and a reset are held to, so that those under way stop, and a new reset
 * finds no account. The address stays taken until `deleteLogin`. Where an account is named, the login of another one is left.
 */
export async function closeLogin(table: Table, email: string, accountId?: string): Promise<void> {
  const login = await readLogin(table, email);
  if (!login || (accountId ?? login.accountId) !== login.accountId) return;
  const sessions = await sessionDeletions(table, login.accountId);
  const stopped = await transact(table, [closing(table.name, login), ...sessions.slice(0, mostDeleted)]);
  // A session began after the list was read, or there are more of them than a transaction takes.
  if (stopped.length > 0 || sessions.length > mostDeleted) await closeLogin(table, email, login.accountId);
}

function closing(TableName: string, { email, accountId, sessionRevision }: Login): Write {
  return {
    Update: {
      TableName,
      Key: loginKey(email),
      UpdateExpression: 'SET closedAt = if_not_exists(closedAt, :now) REMOVE passwordHash, passwordRevision',
      ConditionExpression: 'sessionRevision = :read AND accountId = :account',
      ExpressionAttributeValues: { ':now': new Date().toISOString(), ':read': sessionRevision, ':account': accountId },
    },
  };
}

/** Deletes a closed login, so that its address is free again: the last step of an erasure. */
export async function deleteLogin(table: Table, email: string): Promise<void> {
  await deleteItem(table, loginKey(email), 'attribute_exists(closedAt)');
}
