import { useSWRConfig } from 'swr';
import type { Operation } from '../../../shared/api.ts';
import { call } from './call.ts';
import { keysOf } from './keys.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/**
 * Sends an operation that changes something. Afterwards the kept answers of the `stale` operations are dropped, and read
 * again where a page shows them. A failure drops them too: a call whose answer was lost may have been carried out.
 */
export function useSend<O extends Operation>(operation: O, stale: readonly Operation[] = []) {
  const { mutate } = useSWRConfig();
  return async (request: RequestOf<O>): Promise<AnswerOf<O>> => {
    try {
      return await call(operation, request);
    } finally {
      void mutate(keysOf(stale), undefined);
    }
  };
}
