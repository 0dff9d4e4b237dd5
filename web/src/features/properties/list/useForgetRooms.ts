import { useSWRConfig } from 'swr';
import type { Operation } from '../../../../../shared/api.ts';

/** Forgets what was read, for the property that was changed may stand in any of it; what `shown` answered is kept. */
export function useForgetRooms(shown?: Operation): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => !Array.isArray(key) || key[0] !== shown, undefined);
}
