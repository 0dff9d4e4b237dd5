import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { describeSearch } from './describeSearch.ts';
import type { RoomSearch } from './roomSearch.ts';
import { SearchBar } from './SearchBar.tsx';
import type { DraftIssues } from './searchDraft.ts';

/** The search above its results: always open on a wide screen, folded to a line on a narrow one. */
export function SearchPanel({ search, issues }: { search: RoomSearch; issues: DraftIssues }) {
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || Object.keys(issues).length > 0;
  return (
    <div className="rounded-panel bg-drift p-4 sm:p-6">
      <div className="flex items-center justify-between gap-3 lg:hidden">
        <p className="numbers min-w-0 text-sm">
          <strong className="block truncate text-base">{search.location}</strong>
          {describeSearch(search)}
        </p>
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls="search-form"
          onClick={() => setUnfolded(!unfolded)}
          className="shrink-0"
        >
          <Icon name="search" className="size-4.5" />
          <Trans>Change</Trans>
        </Button>
      </div>
      <div id="search-form" className={`${open ? 'mt-4 lg:mt-0' : 'hidden'} lg:block`}>
        <SearchBar scope="wide" search={search} issues={issues} onSearch={() => setUnfolded(false)} />
      </div>
    </div>
  );
}
