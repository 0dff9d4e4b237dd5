import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromHistory } from '../historyState.ts';

/**
 * The secret of a mail's link, `#name=` in the address that opened the page. It moves from the address bar into the state of the
 * history entry: there it survives a reload, is in no address that somebody copies or photographs, and is gone with the tab.
 */
export function useAddressSecret(name: string): string | undefined {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get(name);
  useEffect(() => {
    if (arrived) navigate(pathname + search, { replace: true, state: { [name]: arrived } });
  }, [name, arrived, pathname, search, navigate]);
  const secret = arrived ?? fromHistory(state, name);
  return typeof secret === 'string' && secret !== '' ? secret : undefined;
}
