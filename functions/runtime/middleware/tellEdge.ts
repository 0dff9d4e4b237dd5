import type { MiddlewareObj } from '@middy/core';
import { fail } from '../../../shared/errors.ts';
import { type EdgeKey, edgeKey, edgeKeyHeader } from '../edgeKey.ts';
import type { ParsedEvent } from './parseRequest.ts';

/** Tells whether a call came through the distribution, and refuses others where the stage says so. */
export function tellEdge(): MiddlewareObj<ParsedEvent> {
  let opened: EdgeKey | undefined;
  return {
    before: async ({ event }) => {
      opened ??= edgeKey.open();
      event.throughEdge = await opened.isOurs(event.headers[edgeKeyHeader]);
      if (opened.only && !event.throughEdge) throw fail('not_through_site');
    },
  };
}
