import type { Endpoint } from '../../shared/endpoint.ts';
import type { Role } from '../../shared/roles.ts';
import type { Port } from './ports.ts';

/**
 * Who is logged in: the account, and `digest`, which names this one session among the account's and opens nothing. For a member of an
 * owner's staff `id` is the owner's account, for which all is done, and `staffId` the own one.
 */
export interface Session<R extends Role = Role> {
  id: string;
  role: R;
  digest: string;
  staffId?: string;
  /** When it began: seconds since 1970. */
  createdAt: number;
}

/** Finds who a token belongs to; undefined for one that was forged, has ended or is of the other role. */
export interface SessionLookup<R extends Role = Role> {
  find(token: string): Promise<Session<R> | undefined>;
}

type RoleOf<E extends Endpoint> = E['auth'] extends { role: infer R extends Role } ? R : never;

/** The port without which a handler of a protected endpoint does not compile: the sessions of the endpoint's own role. */
export type SessionPort<E extends Endpoint> = E['auth'] extends 'public'
  ? unknown
  : { session: Port<SessionLookup<RoleOf<E>>> };

/** Session in the input of a protected endpoint; none where the endpoint is for everybody. */
export type SessionInput<E extends Endpoint> = E['auth'] extends 'public' ? unknown : { session: Session<RoleOf<E>> };

const prefixes: Record<Role, string> = { user: 'u', vendor: 'v' };

/** Opaque to whoever holds it. Beside the secret it names role and account, so that one read finds its session. */
export function tokenOf(role: Role, id: string, secret: string): string {
  return `${prefixes[role]}.${id}.${secret}`;
}

/** Role and account that a token claims, or undefined for what is no token of ours. */
export function readToken(token: string): { role: Role; id: string } | undefined {
  const [, prefix, id = ''] = /^([uv])\.([A-Za-z0-9_-]{1,64})\.[A-Za-z0-9_-]{43}$/.exec(token) ?? [];
  return prefix === undefined ? undefined : { role: prefix === 'u' ? 'user' : 'vendor', id };
}
