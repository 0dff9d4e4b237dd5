import { Trans, useLingui } from '@lingui/react/macro';
import { type Destination, destinations } from '../../../../shared/rules/places.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { destinationPath } from '../../paths.ts';
import { useLatestRooms } from '../rooms/api/rooms.ts';
import { RoomGrid, RoomGridSkeleton } from '../rooms/RoomGrid.tsx';
import { searchOfList } from '../search/listSearch.ts';
import { SearchPanel } from '../search/SearchPanel.tsx';
import { placeNames } from './summaries.ts';

const howMany = 4;

/** Where to sleep in a destination: a few rooms, the search for others, and the way to all of them. */
export function GuideRooms({ place }: { place: Destination }) {
  const { t } = useLingui();
  const name = t(placeNames[place]);
  const { data, error, mutate } = useLatestRooms(place, howMany);
  if (data?.data.length === 0) return null;
  return (
    <Section
      title={<Trans>Where to sleep</Trans>}
      aside={
        <TextLink to={destinationPath(place)}>
          <Trans>All rooms in {name}</Trans>
        </TextLink>
      }
    >
      <SearchPanel search={searchOfList({ city: destinations[place] })} />
      <div className="mt-6">
        {data && <RoomGrid rooms={data.data} layout="strip" />}
        {!data && error && <ErrorState message={error.message} onRetry={() => void mutate()} />}
        {!data && !error && <RoomGridSkeleton count={howMany} layout="strip" />}
      </div>
    </Section>
  );
}
