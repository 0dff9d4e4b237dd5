import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { fromHistory } from '../../historyState.ts';

/** The state of the history entry that the form of a search makes. */
export const searched = { searched: true };

/** After a search the focus goes to its results, and stays where it is after going back. */
export function useFocusAfterSearch(results: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation();
  const isFromHistory = useNavigationType() === 'POP';
  const isSearched = fromHistory(state, 'searched') === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search moves it, also one for the rooms that are there
  useEffect(() => {
    if (isFromHistory || !isSearched) return;
    // The layout moves the focus to a page that is new.
    const frame = requestAnimationFrame(() => results.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [key, isSearched, isFromHistory, results]);
}
