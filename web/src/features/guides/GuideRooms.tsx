import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { type Destination, destinations } from '../../../../shared/rules/destinations.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Link } from '../../components/Link.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { destinationPath, paths } from '../../paths.ts';
import { useLatestRooms } from '../roomList/api/rooms.ts';
import { RoomGrid, RoomGridSkeleton } from '../roomList/RoomGrid.tsx';
import { searchOfList } from '../search/listSearch.ts';
import { SearchPanel } from '../search/SearchPanel.tsx';
import { placeNames } from './summaries.ts';

const howMany = 4;

const inText = 'font-semibold text-glacier underline underline-offset-4';

/** Where to sleep in a destination: a few rooms of confirmed hosts, the search for others, and the way to all of them. */
export function GuideRooms({ place }: { place: Destination }) {
  const { t } = useLingui();
  const name = t(placeNames[place]);
  const { data: answer, error, mutate } = useLatestRooms(place, howMany);
  // A slow phone makes its cards in steps, between which it answers its reader.
  const data = useDeferredValue(answer);
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
        {data && data.data.length > 0 && <RoomGrid rooms={data.data} layout="strip" />}
        {data?.data.length === 0 && (
          <p className="max-w-2xl text-bark">
            <Trans>
              No confirmed host has a room in {name} yet. New hosts stand in{' '}
              <Link className={inText} to={destinationPath(place)}>
                all rooms in {name}
              </Link>
              ; or look at{' '}
              <Link className={inText} to={paths.hotels}>
                all hotels
              </Link>
              .
            </Trans>
          </p>
        )}
        {!data && error && <ErrorState onRetry={() => void mutate()} />}
        {!data && !error && <RoomGridSkeleton count={howMany} layout="strip" />}
      </div>
    </Section>
  );
}
