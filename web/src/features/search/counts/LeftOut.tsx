import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { RoomSearch } from '../../../../../shared/addresses/searchAddress.ts';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { destinations } from '../../../../../shared/rules/destinations.ts';
import { widenings } from '../../../../../shared/rules/widenings.ts';
import { focusMain } from '../../../components/focusMain.ts';
import { Link } from '../../../components/Link.tsx';
import { sayPlace } from '../../../words/places.ts';
import { formatPrice } from '../../rooms/format.ts';
import { searchPath } from '../searchUrl.ts';
import { sayCount, sayMoreWithout } from './sayCounts.ts';

interface Props {
  search: RoomSearch;
  counts: SearchCounts;
}

/** Searches with one filter less, below a short result: every link finds hotels. */
export function LeftOut({ search, counts }: Props) {
  // Other places are for who found nothing here.
  const ways = waysOf(search, { ...counts, elsewhere: [] });
  if (ways.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl">
        <Trans>Fewer filters find more</Trans>
      </h2>
      <Ways ways={ways} className="mt-2" />
    </section>
  );
}

export function Ways({ ways, className = '' }: { ways: readonly Way[]; className?: string }) {
  return (
    <ul className={`numbers max-sm:space-y-2 ${className}`}>
      {ways.map(({ to, words, cheapest }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={arriveAbove}
            className="inline-flex min-h-11 items-center gap-x-2 text-glacier underline underline-offset-4"
          >
            {words}
          </Link>{' '}
          <span className="text-bark whitespace-nowrap">
            <Trans>from {formatPrice(cheapest)} a night</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Only the query changes, which moves nothing by itself: the new list is read from its top, and the link is gone with the old one. */
function arriveAbove({ metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (metaKey || ctrlKey || shiftKey) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusMain();
}

interface Way {
  to: string;
  words: string;
  cheapest: number;
}

/** The links to what a search leaves out: without one of its wishes, or in another place. */
export function waysOf(search: RoomSearch, { found, without, elsewhere }: SearchCounts): Way[] {
  const wider = new Map(widenings(search).map((way) => [way.wish, way.search]));
  const ways = without.flatMap(({ wish, ...count }) => {
    const instead = wider.get(wish);
    const words = sayMoreWithout(wish, count, found?.hotels ?? 0, search);
    return instead ? [{ to: searchPath(instead), words, cheapest: count.cheapest }] : [];
  });
  const places = elsewhere.map(({ place, ...count }) => ({
    to: searchPath({ ...search, location: destinations[place] }),
    words: sayCount(count, sayPlace(place)),
    cheapest: count.cheapest,
  }));
  return [...ways, ...places];
}
