import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router-dom';
import { listSorts, pageSize } from '../../../shared/rules/catalogue.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Isolated } from '../components/Isolated.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { useBrowsedRooms } from '../features/roomList/api/rooms.ts';
import { RoomList } from '../features/roomList/RoomList.tsx';
import { SortSelect } from '../features/roomList/SortSelect.tsx';
import { type ListFilter, searchOfList } from '../features/search/listSearch.ts';
import { SearchPanel } from '../features/search/SearchPanel.tsx';
import { listAround, paths } from '../paths.ts';
import { isolate } from '../words/isolate.ts';
import { saySoughtPlace } from '../words/places.ts';

interface RoomListPage {
  title: string;
  /** A sentence below the heading. */
  lead: string;
  filter: ListFilter;
  /** The heading of an empty list; `hint` is the sentence below it. */
  none: string;
  hint: string;
}

/** All rooms, those of the list that the address names, or with `?city=` those of a place that has no list of its own. */
export function HotelsPage() {
  const list = listAround(useLocation().pathname);
  const city = useSearchParams()[0].get('city')?.trim();
  const listed = list === undefined ? undefined : listedAt()[list];
  return <Rooms key={list} {...(listed ?? (city ? listedIn(city) : allListed()))} />;
}

function Rooms({ title, lead, filter, none, hint }: RoomListPage) {
  const [params] = useSearchParams();
  const sort = listSorts.find((each) => each === params.get('sort')) ?? listSorts[0];
  const list = useBrowsedRooms({ ...filter, sort }, pageSize.list);
  return (
    <div className="page pb-6 sm:pb-10 lg:pt-2">
      <SearchPanel search={searchOfList(filter, sort)} />
      <div className="mt-6 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mt-8 sm:mb-8">
        <PageTitle title={title}>
          <Isolated text={lead} />
        </PageTitle>
        <SortSelect sorts={listSorts} value={sort} />
      </div>
      <h2 className="sr-only">
        <Trans>Rooms</Trans>
      </h2>
      <RoomList
        list={list}
        pageSize={pageSize.list}
        eager={4}
        empty={
          <EmptyState
            title={<Isolated text={none} />}
            action={
              Object.keys(filter).length > 0 && (
                <ButtonLink to={paths.hotels}>
                  <Trans>See all hotels</Trans>
                </ButtonLink>
              )
            }
          >
            {hint}
          </EmptyState>
        }
      />
    </div>
  );
}

function listedAt(): Record<string, RoomListPage> {
  const otherClasses = t`The other classes may have what you are looking for.`;
  const otherValleys = t`Other valleys may still have a room for you.`;
  return {
    [paths.economyClass]: {
      filter: { class: 'Economy' },
      title: t`Economy class rooms`,
      lead: t`A clean bed, a warm blanket and a fair price: for those who are out all day.`,
      none: t`No Economy class rooms available.`,
      hint: otherClasses,
    },
    [paths.firstClass]: {
      filter: { class: 'First' },
      title: t`First class rooms`,
      lead: t`The best of the house: space, quiet and the view, for a celebration.`,
      none: t`No First class rooms available.`,
      hint: otherClasses,
    },
    [paths.businessClass]: {
      filter: { class: 'Business' },
      title: t`Business class rooms`,
      lead: t`More room, a desk and hot water all day, for those who stay a while.`,
      none: t`No Business class rooms available.`,
      hint: otherClasses,
    },
    [paths.murree]: {
      filter: { city: 'murree' },
      title: t`Hotels in Murree Hills`,
      lead: t`Pines, mist and the Mall Road, two hours above Islamabad.`,
      none: t`No rooms available in Murree.`,
      hint: otherValleys,
    },
    [paths.swat]: {
      filter: { city: 'swat' },
      title: t`Hotels in Sawat Valley`,
      lead: t`Beside the green river, from Mingora up to the forests of Kalam.`,
      none: t`No rooms available in Sawat.`,
      hint: otherValleys,
    },
    [paths.hunza]: {
      filter: { city: 'hunza' },
      title: t`Hotels in Hunza Valley`,
      lead: t`Terraces of apricot trees below Rakaposhi, with Baltit Fort above them.`,
      none: t`No rooms available in Hunza.`,
      hint: otherValleys,
    },
  };
}

function listedIn(typed: string): RoomListPage {
  const city = isolate(saySoughtPlace(typed));
  return {
    filter: { city: typed },
    title: t`Rooms in ${city}`,
    lead: t`Every room that owners offer in ${city}, priced by the night.`,
    none: t`No rooms in ${city} yet.`,
    hint: t`Check the spelling, or look at what there is elsewhere.`,
  };
}

function allListed(): RoomListPage {
  return {
    filter: {},
    title: t`All hotels`,
    lead: t`Rooms all over the northern areas, from a bed under the pines to a suite below Rakaposhi.`,
    none: t`No rooms available.`,
    hint: t`Owners have not listed any rooms yet. Please come back soon.`,
  };
}
