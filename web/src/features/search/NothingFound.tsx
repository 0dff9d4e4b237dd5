import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { destinations } from '../../../../shared/rules/places.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatStay } from '../../words/days.ts';
import { type RoomSearch, stayOf } from './roomSearch.ts';
import { searchPath } from './searchUrl.ts';
import { elsewhere, widenings } from './widenings.ts';

/** No room matches: links to wider searches, and to the same search in other places. */
export function NothingFound({ search }: { search: RoomSearch }) {
  const stay = stayOf(search);
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
          <Widenings search={search} />
          <Elsewhere search={search} />
        </>
      }
    >
      {stay ? (
        <Trans>
          Search <bdi>{search.location}</bdi> without dates, give up another wish, or look in another place.
        </Trans>
      ) : (
        <Trans>
          Give up one of your wishes for <bdi>{search.location}</bdi>, or look in another place.
        </Trans>
      )}
    </EmptyState>
  );
}

function Widenings({ search }: { search: RoomSearch }) {
  const { t } = useLingui();
  const words = {
    dates: t`Search without dates`,
    price: t`Any price`,
    class: t`Any class`,
    guests: t`Any number of guests`,
    all: t`Any room at all`,
  };
  return (
    <ul className="flex flex-wrap justify-center gap-2.5">
      {widenings(search).map((way) => (
        <li key={way.by}>
          <ButtonLink to={searchPath(way.search)} variant="secondary">
            {words[way.by]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Elsewhere({ search }: { search: RoomSearch }) {
  return (
    <ul className="mt-6 flex flex-wrap justify-center gap-x-5">
      {elsewhere(search).map((other) => (
        <li key={other.place}>
          <Link
            to={searchPath(other.search)}
            className="inline-flex min-h-11 items-center text-glacier underline underline-offset-4"
          >
            {destinations[other.place]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
