import { answer } from '../../shared/answers.ts';
import type { countRooms, SearchCounts } from '../../shared/contracts/counts.ts';
import type { Input, Reply } from '../../shared/endpoint.ts';
import { pageSize } from '../../shared/rules/catalogue.ts';
import { soughtPlace } from '../../shared/rules/soughtPlace.ts';
import { destinationsBeside, widenings } from '../../shared/rules/widenings.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import { type Count, countHotels } from './countHotels.ts';
import { meaningReads } from './foundPage.ts';
import { findMeaning, type Part, partsOf } from './meanings.ts';
import { roomSearch, type SearchReader } from './searchReading.ts';
import { filtersOf } from './wanted.ts';

/** Read units of one call; of a place that Sarai does not know its meaning takes three of them at most. */
export const countUnits = { all: 8, meaning: 3 } as const;

type Wishes = Input<typeof countRooms>['body'];

/** The ports of counting. */
export const countPorts = { search: roomSearch };

/** The counts of a search, however its wishes were sent. */
export async function answerCounts(
  wishes: Wishes,
  { search }: OpenPorts<typeof countPorts>,
): Promise<Reply<typeof countRooms>> {
  return { ...answer('rooms_counted'), data: await countSearch(search.begin(), wishes) };
}

/** The count of a search, and those without one of its wishes that are higher where it finds less than a page. */
export async function countSearch(reading: SearchReader, wishes: Wishes): Promise<SearchCounts> {
  const { location } = wishes;
  // A name that is misspelled is not counted.
  const page = { sort: 'price', limit: 1 } as const;
  const kind = await findMeaning(meaningReads(reading, page), location, ['hotel', 'hotelHead']);
  const parts = partsOf(location, kind);
  const count = countRun(reading, soughtPlace(location).isKnown);
  // Which rooms are free only their nights tell: of a search with days nothing is counted but what there is without them.
  const dated = wishes.checkIn !== undefined;
  const [found] = dated ? [] : await count([{ parts, wishes }]);
  if (found && found.hotels >= pageSize.home) return { found, without: [], elsewhere: [] };
  const ways = widenings(wishes).filter(({ wish }) => !dated || wish === 'dates');
  const questions = ways.map((way) => ({ parts, wishes: way.search }));
  // The last gives up the most: where it finds no more, none does.
  const most = (await count(questions.slice(-1))).flatMap((counted) => findsMore({}, counted, found));
  const wider = most.length > 0 ? [...(await count(questions.slice(0, -1))), ...most] : [];
  const without = ways.flatMap(({ wish }, at) => findsMore({ wish }, wider[at], found));
  if (found || dated || without.length > 0) return { ...(found && { found }), without, elsewhere: [] };
  const places = destinationsBeside(location);
  const others = await count(places.map((place) => ({ parts: partsOf(place, 'place'), wishes })));
  return { without, elsewhere: places.flatMap((place, at) => findsMore({ place }, others[at], found)) };
}

/** A way that leads to more than what was found. */
function findsMore<Way extends object>(way: Way, count: Count | undefined, found: Count | undefined): (Way & Count)[] {
  return count && (count.more || count.hotels > (found?.hotels ?? 0)) ? [{ ...way, ...count }] : [];
}

interface Question {
  parts: readonly Part[];
  wishes: Wishes;
}

/**
 * Counts with the units of one call: questions beside each other share what units are left, so that no count takes them from
 * another.
 */
function countRun(reading: SearchReader, isKnown: boolean) {
  let left = countUnits.all - (isKnown ? 0 : countUnits.meaning);
  return async (questions: readonly Question[]): Promise<(Count | undefined)[]> => {
    const budgets = questions.map(() => new ReadBudget(left / questions.length));
    const counts = questions.map(({ parts, wishes }, at) =>
      countHotels({ reading, budget: budgets[at] as ReadBudget }, parts, filtersOf(wishes)),
    );
    const counted = await Promise.all(counts);
    if (questions.length > 0) left = budgets.reduce((sum, budget) => sum + budget.left, 0);
    return counted;
  };
}
