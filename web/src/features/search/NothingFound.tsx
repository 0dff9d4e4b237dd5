import { Trans } from '@lingui/react/macro';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import type { SearchCounts } from '../../../../shared/contracts/counts.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { formatStay } from '../../words/days.ts';
import { sayTypedPlace } from '../../words/places.ts';
import { moreRoomsOf, Ways, waysOf } from './counts/LeftOut.tsx';
import { stayOf } from './roomSearch.ts';

/** No room matches: links to searches that find some, here or in other places. */
export function NothingFound({ search, counts }: { search: RoomSearch; counts: SearchCounts | null | undefined }) {
  const stay = stayOf(search);
  const place = sayTypedPlace(search.location);
  const ways = counts ? [...moreRoomsOf(search, counts), ...waysOf(search, counts)] : [];
  return (
    <EmptyState
      title={
        stay ? (
          <Trans>No rooms are free for {formatStay(stay.checkIn, stay.checkOut)}.</Trans>
        ) : (
          <Trans>No rooms match this search.</Trans>
        )
      }
      action={
        <>
          <Ways ways={ways} className="mb-4 min-h-11" />
          {counts !== undefined && ways.length === 0 && (
            <ButtonLink to={paths.hotels} variant="secondary">
              <Trans>See all hotels</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {stay ? (
        <Trans>
          Search <bdi>{place}</bdi> without dates, drop a filter, or look in another place.
        </Trans>
      ) : (
        <Trans>
          Drop a filter for <bdi>{place}</bdi>, or look in another place.
        </Trans>
      )}
    </EmptyState>
  );
}
