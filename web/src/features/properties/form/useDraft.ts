import { useEffect, useRef, useState } from 'react';
import { currentSession, lastSessionEnd } from '../../../session.ts';
import { type DraftPlace, dropDraft, keepDraft, openDraft } from './draftStorage.ts';
import type { PropertyDraft } from './propertyDraft.ts';

/** The pause in typing after which the draft is stored. */
const pauseMs = 400;

export type Change = (change: (draft: PropertyDraft) => PropertyDraft) => void;

/** The content of the property form. The browser stores it, so that a reload does not lose it. */
export function useDraft(place: DraftPlace, initial: () => PropertyDraft, basis?: string) {
  const [{ draft, lostPhotos }, set] = useState(() => openDraft(place, initial));
  const unsaved = useRef(false);
  const latest = useRef(draft);

  const change: Change = (make) => {
    unsaved.current = true;
    latest.current = make(latest.current);
    set({ lostPhotos, draft: latest.current });
  };
  /** Keeps the draft at once, without waiting for a pause. */
  const keep = () => {
    if (!unsaved.current || !mayKeep()) return;
    unsaved.current = false;
    keepDraft(place, { draft: latest.current, basis });
  };
  /** Drops the stored draft after success. */
  const drop = () => {
    unsaved.current = false;
    dropDraft(place);
  };
  /** Drops the stored draft, and begins with the initial one. */
  const startAfresh = () => {
    drop();
    latest.current = initial();
    set({ draft: latest.current });
  };
  useKeeping(draft, keep);
  /** The draft with changes that were not rendered yet. */
  const current = () => latest.current;
  return { draft, current, change, lostPhotos, startAfresh, keep, drop };
}

/** Keeps the draft after each pause in typing, and at once when the page is left or goes to the background. */
function useKeeping(draft: PropertyDraft, keep: () => void): void {
  const current = useRef(keep);
  current.current = keep;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => current.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const now = () => current.current();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, []);
}

/** After a logout nothing of the person may stay in the browser. After a session that expired the same person returns. */
function mayKeep(): boolean {
  return currentSession() !== undefined || lastSessionEnd()?.returnAfterLogin === true;
}
