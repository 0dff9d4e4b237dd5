import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RoomSearch } from '../../../shared/addresses/searchAddress.ts';
import { searchQuery } from '../../../shared/addresses/searchQuery.ts';
import type { SearchCounts } from '../../../shared/contracts/counts.ts';
import { pageSize, priceSorts } from '../../../shared/rules/catalogue.ts';
import { useApi } from '../api/useApi.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { SkipLink } from '../components/SkipLink.tsx';
import { useFoundRooms } from '../features/roomList/api/rooms.ts';
import { RoomList } from '../features/roomList/RoomList.tsx';
import { SortSelect } from '../features/roomList/SortSelect.tsx';
import { FoundLine } from '../features/search/counts/FoundLine.tsx';
import { LeftOut } from '../features/search/counts/LeftOut.tsx';
import { describeSearch } from '../features/search/describeSearch.ts';
import {
  expectedInterpretation,
  InterpretationNote,
  sayInterpretation,
} from '../features/search/InterpretationNote.tsx';
import { NothingFound } from '../features/search/NothingFound.tsx';
import { peopleOf, stayOf } from '../features/search/roomSearch.ts';
import { SearchPanel } from '../features/search/SearchPanel.tsx';
import { readSearch } from '../features/search/searchUrl.ts';
import { useFocusAfterSearch } from '../features/search/useFocusAfterSearch.ts';
import { isolate } from '../words/isolate.ts';

const foundId = 'rooms-found';

/** The rooms that the search in the address finds. */
export function SearchResultsPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  // One object for one address: the list of rooms is not rendered again when the counts come.
  const search = useMemo(() => readSearch(params), [params]);
  const stay = useMemo(() => stayOf(search), [search]);
  const list = useFoundRooms(search, pageSize.home);
  const shows = (list.stale ? undefined : list.answer?.shows) ?? expectedInterpretation(search.location);
  const name = isolate(sayInterpretation(shows));
  const counts = useCounts(search, list);
  const found = useRef<HTMLHeadingElement>(null);
  useFocusAfterSearch(found);
  return (
    <div className="page pb-6 sm:pb-10 lg:pt-2">
      <SkipLink to={foundId}>
        <Trans>Skip to the rooms</Trans>
      </SkipLink>
      <SearchPanel search={search} issues={list.error?.issues} />
      <div className="mt-6 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mt-8 sm:mb-8">
        <PageTitle title={shows.kind === 'hotel' ? t`Rooms of ${name}` : t`Rooms in ${name}`}>
          {describeSearch(search)}
          <InterpretationNote shows={shows} typed={search.location} />
        </PageTitle>
        <SortSelect sorts={priceSorts} value={search.sort} several={search.rooms !== undefined} />
      </div>
      <h2 ref={found} id={foundId} tabIndex={-1} className="sr-only">
        <Trans>Rooms found</Trans>
      </h2>
      <FoundLine search={search} counts={counts} />
      {stay && <OrderOfStays isByName={shows.kind === 'hotel'} />}
      <RoomList
        list={list}
        pageSize={pageSize.home}
        stay={stay}
        people={peopleOf(search)}
        wanted={search.facts}
        eager={4}
        after={counts && <LeftOut search={search} counts={counts} />}
        empty={<NothingFound search={search} counts={counts} />}
      />
    </div>
  );
}

/** How the prices of a dated list are meant, and how far its order goes: keys tell it from page to page. */
function OrderOfStays({ isByName }: { isByName: boolean }) {
  return (
    <p className="-mt-2 mb-4 text-sm text-bark">
      <Trans>A price for a night is the average of your stay.</Trans>{' '}
      {!isByName && <Trans>Each page is in the order of prices on your nights.</Trans>}
    </p>
  );
}

type FoundList = Pick<ReturnType<typeof useFoundRooms>, 'items' | 'stale'>;

/** Hotels of a search, and of those beside it: undefined until they are counted, null where they could not be. */
function useCounts(search: RoomSearch, { items, stale }: FoundList): SearchCounts | null | undefined {
  // The cards come first, for that is what a weak signal has to bring.
  const { data, error } = useApi(
    'getRoomCounts',
    items && !stale ? { query: searchQuery({ ...search, sort: priceSorts[0] }) } : null,
    { silent: true },
  );
  return error ? null : data?.data;
}
