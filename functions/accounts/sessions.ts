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

const lifeSeconds = 30 * 24 * 3600;

/** A session as it is stored; times are seconds. */
interface SessionItem extends Key {
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
        return item && item.expiresAt > nowSeconds()
          ? { id: claimed.id, role, digest, createdAt: item.createdAt }
          : undefined;
      },
    }),
  );

/** Finds the session of a token, at one read. */
export const sessions = { user: lookup('user'), vendor: lookup('vendor') };

/** The ports of a protected operation of each role: the sessions of that role, and what else the operation needs. */
export function withSession<P extends Ports>(make: (role: Role) => P) {
  return {
    user: { session: sessions.user, ...make('user') },
    vendor: { session: sessions.vendor, ...make('vendor') },
  };
}

/** Ends one session; one that has ended already stays ended. */
export const logouts = portByRole(['DeleteItem'], (table) => ({
  end: async ({ id, digest }: Session): Promise<void> => {
    await deleteItem(table, sessionKey(id, digest));
  },
}));

/** A new session: its token, which is stored nowhere, and the write that begins it. */
export function newSession(table: Table, role: Role, id: string): { token: string; write: Write } {
  const token = tokenOf(role, id, newId(32));
  const createdAt = nowSeconds();
  const Item = { ...sessionKey(id, digestOf(token)), createdAt, expiresAt: createdAt + lifeSeconds };
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
