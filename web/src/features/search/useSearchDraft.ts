import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import type { RoomSearch } from '../../../../shared/rules/searchAddress.ts';
import {
  type DraftField,
  draftOf,
  fitToPlace,
  type Scope,
  type SearchDraft,
  touchedIn,
  typedDraft,
} from './searchDraft.ts';
import { searchPath } from './searchUrl.ts';
import { soleSuggestion } from './useSuggestions.ts';

type Touched = ReadonlySet<DraftField>;

/** What is typed. When the address changes to another search, as after going back, the form shows that one. */
export function useSearchDraft(search: RoomSearch, scope: Scope, form: RefObject<HTMLFormElement | null>) {
  const address = searchPath(search);
  const first = untouched(search, scope);
  const [draft, setDraft] = useState(first);
  if (draft.address !== address) setDraft(first);
  // A prerendered form may have been filled in before it was hydrated; what it holds then is kept.
  useLayoutEffect(() => {
    const typed = form.current && typedDraft(new FormData(form.current));
    if (!typed) return;
    const touched: Touched = new Set(scope === 'proposed' ? touchedIn(typed) : []);
    const fields = fitted(typed, scope, touched);
    setDraft((before) =>
      touched.size === 0 && isSame(fields, before.fields) ? before : { ...before, fields, touched },
    );
  }, [form, scope]);
  const { fields, touched } = draft;
  const place = touched.has('location') ? soleSuggestion(fields.location) : undefined;
  return {
    draft: fields,
    /** The same with the one place that is suggested for what was typed. */
    toSearch: place === undefined ? fields : fitted({ ...fields, location: place }, scope, touched),
    change: (changes: Partial<SearchDraft>) => {
      const now: Touched = new Set([...touched, ...(Object.keys(changes) as DraftField[])]);
      setDraft({ address, fields: fitted({ ...fields, ...changes }, scope, now), touched: now });
    },
    /**
     * Tells what was submitted. The router shows the new address as a transition; whoever goes back before that never sees it,
     * and finds the search of the old address in the form all the same.
     */
    submitted: (made: RoomSearch) => startTransition(() => setDraft(untouched(made, scope))),
  };
}

function isSame(one: SearchDraft, other: SearchDraft): boolean {
  return Object.keys(one).every((field) => one[field as DraftField] === other[field as DraftField]);
}

/** The form of a search as nobody has changed it yet. */
function untouched(search: RoomSearch, scope: Scope) {
  return { address: searchPath(search), fields: draftOf(search, scope), touched: new Set() as Touched };
}

/** The home page proposes values for one place; among the results a form shows the search that was made. */
function fitted(fields: SearchDraft, scope: Scope, touched: Touched): SearchDraft {
  return scope === 'wide' ? fields : fitToPlace(fields, touched);
}
