import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { focusMain } from '../../../components/focusMain.ts';

/**
 * A thread and its inbox differ in the query alone, and the focus goes to the page with each of them. An inbox begins at its top;
 * a thread finds its place itself.
 */
export function useOpened(isThread: boolean): void {
  const [params] = useSearchParams();
  const opened = params.toString();
  const before = useRef(opened);
  const isFromHistory = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (before.current === opened) return;
    before.current = opened;
    if (isFromHistory) return;
    if (!isThread) window.scrollTo({ top: 0, behavior: 'instant' });
    focusMain();
  }, [opened, isThread, isFromHistory]);
}
