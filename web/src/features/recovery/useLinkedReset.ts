import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromHistory } from '../../historyState.ts';
import type { Challenge } from './challenge.ts';

/**
 * The reset of the mail's link that the page was opened by, if it was. Its secret is moved from the address bar into the
 * state of the history entry, where it survives a reload and nobody reads it over a shoulder; the API is not asked.
 */
export function useLinkedReset(): Challenge | undefined {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get('reset');
  useEffect(() => {
    if (arrived) navigate(pathname + search, { replace: true, state: { reset: arrived } });
  }, [arrived, pathname, search, navigate]);
  const secret = arrived ?? fromHistory(state, 'reset');
  return typeof secret === 'string' && secret !== '' ? { userId: secret, email: '' } : undefined;
}
