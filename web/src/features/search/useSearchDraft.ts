import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
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

type FieldSet = ReadonlySet<DraftField>;

/** The draft of the form. When the address changes to another search, as on the way back, the form shows that one. */
export function useSearchDraft(search: RoomSearch, scope: Scope, form: RefObject<HTMLFormElement | null>) {
  const address = searchPath(search);
  const first = untouched(search, scope);
  const [draft, setDraft] = useState(first);
  if (draft.address !== address) setDraft(first);
  // Somebody may fill in a prerendered form before its hydration; the draft takes over those values.
  useLayoutEffect(() => {
    const typed = form.current && typedDraft(new FormData(form.current));
    if (!typed) return;
    const touched: FieldSet = new Set(scope === 'proposed' ? touchedIn(typed) : []);
    const fields = fitted(typed, scope, touched);
    setDraft((before) =>
      touched.size === 0 && isSame(fields, before.fields) ? before : { ...before, fields, touched },
    );
  }, [form, scope]);
  const { fields, touched } = draft;
  const place = touched.has('location') ? soleSuggestion(fields.location) : undefined;
  return {
    draft: fields,
    /** The draft with the only suggested place instead of the typed one. */
    toSearch: place === undefined ? fields : fitted({ ...fields, location: place }, scope, touched),
    change: (changes: Partial<SearchDraft>) => {
      const now: FieldSet = new Set([...touched, ...(Object.keys(changes) as DraftField[])]);
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
  return { address: searchPath(search), fields: draftOf(search, scope), touched: new Set() as FieldSet };
}

/** The home page proposes values for one place; among the results a form shows the search that was made. */
function fitted(fields: SearchDraft, scope: Scope, touched: FieldSet): SearchDraft {
  return scope === 'wide' ? fields : fitToPlace(fields, touched);
}
