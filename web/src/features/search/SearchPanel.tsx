import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import type { SentIssue } from '../../../../shared/rules/issues.ts';
import { useMatches } from '../../components/useMatches.ts';
import { sayIssue } from '../../words/words.ts';
import { SearchBar } from './SearchBar.tsx';
import { SlimBar } from './SlimBar.tsx';
import { formFields } from './searchDraft.ts';

const panelId = 'search-form';

interface Props {
  search: RoomSearch;
  /** Issues of the search from the API. */
  issues?: readonly SentIssue[] | undefined;
}

/**
 * The search above a list: always open on a wide screen, folded to a slim bar on a narrow one. The bar stays in reach as far
 * as the element around it goes.
 */
export const SearchPanel = memo(function SearchPanel({ search, issues: sent = [] }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(panel);
  const [unfolded, setUnfolded] = useState(false);
  const [calls, setCalls] = useState(0);
  // Each time the form is called for, it comes into view and takes the focus.
  useEffect(() => {
    if (calls === 0) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [calls]);
  const ofForm = sent.filter(({ path }) => Object.hasOwn(formFields, path));
  const issues = Object.fromEntries(ofForm.map((issue) => [issue.path, sayIssue(issue)]));
  const open = unfolded || ofForm.length > 0;
  const isMade = useMadeWhenOpen(open);
  const press = () => {
    if (unfolded && isSeen) return setUnfolded(false);
    setUnfolded(true);
    setCalls(calls + 1);
  };
  return (
    <>
      <SlimBar search={search} panelId={panelId} open={open} hiddenOnWide={isSeen} onPress={press} />
      <div
        ref={panel}
        id={panelId}
        tabIndex={-1}
        className={`rounded-panel bg-drift p-4 outline-none sm:p-6 ${open ? 'max-lg:mt-3' : 'max-lg:hidden'}`}
      >
        {isMade && <SearchBar scope="wide" search={search} issues={issues} onSearch={() => setUnfolded(false)} />}
      </div>
    </>
  );
});

/**
 * Whether the form is made: on a narrow screen when it is first unfolded, for its fields of days alone cost a slow phone 50 ms. From
 * then on it stays with what was typed, and so does one that was prerendered.
 */
function useMadeWhenOpen(open: boolean): boolean {
  const isNarrow = useMatches('(width < 64rem)');
  const [made, setMade] = useState(!isNarrow);
  const needed = open || !isNarrow;
  if (needed && !made) setMade(true);
  return made || needed;
}

/** Whether a part of an element can be seen; taken for granted until the browser says so. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
