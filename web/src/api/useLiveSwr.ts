import { useRef } from 'react';
import useSWR, { type Key } from 'swr';
import type { ApiError } from './ApiError.ts';
import { tellFailure } from './tellFailure.ts';
import { useShown } from './useShown.ts';

/**
 * Reads something again every so often while somebody looks at the page, and when they come back to it. What was read
 * stays on show meanwhile; only where nothing is on show is a failure told, for the next reading comes by itself.
 */
export function useLiveSwr<T>(key: Key, read: () => Promise<T>, seconds = 15) {
  const shown = useRef(false);
  useShown(key);
  const answer = useSWR<T, ApiError>(key, read, {
    refreshInterval: seconds * 1000,
    revalidateOnFocus: true,
    keepPreviousData: true,
    onError: (error) => {
      if (!shown.current) tellFailure(error);
    },
  });
  shown.current = answer.data !== undefined;
  return answer;
}
