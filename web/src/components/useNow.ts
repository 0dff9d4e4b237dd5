import { useEffect, useReducer } from 'react';
import { serverNow } from '../offline/serverClock.ts';

/** This moment by the clock of the API, for as long as the page is open: it goes on minute by minute. */
export function useNow(): Date {
  const [, tick] = useReducer((minutes: number) => minutes + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
