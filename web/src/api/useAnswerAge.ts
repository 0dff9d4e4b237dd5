import { useEffect } from 'react';
import type { Key } from 'swr';
import type { Operation } from '../../../shared/api.ts';
import { trackAge } from '../offline/answerAges.ts';
import { addressOf, type Parts } from './address.ts';

/** Notes that a part of the page shows what is read under a key, `[operation, request, ...]`, so that its age is said. */
export function useAnswerAge(key: Key): void {
  // No address is known where the page is prerendered.
  const shown = Array.isArray(key) ? JSON.stringify(key) : undefined;
  useEffect(() => {
    if (shown === undefined) return;
    const [operation, request] = JSON.parse(shown) as [Operation, Parts];
    return trackAge(addressOf(operation, request).href);
  }, [shown]);
}
