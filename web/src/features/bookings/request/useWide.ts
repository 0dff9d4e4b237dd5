import { useSyncExternalStore } from 'react';

/** As wide as the layout that has a panel beside the page. */
const wide = '(min-width: 64rem)';

function onChange(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a panel beside the page. */
export function useWide(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
