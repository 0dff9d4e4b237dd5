import type { MiddlewareObj } from '@middy/core';
import type { Auth, Endpoint, Role } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import type { Port, Ports } from '../ports.ts';
import { readToken, type SessionLookup } from '../session.ts';
import type { ParsedEvent } from './parseRequest.ts';

/**
 * Lets nobody through but those whom the endpoint names, before anything else of the request is looked at and any other
 * port is opened. What is missing, be it the token, its session or the port to look it up with, means no.
 */
export function requireSession({ auth }: Endpoint, ports: Ports): MiddlewareObj<ParsedEvent> {
  const lookups = lookupsOf(ports);
  return {
    before: async ({ event }) => {
      if (auth === 'public') return;
      const token = tokenOf(event);
      const role = claimedRole(token, auth);
      const session = role && (await lookups(role)?.find(token));
      if (!session) throw fail('not_signed_in');
      if (auth.own !== undefined && event.pathParameters?.[auth.own] !== session.id) throw fail('not_yours');
      event.session = session;
    },
  };
}

function tokenOf({ headers }: ParsedEvent): string {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** The role that a token claims, where that role may call. */
function claimedRole(token: string, { role }: Exclude<Auth, 'public'>): Role | undefined {
  const claimed = readToken(token)?.role;
  return role === 'either' || role === claimed ? claimed : undefined;
}

function lookupsOf(ports: Ports): (role: Role) => SessionLookup | undefined {
  const opened: Partial<Record<Role, SessionLookup>> = {};
  return (role) => {
    const port = ports[`${role}Session`] as Port<SessionLookup> | undefined;
    opened[role] ??= port?.open();
    return opened[role];
  };
}
