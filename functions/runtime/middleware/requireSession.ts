import type { MiddlewareObj } from '@middy/core';
import type { Auth, Endpoint } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import type { Role } from '../../../shared/roles.ts';
import type { Port, Ports } from '../ports.ts';
import { readToken, type Session, type SessionLookup } from '../session.ts';
import type { ParsedEvent } from './parseRequest.ts';

/**
 * Lets nobody through but those whom the endpoint names, before anything else of the request is looked at and any
 * other port is opened. A missing token, session or port to look it up with means no.
 */
export function requireSession({ auth }: Endpoint, ports: Ports): MiddlewareObj<ParsedEvent> {
  const find = finder(ports);
  return {
    before: async ({ event }) => {
      if (auth === 'public') return;
      const session = await find(tokenOf(event), auth.role);
      if (!session) throw fail('not_signed_in');
      refuseOthers(session, auth, event);
      event.session = session;
    },
  };
}

/** Staff get where the endpoint says so; everybody to what is their own, staff to what is the owner's. */
function refuseOthers(
  { id, staffId }: Session,
  { own, staff }: Exclude<Auth, 'public'>,
  { pathParameters }: ParsedEvent,
) {
  if (staffId !== undefined && !staff) throw fail('not_for_staff');
  if (own !== undefined && pathParameters?.[own] !== id) throw fail('not_yours');
}

/** Asks the table only about tokens that claim the role. */
function finder({ session: port }: Ports) {
  let lookup: SessionLookup | undefined;
  return async (token: string, role: Role) => {
    if (readToken(token)?.role !== role) return undefined;
    lookup ??= (port as Port<SessionLookup> | undefined)?.open();
    return lookup?.find(token);
  };
}

function tokenOf({ headers }: ParsedEvent): string {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
