import { useEffect, useRef } from 'react';

/**
 * Runs something every so many seconds while somebody looks at the page and there is a line, and not before the last run has ended. With
 * 0 it rests.
 */
export function useEvery(seconds: number, run: () => Promise<void>): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (seconds === 0) return;
    let underWay = false;
    const timer = setInterval(async () => {
      if (underWay || document.visibilityState !== 'visible' || !navigator.onLine) return;
      underWay = true;
      await latest.current().finally(() => {
        underWay = false;
      });
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
}
