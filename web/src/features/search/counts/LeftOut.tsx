import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { RoomSearch } from '../../../../../shared/addresses/searchAddress.ts';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { widest } from '../../../../../shared/rules/catalogue.ts';
import { destinations } from '../../../../../shared/rules/destinations.ts';
import { grouped } from '../../../../../shared/rules/grouped.ts';
import { type WideningName, widenings } from '../../../../../shared/rules/widenings.ts';
import { focusMain } from '../../../components/focusMain.ts';
import { Link } from '../../../components/Link.tsx';
import { sayPlace } from '../../../words/places.ts';
import { formatGuests, formatPrice, formatRoomCount } from '../../rooms/format.ts';
import { searchPath } from '../searchUrl.ts';

/** Searches for more rooms and with one filter less, below a short result: every link finds hotels. */
export function LeftOut({ search, counts }: { search: RoomSearch; counts: SearchCounts }) {
  // Other places are for who found nothing here.
  const ways = waysOf(search, { ...counts, elsewhere: [] });
  const inMoreRooms = moreRoomsOf(search, counts);
  return (
    <>
      {inMoreRooms.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">
            <Trans>Together in more rooms</Trans>
          </h2>
          <Ways ways={inMoreRooms} className="mt-2" />
        </section>
      )}
      {ways.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">
            <Trans>Fewer filters find more</Trans>
          </h2>
          <Ways ways={ways} className="mt-2" />
        </section>
      )}
    </>
  );
}

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
          {price !== undefined && <span className="text-bark whitespace-nowrap">{price}</span>}
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
  /** The lowest price of a night in words, where it is known. */
  price: string | undefined;
}

/** The link to a search for more rooms for the same guests, where one finds hotels. */
export function moreRoomsOf(search: RoomSearch, { inMoreRooms }: SearchCounts): Way[] {
  if (!inMoreRooms) return [];
  const { rooms, cheapest, ...count } = inMoreRooms;
  const wider = { ...search, rooms };
  const guests = formatGuests(search.minCapacityMembers);
  const words = sayHotelsThatTake(count, guests, formatRoomCount(rooms));
  return [{ to: searchPath(wider), words, price: sayFrom(cheapest, wider) }];
}

/** The links to what a search leaves out: without one of its wishes, or in another place. */
export function waysOf(search: RoomSearch, { found, without, elsewhere }: SearchCounts): Way[] {
  const wider = new Map(widenings(search).map((way) => [way.wish, way.search]));
  const ways = without.flatMap(({ wish, ...count }) => {
    const instead = wider.get(wish);
    const words = sayMoreWithout(wish, count, found?.hotels ?? 0, search);
    return instead ? [{ to: searchPath(instead), words, price: sayFrom(count.cheapest, search) }] : [];
  });
  const places = elsewhere.map(({ place: key, ...count }) => {
    const place = sayPlace(key);
    const to = searchPath({ ...search, location: destinations[key] });
    return { to, words: t`${sayHotels(count)} in ${place}`, price: sayFrom(count.cheapest, search) };
  });
  return [...ways, ...places];
}

interface Count {
  hotels: number;
  more: boolean;
}

/** `34 more without the limit of PKR 2,000`; `34 hotels` where none was found with it. */
function sayMoreWithout(wish: WideningName, count: Count, found: number, search: RoomSearch): string {
  const number = found > 0 ? sayMore({ ...count, hotels: count.hotels - found }) : sayHotels(count);
  switch (wish) {
    case 'price':
      return sayWithoutPrice(number, search);
    case 'class':
      return t`${number} in any class`;
    case 'guests':
      return t`${number} for any number of guests`;
    case 'facts':
      return t`${number} without the facilities you chose`;
    case 'dates':
      return t`${number} without dates`;
    case 'all':
      return t`${number} without any filter`;
  }
}

function sayHotelsThatTake({ hotels, more }: Count, guests: string, rooms: string): string {
  if (more) {
    return plural(hotels, {
      one: `At least # hotel takes ${guests} in ${rooms}`,
      other: `At least # hotels take ${guests} in ${rooms}`,
    });
  }
  return plural(hotels, {
    one: `# hotel takes ${guests} in ${rooms}`,
    other: `# hotels take ${guests} in ${rooms}`,
  });
}

/** The lowest price of a night, of several rooms that of all of them. */
function sayFrom(cheapest: number | undefined, { rooms }: RoomSearch): string | undefined {
  if (cheapest === undefined) return undefined;
  const price = formatPrice(cheapest);
  return rooms === undefined ? t`from ${price} a night` : t`from ${price} a night in all`;
}

function sayMore({ hotels, more }: Count): string {
  return more ? t`${grouped(hotels)} and more` : t`${grouped(hotels)} more`;
}

function sayHotels({ hotels, more }: Count): string {
  if (more) return plural(hotels, { one: '# hotel and more', other: '# hotels and more' });
  return plural(hotels, { one: '# hotel', other: '# hotels' });
}

function sayWithoutPrice(number: string, { minPrice, maxPrice }: RoomSearch): string {
  if (minPrice > widest.minPrice && maxPrice < widest.maxPrice) return t`${number} at any price`;
  const limit = formatPrice(maxPrice < widest.maxPrice ? maxPrice : minPrice);
  return t`${number} without the limit of ${limit}`;
}
