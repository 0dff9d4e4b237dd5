import { answer } from '../../shared/answers.ts';
import type { countRooms, SearchCounts } from '../../shared/contracts/counts.ts';
import type { Reply } from '../../shared/endpoint.ts';
import { pageSize } from '../../shared/rules/catalogue.ts';
import { soughtPlace } from '../../shared/rules/soughtPlace.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { type Cause, type Finding, findCauses, nightsAround } from './causes.ts';
import {
  type CountedSearch,
  type CountedWishes,
  type CountReads,
  pricesIn,
  searchFound,
  surveyOf,
} from './countedSearch.ts';
import { meaningReads, nightsSought } from './foundPage.ts';
import { hotelLooks } from './hotelLooks.ts';
import { findMeaning, partsOf } from './meanings.ts';
import { findElsewhere, findNearest } from './otherPlaces.ts';
import { countOf } from './priceCount.ts';
import { roomSearch, type SearchReader } from './searchReading.ts';
import { takenRooms } from './takenRooms.ts';
import { UnitPool } from './unitPool.ts';

/**
 * Read units of one call. Of a search for one room without dates entries tell (`told`), of others hotels are looked at (`looked`): so many of
 * `all` for what is found, and where that is nothing, so many kept for other places. A place that Sarai does not know takes `meaning` at
 * most.
 */
export const countUnits = {
  told: { all: 18, found: 6, places: 10 },
  looked: { all: 36, found: 12, places: 10 },
  meaning: 3,
};

type CountUnits = typeof countUnits;

type Shares = CountUnits['told'];

/** The ports of counting. */
export const countPorts = { search: roomSearch, taken: takenRooms };

type Ports = OpenPorts<typeof countPorts>;

/** The counts of a search, however its wishes were sent. */
export async function answerCounts(wishes: CountedWishes, { search, taken }: Ports): Promise<Reply<typeof countRooms>> {
  return { ...answer('rooms_counted'), data: await countSearch({ reading: search.begin(), taken }, wishes) };
}

interface Reads {
  reading: SearchReader;
  taken: Ports['taken'];
}

/**
 * The count of a search, and, where it finds less than a page, the wishes that leave hotels out; where it finds nothing, also other places.
 * Each is counted without what the search finds, and says that there may be more where it was not read to its end.
 */
export async function countSearch(
  { reading, taken }: Reads,
  wishes: CountedWishes,
  units: CountUnits = countUnits,
): Promise<SearchCounts> {
  const { location } = wishes;
  // A name that is misspelled is not counted.
  const page = { sort: 'price', limit: 1 } as const;
  const kind = await findMeaning(meaningReads(reading, page), location, ['hotel', 'hotelHead']);
  const search = { wishes, parts: partsOf(location, kind) };
  const nights = nightsSought(wishes);
  const looks = hotelLooks({ reading, ...(nights && { nights: { days: nightsAround(nights), taken } }) });
  const shares = nights || wishes.rooms > 1 ? units.looked : units.told;
  const pool = new UnitPool(shares.all - (soughtPlace(location).isKnown ? 0 : units.meaning));
  return countsOf({ reading, looks, pool }, search, shares);
}

async function countsOf(reads: CountReads, search: CountedSearch, units: Shares): Promise<SearchCounts> {
  const finding = await findFirst(reads, search, units);
  const found = countOf(finding.found);
  if (found && found.hotels >= pageSize.home) return { found, causes: [] };
  const causes = await reads.pool.keep(found ? 0 : units.places, () => findCauses(reads, search, finding));
  if (found || causes.length > 0) return { ...(found && { found }), causes };
  return findPlaces(reads, search);
}

/** The hotels that a search finds. With dates the nights of all hotels that fit tell it, and which other days there are. */
async function findFirst(reads: CountReads, search: CountedSearch, units: Shares): Promise<Finding> {
  if (search.wishes.checkIn === undefined) return { found: await searchFound(reads, search, units.found) };
  const survey = await surveyOf(reads, search, units.found);
  return { found: pricesIn(survey, search.wishes), survey };
}

async function findPlaces(reads: CountReads, search: CountedSearch): Promise<SearchCounts> {
  const nearest = await findNearest(reads, search);
  const causes: Cause[] = await findElsewhere(reads, search);
  return { ...(nearest && { nearest }), causes };
}
