import { useEffect, useRef, useState } from 'react';
import { currentSession, lastSessionEnd } from '../../../session.ts';
import { type DraftPlace, dropDraft, keepDraft, readDraft } from './draftStorage.ts';
import type { PropertyDraft } from './propertyDraft.ts';

const settledAfterMs = 400;

export type Change = (change: (draft: PropertyDraft) => PropertyDraft) => void;

/** What was found when the form opened. */
export interface Restored {
  /** Photos that had not left this browser and are gone with the page that held them. */
  lostPhotos: number;
  /** The property has been changed since the edit began. */
  outdated: boolean;
}

interface Opened {
  draft: PropertyDraft;
  restored: Restored | undefined;
}

interface Drafting {
  draft: PropertyDraft;
  /** The draft with changes that are not on the screen yet. */
  current: () => PropertyDraft;
  change: Change;
  restored: Restored | undefined;
  /** Begins anew, and forgets what was kept. */
  startAfresh: () => void;
  /** Keeps what there is now, without waiting for a pause. */
  keep: () => void;
  /** After success: nothing more is kept. */
  drop: () => void;
}

/** A form's content that a reload or a dead battery does not take away. `initial` is made when there is nothing to restore. */
export function useDraft(place: DraftPlace, initial: () => PropertyDraft, basis?: string): Drafting {
  const [{ draft, restored }, set] = useState(() => open(place, initial, basis));
  const unsaved = useRef(false);
  const latest = useRef(draft);

  const change: Change = (make) => {
    unsaved.current = true;
    latest.current = make(latest.current);
    set({ restored, draft: latest.current });
  };
  const keep = () => {
    if (!unsaved.current || !stillHere()) return;
    unsaved.current = false;
    keepDraft(place, { draft: latest.current, basis });
  };
  const drop = () => {
    unsaved.current = false;
    dropDraft(place);
  };
  const startAfresh = () => {
    drop();
    latest.current = initial();
    set({ draft: latest.current, restored: undefined });
  };
  useKeeping(draft, keep);
  return { draft, current: () => latest.current, change, restored, startAfresh, keep, drop };
}

/** Keeps after each pause in typing, and at once when the page is left or put aside. */
function useKeeping(draft: PropertyDraft, keep: () => void): void {
  const current = useRef(keep);
  current.current = keep;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => current.current(), settledAfterMs);
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

/** After a logout nothing of the person stays in the browser; after a session that ran out they will be back. */
function stillHere(): boolean {
  return currentSession() !== undefined || lastSessionEnd()?.returnAfterLogin === true;
}

function open(place: DraftPlace, initial: () => PropertyDraft, basis: string | undefined): Opened {
  const kept = readDraft(place);
  if (!kept) return { draft: initial(), restored: undefined };
  const arrived = kept.draft.rooms.map((room) => ({ ...room, photos: room.photos.filter(hasArrived) }));
  const lostPhotos = count(kept.draft.rooms) - count(arrived);
  return {
    draft: { ...kept.draft, rooms: arrived },
    restored: { lostPhotos, outdated: kept.basis !== basis },
  };
}

function hasArrived({ photoId, imgURL }: { photoId?: string; imgURL?: string }): boolean {
  return photoId !== undefined || imgURL !== undefined;
}

function count(rooms: PropertyDraft['rooms']): number {
  return new Set(rooms.flatMap(({ photos }) => photos.map(({ key }) => key))).size;
}
