import type { CountedWishes } from '../../functions/search/countedSearch.ts';
import type { SearchCounts } from '../../shared/contracts/counts.ts';
import { widest } from '../../shared/rules/catalogue.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { scanned, scannedCount } from './scannedHotels.ts';
import { type SmallCatalogue, smallCatalogues } from './smallCatalogues.ts';

type Cause = SearchCounts['causes'][number];

const opened: Partial<Record<Cause['wish'], Partial<CountedWishes>>> = {
  maxPrice: { maxPrice: widest.maxPrice },
  minPrice: { minPrice: widest.minPrice },
  maxGuests: { maxCapacityMembers: widest.maxCapacityMembers },
  minGuests: { minCapacityMembers: widest.minCapacityMembers },
  class: { classType: undefined },
  facts: { facts: undefined },
};

/** A search with a cause's change made, as its words say it. */
export function withChange(
  wishes: CountedWishes,
  { wish, rooms, checkIn, checkOut, place }: Partial<Cause>,
): CountedWishes {
  if (wish === 'rooms') return { ...wishes, rooms: rooms ?? 0 };
  if (wish === 'dates') return { ...wishes, checkIn, checkOut };
  if (wish === 'place') return { ...wishes, location: place ?? '' };
  return Object.assign({ ...wishes }, ...(wish === 'all' ? Object.values(opened) : [opened[wish ?? 'all']]));
}

const catalogueOf = (location: string) => {
  const found = smallCatalogues.find(({ place }) => place.toLowerCase() === location.toLowerCase());
  return found ?? ({ place: location, hotels: [] } satisfies SmallCatalogue);
};

/** The hotels that a full scan finds, with their prices. */
export const found = (wishes: CountedWishes) => scanned(catalogueOf(wishes.location), wishes);

/** The true count of a change. */
export function truth(wishes: CountedWishes, change: Partial<Cause>) {
  return scannedCount(found(withChange(wishes, change)), change.wish === 'place' ? undefined : found(wishes));
}

const isOpen = (wishes: CountedWishes, wish: keyof typeof opened) =>
  JSON.stringify({ ...wishes, ...opened[wish] }) === JSON.stringify(wishes) ||
  (wish === 'facts' && wishes.facts?.length === 0);

/** All that a full scan says of a search that finds little. */
export function expectedCauses(wishes: CountedWishes): Partial<Cause>[] {
  const told = (change: Partial<Cause>) => {
    const count = truth(wishes, change);
    return count ? [{ ...change, ...count }] : [];
  };
  const wished = (Object.keys(opened) as (keyof typeof opened)[]).filter((wish) => !isOpen(wishes, wish));
  const { rooms: now, minCapacityMembers: people, checkIn, checkOut } = wishes;
  const numbers = [now + 1, now + 2, now + 3].filter((rooms) => rooms <= people && rooms <= 8);
  const rooms = [...numbers, now - 1]
    .filter((count) => count > 0)
    .flatMap((count) => told({ wish: 'rooms', rooms: count }));
  const days = [1, -1, 2, -2, 3, -3].flatMap((shift) =>
    checkIn && checkOut
      ? told({ wish: 'dates', checkIn: addDays(checkIn, shift), checkOut: addDays(checkOut, shift) })
      : [],
  );
  const most = days.filter(({ hotels }) => hotels === Math.max(...days.map((each) => each.hotels ?? 0)));
  const dates = most.length > 0 ? most.slice(0, 1) : checkIn ? told({ wish: 'dates' }) : [];
  const causes = [...dates, ...rooms.slice(0, 1), ...wished.flatMap((wish) => told({ wish }))];
  if (causes.length === 0 && wished.length > 1) return told({ wish: 'all' });
  return causes.toSorted((a, b) => (b.hotels ?? 0) - (a.hotels ?? 0));
}
