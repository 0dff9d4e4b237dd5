import { useEffect } from 'react';
import type { Session } from '../../session.ts';
import { joinAccount } from './joinAccount.ts';
import { keptList } from './keptList.ts';

/**
 * Joins the browser's kept rooms to the account when its traveller logs in, and later what could not be sent when it was
 * done. Where there is nothing to join nothing is asked: a session that has ended is told of where it is needed.
 */
export function useJoinedKeptRooms({ role, id }: Session): void {
  useEffect(() => {
    if (role !== 'user') return;
    const join = () => {
      if (keptList.owner !== id || keptList.read().unsent) void joinAccount();
    };
    join();
    window.addEventListener('online', join);
    return () => window.removeEventListener('online', join);
  }, [role, id]);
}
