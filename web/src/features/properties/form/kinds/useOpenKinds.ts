import { useState } from 'react';
import { kindWith } from '../fieldErrors.ts';
import type { PropertyDraft } from '../propertyDraft.ts';
import { progressOf } from '../steps.ts';

/** The cards of kinds that are unfolded: at first that of the only kind, else of the first that is not whole. */
export function useOpenKinds(initial: PropertyDraft) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(initial));
  // One set of functions for as long as the form stands, as those of the draft are.
  const [actions] = useState(() => ({
    toggle: (key: string) => setOpen((before) => before.symmetricDifference(new Set([key]))),
    /** Folds all others. */
    openOnly: (key: string) => setOpen(new Set([key])),
    /** Unfolds the first kind with one of these fields, so that the field can take the focus. */
    openFirstWith: (names: readonly string[], { kinds }: PropertyDraft) => {
      const wrong = new Set(names.map((name) => kindWith(name, kinds)));
      const first = kinds.find((kind) => wrong.has(kind));
      if (first) setOpen((before) => before.union(new Set([first.key])));
    },
    openAfresh: (draft: PropertyDraft) => setOpen(firstOpen(draft)),
  }));
  return { open, ...actions };
}

function firstOpen(draft: PropertyDraft): ReadonlySet<string> {
  const [only, ...others] = draft.kinds;
  const left = progressOf(draft).kinds;
  const first = others.length === 0 ? only : draft.kinds.find(({ key }) => left.has(key));
  return new Set(first ? [first.key] : []);
}
