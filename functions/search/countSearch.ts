import { answer } from '../../shared/answers.ts';
import type { countRooms, SearchCounts } from '../../shared/contracts/counts.ts';
import type { Input, Reply } from '../../shared/endpoint.ts';
import { pageSize } from '../../shared/rules/catalogue.ts';
import { soughtPlace } from '../../shared/rules/soughtPlace.ts';
import { destinationsBeside, widenings } from '../../shared/rules/widenings.ts';
import type { Opened } from '../runtime/ports.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import { type Count, countHotels } from './countHotels.ts';
import { filtersOf } from './filtersOf.ts';
import { isNamed, type MeaningKind, type Part, partsOf } from './meanings.ts';
import { offerWalks, type openOfferWalks } from './offerWalk.ts';
import { type openRoomSearch, roomSearch } from './roomSearch.ts';

/** Read units of one call, and what of them tells what a place is that Sarai does not know. */
export const countUnits = { all: 8, meaning: 1 } as const;

interface Reads {
  search: ReturnType<typeof openRoomSearch>;
  walks: ReturnType<typeof openOfferWalks>;
}

type Wishes = Input<typeof countRooms>['body'];

/** What counting reads. */
export const countPorts = { search: roomSearch, walks: offerWalks };

/** The counts of a search, however its wishes were sent. */
export async function answerCounts(asked: Wishes, ports: Opened<typeof countPorts>): Promise<Reply<typeof countRooms>> {
  return { ...answer('rooms_counted'), data: await countSearch(ports, asked) };
}

/** What a search finds, and what it would find without one of its wishes where it finds less than a page. */
export async function countSearch({ search, walks }: Reads, body: Wishes): Promise<SearchCounts> {
  const parts = partsOf(body.location, await cheapMeaning(search, body.location));
  const counting = new Counting(walks);
  // Which rooms are free only their nights tell: of a search with days nothing is counted but what there is without them.
  const dated = body.checkIn !== undefined;
  const found = dated ? undefined : (await counting.count([{ parts, wishes: body }]))[0];
  if (found && found.hotels >= pageSize.home) return { found, without: [], elsewhere: [] };
  const ways = widenings(body).filter(({ wish }) => !dated || wish === 'dates');
  const wider = await counting.count(ways.map((way) => ({ parts, wishes: way.search })));
  const without = ways.flatMap(({ wish }, at) => findsMore({ wish }, wider[at], found));
  if (found || dated || without.length > 0) return { ...(found && { found }), without, elsewhere: [] };
  const places = destinationsBeside(body.location);
  const others = await counting.count(places.map((place) => ({ parts: partsOf(place, 'place'), wishes: body })));
  return { without, elsewhere: places.flatMap((place, at) => findsMore({ place }, others[at], found)) };
}

/** What a typed place means, without a look at hotels whose names are misspelled: what is most like one is not counted. */
async function cheapMeaning(search: Reads['search'], typed: string): Promise<MeaningKind> {
  const { key, isKnown, guess } = soughtPlace(typed);
  if (isKnown || (await search.hasPlace(key))) return 'place';
  if (guess !== undefined) return (await isNamed(search, typed)) ? 'hotel' : 'guess';
  return (await hasHotel(search, typed)) ? 'hotel' : 'hotelHead';
}

/** At half a unit, and none where there is nothing else that the text could mean. */
async function hasHotel(search: Reads['search'], typed: string): Promise<boolean> {
  const [[hotel], [head]] = [partsOf(typed, 'hotel'), partsOf(typed, 'hotelHead')];
  if (!hotel || !head) return true;
  return (await search.find(hotel, { sort: 'price', limit: 1 })).entries.length > 0;
}

/** A way that leads to more than what was found. */
function findsMore<Way extends object>(way: Way, count: Count | undefined, found: Count | undefined): (Way & Count)[] {
  return count && (count.more || count.hotels > (found?.hotels ?? 0)) ? [{ ...way, ...count }] : [];
}

interface Question {
  parts: readonly Part[];
  wishes: Wishes;
}

/** Counts with the units of one call. */
class Counting {
  readonly #walks: Reads['walks'];
  #left: number = countUnits.all - countUnits.meaning;

  constructor(walks: Reads['walks']) {
    this.#walks = walks;
  }

  /** Counts beside each other; what units are left is shared, so that no count takes them from another. */
  async count(questions: readonly Question[]): Promise<(Count | undefined)[]> {
    const budgets = questions.map(() => new ReadBudget(this.#left / questions.length));
    const counts = questions.map(({ parts, wishes }, at) =>
      countHotels(this.#walks, budgets[at] as ReadBudget, parts, filtersOf(wishes)),
    );
    const counted = await Promise.all(counts);
    if (questions.length > 0) this.#left = budgets.reduce((sum, { left }) => sum + left, 0);
    return counted;
  }
}
