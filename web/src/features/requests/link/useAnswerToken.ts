import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromHistory } from '../../../historyState.ts';

/**
 * The token of the mail's link that the page was opened by. It is moved from the address bar into the state of the history
 * entry: there it survives a reload, but is in no address that somebody copies or photographs, and is gone with the tab.
 */
export function useAnswerToken(): string | undefined {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get('token');
  useEffect(() => {
    if (arrived) navigate(pathname + search, { replace: true, state: { answerToken: arrived } });
  }, [arrived, pathname, search, navigate]);
  const token = arrived ?? fromHistory(state, 'answerToken');
  return typeof token === 'string' && token !== '' ? token : undefined;
}
