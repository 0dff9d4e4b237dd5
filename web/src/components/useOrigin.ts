import { useSyncExternalStore } from 'react';

/** The origin of the site, which a page that is drawn without a browser does not know. */
export function useOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
}
