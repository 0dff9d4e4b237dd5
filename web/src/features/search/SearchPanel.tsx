import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SentIssue } from '../../../../shared/errors.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { sayIssue } from '../../words/words.ts';
import type { RoomSearch } from './roomSearch.ts';
import { SearchBar } from './SearchBar.tsx';
import { formFields } from './searchDraft.ts';

interface Props {
  search: RoomSearch;
  /** What the API said about it. */
  issues?: readonly SentIssue[] | undefined;
}

/** The search above its results: always open on a wide screen, folded to a button on a narrow one. */
export function SearchPanel({ search, issues: sent = [] }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const ofForm = sent.filter(({ path }) => Object.hasOwn(formFields, path));
  const issues = Object.fromEntries(ofForm.map((issue) => [issue.path, sayIssue(issue)]));
  const open = unfolded || ofForm.length > 0;
  return (
    <div>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls="search-form"
        onClick={() => setUnfolded(!unfolded)}
        className="w-full lg:hidden"
      >
        <Icon name="search" />
        <Trans>Change the search</Trans>
      </Button>
      <div
        id="search-form"
        className={`rounded-panel bg-drift p-4 sm:p-6 ${open ? 'mt-3 lg:mt-0' : 'hidden'} lg:block`}
      >
        <SearchBar scope="wide" search={search} issues={issues} onSearch={() => setUnfolded(false)} />
      </div>
    </div>
  );
}
