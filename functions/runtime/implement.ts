import type { MiddlewareObj } from '@middy/core';
import type { Endpoint } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { edgeKey, edgeKeyHeader } from './edgeKey.ts';
import { count } from './figures.ts';
import { type Handler, handlerOf, type Run } from './handlerOf.ts';
import type { ParsedEvent } from './middleware/parseRequest.ts';
import type { Ports } from './ports.ts';
import type { SessionPort } from './session.ts';

/** Implements an operation. The question whether all is well takes `handlerOf` itself: anybody may ask it, past the distribution too. */
export function implement<const E extends Endpoint, P extends Ports & SessionPort<E>>(
  endpoint: E,
  ports: P,
  run: Run<E, P>,
): Handler<E, P> {
  const handler = handlerOf(endpoint, ports, run, [tellEdge()]);
  return Object.assign(handler, { ports: { ...ports, edge: edgeKey } });
}

/** Tells whether a call came through the distribution, and refuses others where the stage says so. */
function tellEdge(): MiddlewareObj<ParsedEvent> {
  let opened: ReturnType<typeof edgeKey.open> | undefined;
  return {
    before: async ({ event }) => {
      opened ??= edgeKey.open();
      event.throughEdge = await opened.isOurs(event.headers[edgeKeyHeader]);
      if (event.throughEdge || !opened.only) return;
      count('refusedPastEdge');
      throw fail('not_through_site');
    },
  };
}
