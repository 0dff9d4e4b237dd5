import { Trans, useLingui } from '@lingui/react/macro';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import type { SearchCounts } from '../../../../shared/contracts/counts.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { isolate } from '../../words/isolate.ts';
import { sayTypedPlace } from '../../words/places.ts';
import { sayReason } from './counts/causeWords.ts';
import { Ways, waysOf } from './counts/Ways.tsx';

interface Props {
  search: RoomSearch;
  /** They are undefined until they are there, and null where they could not be counted. */
  counts: SearchCounts | null | undefined;
}

/** No room matches: the reason, and links to searches that find some, here or in other places. */
export function NothingFound({ search, counts }: Props) {
  const { t } = useLingui();
  const place = sayTypedPlace(search.location);
  const ways = counts ? waysOf(search, counts) : [];
  const title = counts?.nearest
    ? t`No hotel is listed in ${isolate(place)} yet.`
    : sayReason(search, counts?.causes[0]);
  return (
    <EmptyState
      title={title}
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
      {ways.length > 0 ? (
        <Trans>One change finds hotels:</Trans>
      ) : (
        <Trans>
          Drop a filter for <bdi>{place}</bdi>, or look in another place.
        </Trans>
      )}
    </EmptyState>
  );
}
