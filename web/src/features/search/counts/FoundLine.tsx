import { t } from '@lingui/core/macro';
import type { RoomSearch } from '../../../../../shared/addresses/searchAddress.ts';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { formatNights } from '../../../words/days.ts';
import { listed } from '../../../words/lists.ts';
import { formatPrice, formatPrices, formatRoomCount } from '../../rooms/format.ts';
import { stayOf } from '../roomSearch.ts';
import { sayHotels } from './causeWords.ts';

interface Props {
  search: RoomSearch;
  counts: SearchCounts | null | undefined;
}

/** The height stands before the counts are there, so that nothing moves: with dates a phone has two lines. */
const heights = {
  line: 'h-6 truncate urdu:h-9',
  lines: 'line-clamp-2 h-12 urdu:h-18 sm:line-clamp-1 sm:h-6 sm:urdu:h-9',
};

/** How many hotels a search finds, and what they cost; its line stands whether or not that is known. */
export function FoundLine({ search, counts }: Props) {
  const found = counts?.found;
  const prices = found && sayPrices(found, search);
  return (
    <p
      role="status"
      className={`numbers mb-4 text-bark leading-6! max-sm:text-[0.9375rem] urdu:leading-9! ${stayOf(search) ? heights.lines : heights.line}`}
    >
      {found && [sayHotels(found), ...(prices === undefined ? [] : [prices])].join(' · ')}
    </p>
  );
}

type FoundHotels = NonNullable<SearchCounts['found']>;

/** `PKR 3,000 to 9,000 a night`, `PKR 27,000 to 60,000 for 3 nights`, and of some of the hotels `of these PKR 3,000 to ...`. */
function sayPrices({ cheapest, dearest, more }: FoundHotels, search: RoomSearch): string | undefined {
  if (cheapest === undefined) return undefined;
  if (dearest === undefined) return t`from ${formatPrice(cheapest)} a night`;
  const range = sayRange(cheapest, dearest, lengthOf(search));
  return more ? t`of these ${range}` : range;
}

/** The nights and the rooms of which the prices are; undefined where they are of a night. */
function lengthOf(search: RoomSearch): string | undefined {
  const stay = stayOf(search);
  const parts = [
    ...(search.rooms === undefined ? [] : [formatRoomCount(search.rooms)]),
    ...(stay ? [formatNights(stay.nights)] : []),
  ];
  return parts.length > 0 ? listed(parts) : undefined;
}

function sayRange(cheapest: number, dearest: number, length: string | undefined): string {
  const { from, to } = formatPrices(cheapest, dearest);
  if (length === undefined) return cheapest === dearest ? t`${from} a night` : t`${from} to ${to} a night`;
  return cheapest === dearest ? t`${from} for ${length}` : t`${from} to ${to} for ${length}`;
}
