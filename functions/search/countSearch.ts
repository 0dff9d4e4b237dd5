import { answer } from '../../shared/answers.ts';
import type { countRooms, SearchCounts } from '../../shared/contracts/counts.ts';
import type { Input, Reply } from '../../shared/endpoint.ts';
import { pageSize } from '../../shared/rules/catalogue.ts';
import { soughtPlace } from '../../shared/rules/soughtPlace.ts';
import { destinationsBeside, moreRooms, widenings } from '../../shared/rules/widenings.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import { type Count, countHotels } from './countHotels.ts';
import { countTogether } from './countTogether.ts';
import { meaningReads, nightsSought } from './foundPage.ts';
import { findMeaning, type Part, partsOf } from './meanings.ts';
import { roomSearch, type SearchReader } from './searchReading.ts';
import { takenRooms } from './takenRooms.ts';
import { filtersOf, takesSeveral } from './wanted.ts';

/**
 * Read units of one call; of a place that Sarai does not know its meaning takes three of them at most. Where nothing was found, counts in
 * more rooms leave one for the wishes that can be given up.
 */
export const countUnits = { all: 8, meaning: 3, wishes: 1 } as const;

type Wishes = Input<typeof countRooms>['body'];

/** The ports of counting. */
export const countPorts = { search: roomSearch, taken: takenRooms };

type Ports = OpenPorts<typeof countPorts>;

/** The counts of a search, however its wishes were sent. */
export async function answerCounts(wishes: Wishes, { search, taken }: Ports): Promise<Reply<typeof countRooms>> {
  return { ...answer('rooms_counted'), data: await countSearch({ reading: search.begin(), taken }, wishes) };
}

interface CountReads {
  reading: SearchReader;
  taken: Ports['taken'];
}

/**
 * The count of a search, and, where it finds less than a page, those without one of its wishes that are higher, and of hotels that take
 * its guests in more rooms.
 */
export async function countSearch(reads: CountReads, wishes: Wishes): Promise<SearchCounts> {
  const { location } = wishes;
  // A name that is misspelled is not counted.
  const page = { sort: 'price', limit: 1 } as const;
  const kind = await findMeaning(meaningReads(reads.reading, page), location, ['hotel', 'hotelHead']);
  const parts = partsOf(location, kind);
  const count = countRun(reads, soughtPlace(location).isKnown);
  // Which rooms are free only their nights tell: of a search with days the hotels that it finds are not counted.
  const dated = wishes.checkIn !== undefined;
  const [found] = dated ? [] : await count([{ parts, wishes }]);
  if (found && found.hotels >= pageSize.home) return { found, without: [], elsewhere: [] };
  return { ...(found && { found }), ...(await countBesides(count, { parts, wishes }, found)) };
}

/** The counts beside that of a search which finds little. */
async function countBesides(
  count: CountRun,
  question: Question,
  found: Count | undefined,
): Promise<Omit<SearchCounts, 'found'>> {
  const { wishes } = question;
  // People who find nothing are told first of what takes them in more rooms.
  const first = found ? undefined : await countInMoreRooms(count, question, countUnits.wishes);
  const without = await countWithout(count, question, found);
  const inMoreRooms = found ? await countInMoreRooms(count, question, 0) : first;
  const isNothing = !found && wishes.checkIn === undefined && without.length === 0;
  const elsewhere = isNothing ? await countElsewhere(count, wishes) : [];
  return { ...(inMoreRooms && { inMoreRooms }), without, elsewhere };
}

/** The other destinations in which a search finds hotels. */
async function countElsewhere(count: CountRun, wishes: Wishes): Promise<SearchCounts['elsewhere']> {
  const places = destinationsBeside(wishes.location);
  const counted = await count(places.map((place) => ({ parts: partsOf(place, 'place'), wishes })));
  return places.flatMap((place, at) => findsMore({ place }, counted[at], undefined));
}

/** The fewest rooms beyond those of a search in which hotels take its guests, with their count. */
async function countInMoreRooms(
  count: CountRun,
  { parts, wishes }: Question,
  keep: number,
): Promise<SearchCounts['inMoreRooms']> {
  for (const rooms of moreRooms(wishes)) {
    const [counted] = await count([{ parts, wishes: { ...wishes, rooms } }], keep);
    if (counted) return { rooms, ...counted };
  }
  return undefined;
}

/** The wishes without which a search finds more: of one with days the days alone. */
async function countWithout(
  count: CountRun,
  { parts, wishes }: Question,
  found: Count | undefined,
): Promise<SearchCounts['without']> {
  const ways = widenings(wishes).filter(({ wish }) => wishes.checkIn === undefined || wish === 'dates');
  const questions = ways.map((way) => ({ parts, wishes: way.search }));
  // The last gives up the most: where it finds no more, none does.
  const most = (await count(questions.slice(-1))).flatMap((counted) => findsMore({}, counted, found));
  const wider = most.length > 0 ? [...(await count(questions.slice(0, -1))), ...most] : [];
  return ways.flatMap(({ wish }, at) => findsMore({ wish }, wider[at], found));
}

/** A way that leads to more than what was found. */
function findsMore<Way extends object>(way: Way, count: Count | undefined, found: Count | undefined): (Way & Count)[] {
  return count && count.hotels > (found?.hotels ?? 0) ? [{ ...way, ...count }] : [];
}

interface Question {
  parts: readonly Part[];
  wishes: Wishes;
}

type CountRun = ReturnType<typeof countRun>;

/**
 * Counts with the units of one call, but for those that are kept: questions beside each other share what units are left, so that no count
 * takes them from another.
 */
function countRun({ reading, taken }: CountReads, isKnown: boolean) {
  let left = countUnits.all - (isKnown ? 0 : countUnits.meaning);
  const countOne = ({ parts, wishes }: Question, budget: ReadBudget) => {
    const filters = filtersOf(wishes);
    if (!takesSeveral(filters)) return countHotels({ reading, budget }, parts, filters);
    const nights = nightsSought(wishes);
    return countTogether({ reading, budget, ...(nights && { free: { nights, taken } }) }, parts, filters);
  };
  return async (questions: readonly Question[], keep = 0): Promise<(Count | undefined)[]> => {
    const units = Math.max(0, left - keep);
    const budgets = questions.map(() => new ReadBudget(units / questions.length));
    const counted = await Promise.all(questions.map((question, at) => countOne(question, budgets[at] as ReadBudget)));
    if (questions.length > 0) left += budgets.reduce((sum, budget) => sum + budget.left, 0) - units;
    return counted;
  };
}
