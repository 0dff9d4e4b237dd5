import { useNow } from '../../../components/useNow.ts';
import { serverNow } from '../../../offline/serverClock.ts';

/** This moment by the clock of the API, minute by minute. */
export function useServerNow(): Date {
  useNow();
  return serverNow();
}
