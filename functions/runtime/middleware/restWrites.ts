import type { MiddlewareObj } from '@middy/core';
import { changes, type Endpoint } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import type { ParsedEvent } from './parseRequest.ts';

/** Seconds after which it is worth asking again: a restore takes longer, and nobody is to send every moment. */
const restSeconds = 600;

/**
 * Refuses what would change something while the stage says that its writes rest (`WRITES_REST`), as it does while tables are restored:
 * nothing may be accepted that the restored tables would not have. Reads go on.
 */
export function restWrites(endpoint: Endpoint): MiddlewareObj<ParsedEvent> {
  return {
    before: () => {
      if (process.env.WRITES_REST === undefined || !changes(endpoint)) return;
      throw fail('writes_rest', { retryAfter: restSeconds });
    },
  };
}
