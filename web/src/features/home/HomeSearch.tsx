import { useEffect, useState } from 'react';
import { tellAnswers } from '../../components/earlyPresses.ts';
import { SearchBar } from '../search/SearchBar.tsx';

/** The search form of the home page, which a visitor may have used before this script was there. */
export function HomeSearch() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // A render later: by then the form has taken over what was typed.
  useEffect(() => {
    if (hydrated) tellAnswers('home-search');
  }, [hydrated]);
  return <SearchBar />;
}
