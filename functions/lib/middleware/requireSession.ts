import type { MiddlewareObj } from '@middy/core';
import type { Auth, Endpoint } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import type { Session } from '../caller.ts';
import { readToken, type SessionLookup } from '../signedIn.ts';
import type { ParsedEvent } from './parseRequest.ts';

type Protected = Exclude<Auth, 'public'>;

/**
 * Lets nobody through but those whom the endpoint names, before anything else of the request is looked at. What is
 * missing, be it the token, its session or the port to look it up with, means no.
 */
export function requireSession(endpoint: Endpoint, ports: () => Record<string, unknown>): MiddlewareObj<ParsedEvent> {
  return {
    before: async ({ event }) => {
      const { auth } = endpoint;
      if (auth === 'public') return;
      const session = await sessionOf(event, auth, ports);
      if (!session) throw fail('not_signed_in');
      if (auth.own !== undefined && event.pathParameters?.[auth.own] !== session.id) throw fail('not_yours');
      event.session = session;
    },
  };
}

async function sessionOf(
  { headers }: ParsedEvent,
  { role }: Protected,
  ports: () => Record<string, unknown>,
): Promise<Session | undefined> {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const claimed = readToken(token);
  if (!claimed || (role !== 'either' && role !== claimed.role)) return undefined;
  const lookup = ports()[`${claimed.role}Session`] as SessionLookup | undefined;
  return lookup?.find(token);
}
