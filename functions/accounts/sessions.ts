import type { Role } from '../../shared/roles.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { deleteItem } from '../runtime/conflict.ts';
import { newId } from '../runtime/ids.ts';
import { port, portByRole } from '../runtime/port.ts';
import type { Ports } from '../runtime/ports.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import { readToken, type Session, type SessionLookup, tokenOf } from '../runtime/session.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { digestOf, sessionKey, sessionPrefix } from './accountKeys.ts';
import type { Login } from './loginItem.ts';

/** Seconds that a session lasts. */
export const sessionSeconds = 30 * 24 * 3600;

/** A session as it is stored; times are seconds. */
interface SessionItem extends Key {
  /** The account of the owner, in a session of his staff. */
  actsFor?: string;
  createdAt: number;
  expiresAt: number;
}

const lookup = <R extends Role>(role: R) =>
  port(
    `${role}s`,
    ['GetItem'],
    (table): SessionLookup<R> => ({
      find: async (token) => {
        const claimed = readToken(token);
        if (claimed?.role !== role) return undefined;
        const digest = digestOf(token);
        const item = await readItem<SessionItem>(table, sessionKey(claimed.id, digest));
        if (!item || item.expiresAt <= nowSeconds()) return undefined;
        return { ...actorOf(claimed.id, item), role, digest, createdAt: item.createdAt };
      },
    }),
  );

function actorOf(accountId: string, { actsFor }: SessionItem): Pick<Session, 'id' | 'staffId'> {
  return actsFor === undefined ? { id: accountId } : { id: actsFor, staffId: accountId };
}

/** Finds the session of a token, at one read. */
export const sessions = { user: lookup('user'), vendor: lookup('vendor') };

/** The ports of a protected operation of each role: the sessions of that role, and what else the operation needs. */
export function withSession<P extends Ports>(make: (role: Role) => P) {
  return {
    user: { session: sessions.user, ...make('user') },
    vendor: { session: sessions.vendor, ...make('vendor') },
  };
}

/** The account that logged in: of a member of the staff the own one. */
export function accountOf({ id, staffId }: Session): string {
  return staffId ?? id;
}

/** Ends one session; one that has ended already stays ended. */
export const logouts = portByRole(['DeleteItem'], (table) => ({
  end: async (session: Session): Promise<void> => {
    await deleteItem(table, sessionKey(accountOf(session), session.digest));
  },
}));

/** A new session: its token, which is stored nowhere, and the write that begins it. */
export function newSession(
  table: Table,
  role: Role,
  { accountId, actsFor }: Pick<Login, 'accountId' | 'actsFor'>,
): { token: string; write: Write } {
  const token = tokenOf(role, accountId, newId(32));
  const createdAt = nowSeconds();
  const times = { createdAt, expiresAt: createdAt + sessionSeconds };
  const Item = { ...sessionKey(accountId, digestOf(token)), ...times, ...(actsFor && { actsFor }) };
  return { token, write: { Put: { TableName: table.name, Item } } };
}

/** Sessions an account may have at once; the oldest make room. */
export const mostSessions = 20;

/** Sessions that end in one transaction beside other writes: DynamoDB takes 100 actions. */
export const mostDeleted = 90;

/** The writes that end the sessions of an account, all or the oldest beyond the `kept` newest. */
export async function sessionDeletions(table: Table, id: string, kept = 0): Promise<Write[]> {
  const found = await queryAll<SessionItem>(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :session)',
    ExpressionAttributeValues: { ':pk': sessionKey(id, '').pk, ':session': sessionPrefix },
    ConsistentRead: true,
  });
  const newestFirst = found.sort((a, b) => b.createdAt - a.createdAt);
  return newestFirst.slice(kept).map(({ pk, sk }) => ({ Delete: { TableName: table.name, Key: { pk, sk } } }));
}
