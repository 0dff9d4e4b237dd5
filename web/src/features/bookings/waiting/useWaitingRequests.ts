import { useEffect } from 'react';
import type { Session } from '../../../session.ts';
import { readStored } from '../../../storage.ts';

/** Sends what waited for a connection when the site was closed. */
export function useWaitingRequests({ role, id }: Session): void {
  useEffect(() => {
    if (role !== 'user' || id === '' || readStored('waitingRequests') === null) return;
    import('./watchWaiting.ts').then(
      ({ watchWaiting }) => watchWaiting(),
      () => {},
    );
  }, [role, id]);
}
