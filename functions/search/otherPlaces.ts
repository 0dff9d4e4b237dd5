import { type Destination, destinationKeys } from '../../shared/rules/destinations.ts';
import { type PlaceNearby, placesAround, placesWith } from '../../shared/rules/placeSpots.ts';
import { meantPlace } from '../../shared/rules/soughtPlace.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Cause } from './causes.ts';
import { type CountedSearch, type CountReads, searchFound } from './countedSearch.ts';
import { type Part, partsOf } from './meanings.ts';
import { countOf } from './priceCount.ts';
import type { SearchReader } from './searchReading.ts';
import { soughtList } from './soughtList.ts';

/** The other destinations in which a search finds hotels, with its other wishes; the nearest has the first of the units. */
export async function findElsewhere(reads: CountReads, { wishes }: CountedSearch): Promise<Cause[]> {
  const causes: Cause[] = [];
  const places = destinationsAround(wishes.location);
  for (const [at, place] of places.entries()) {
    const most = reads.pool.left / (places.length - at);
    const count = countOf(await searchFound(reads, { wishes, parts: partsOf(place, 'place') }, most));
    if (count) causes.push({ wish: 'place', place, ...count });
  }
  return causes;
}

/** The destinations other than the one that a search is for, however that is spelled; the nearest come first. */
export function destinationsAround(location: string): Destination[] {
  const here = meantPlace(location);
  const byDistance = placesAround(here).map(({ place }) => place);
  const others = destinationKeys.filter((place) => place !== here);
  return others.toSorted((a, b) => byDistance.indexOf(a) - byDistance.indexOf(b));
}

/**
 * The nearest place that has hotels, of a search whose own has none, whatever its other wishes are; undefined where its own has some, where
 * nobody knows where it lies, or where half of the units do not tell.
 */
export function findNearest(reads: CountReads, { parts }: CountedSearch): Promise<PlaceNearby | undefined> {
  const { pool, reading } = reads;
  return pool.spend(pool.left / 2, async (budget) => {
    const here = parts.find(({ newHost }) => !newHost)?.place;
    if (here === undefined) return undefined;
    for (const part of parts) if ((await hasHotels(reading, part, budget)) !== false) return undefined;
    return firstWithHotels(
      placesAround(here),
      (place) => hasAny(reading, place, budget),
      new Set(placesOfParts(parts)),
    );
  });
}

function placesOfParts(parts: readonly Part[]): string[] {
  return parts.flatMap(({ place }) => place ?? []);
}

/** A valley without hotels has none in its villages. */
async function firstWithHotels(
  places: readonly PlaceNearby[],
  hasHotels: (place: string) => Promise<boolean | undefined>,
  empty: Set<string>,
): Promise<PlaceNearby | undefined> {
  for (const nearby of places) {
    const known = await isWithHotels([...placesWith(nearby.place).reverse(), nearby.place], hasHotels, empty);
    if (known === undefined) return undefined;
    if (known) return nearby;
  }
  return undefined;
}

async function isWithHotels(
  places: readonly string[],
  hasHotels: (place: string) => Promise<boolean | undefined>,
  empty: Set<string>,
): Promise<boolean | undefined> {
  for (const place of places) {
    if (empty.has(place)) return false;
    const known = await hasHotels(place);
    if (known === undefined) return undefined;
    if (known) continue;
    empty.add(place);
    return false;
  }
  return true;
}

async function hasAny(reading: SearchReader, place: string, budget: ReadBudget): Promise<boolean | undefined> {
  const confirmed = await hasHotels(reading, { place }, budget);
  return confirmed === false ? hasHotels(reading, { place, newHost: true }, budget) : confirmed;
}

/** Whether a part has any hotel; undefined where the units do not tell. */
async function hasHotels(reading: SearchReader, part: Part, budget: ReadBudget): Promise<boolean | undefined> {
  const read = await reading.list(soughtList(part, { sort: 'price' }), { limit: 1 }, budget);
  if (!read) return undefined;
  if (read.entries.length > 0) return true;
  return read.readTo === undefined ? false : undefined;
}
