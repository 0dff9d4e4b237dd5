import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import type { RoomSearch } from '../../../../../shared/addresses/searchAddress.ts';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { placeName } from '../../../../../shared/rules/places.ts';
import { changedSearch } from '../../../../../shared/rules/wishChanges.ts';
import { focusMain } from '../../../components/focusMain.ts';
import { Link } from '../../../components/Link.tsx';
import { sayPlace } from '../../../words/places.ts';
import { searchPath } from '../searchUrl.ts';
import { sayCause, sayFrom } from './causeWords.ts';

interface Way {
  to: string;
  words: string;
  /** The lowest price of what it leads to, where that is known. */
  price?: string | undefined;
}

/** The changes that find hotels, each one press, in the order of their numbers; the nearest place comes before them. */
export function waysOf(search: RoomSearch, { causes, nearest }: SearchCounts): Way[] {
  const around = nearest
    ? [
        {
          to: searchPath({ ...search, location: placeName(nearest.place) }),
          words: t`${sayPlace(nearest.place)}, about ${nearest.kilometres} km in a straight line`,
        },
      ]
    : [];
  const changes = causes.map((cause) => ({
    to: searchPath(changedSearch(search, cause)),
    words: sayCause(search, cause),
    price: sayFrom(cause, search),
  }));
  return [...around, ...changes];
}

/** Links to other searches, each of which finds hotels. */
export function Ways({ ways, className = '' }: { ways: readonly Way[]; className?: string }) {
  return (
    <ul className={`numbers max-sm:space-y-2 ${className}`}>
      {ways.map(({ to, words, price }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={arriveAbove}
            className="inline-flex min-h-11 items-center gap-x-2 text-glacier underline underline-offset-4"
          >
            {words}
          </Link>{' '}
          {price !== undefined && <span className="inline-block text-bark">{price}</span>}
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
