import type { RoomHit } from '../../shared/contracts/search.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import { firstOf, offerName } from '../search/offers.ts';
import type { OfferWalk, openOfferWalks } from '../search/offerWalk.ts';
import { presentFreeHit } from '../search/presentHit.ts';
import { cardOf, type SearchEntry } from '../search/searchEntries.ts';
import { type PageWanted, soughtLists } from '../search/soughtLists.ts';
import type { Wanted } from '../search/wanted.ts';
import { matchingOf, wantedOffers } from '../search/wantedOffers.ts';
import { Candidate, type CandidateReads } from './candidate.ts';
import { unitsOfMonths, unitsOfOne } from './datedReads.ts';
import type { PropertyNights } from './nightItem.ts';

/** What one page looks at, at most: properties, and read units of everything that it reads. */
export const datedPage = { properties: 24, units: 16 } as const;

/** Properties and offers that are looked at beside each other. */
const atOnce = { least: 4, most: 8 } as const;

/** The nights of a stay: from a day on and before another. */
export type StayWanted = Omit<PropertyNights, 'propertyId'>;

export interface DatedReads extends Omit<CandidateReads, 'budget'> {
  offers: ReturnType<typeof openOfferWalks>;
}

/** Hotels that have free rooms, each by its first offer that has. A page may be short, or even empty, while there is a next one. */
export interface FreePage {
  hits: RoomHit[];
  next: string | undefined;
}

/**
 * The next hotels with rooms that are free on every night. A hotel is on one page, at the first of its offers that has a
 * free room: which that is follows from the hotel, so that it is known on every page again.
 * @throws Failure `invalid_cursor` for a page that begins outside of the prices looked for
 */
export async function findFree(
  reads: DatedReads,
  { stay, ...wanted }: Wanted & { stay: StayWanted },
  page: PageWanted,
  budget = datedBudget(),
): Promise<FreePage> {
  const walk = reads.offers.begin(wanted, page, { budget, kept: unitsOfOne });
  const filling = new Filling(walk, { ...reads, budget }, { ...wanted, stay, sort: page.sort });
  let more = true;
  while (filling.hits.length < page.limit && more) more = await filling.goOn(page.limit);
  // Whether anything follows is not known where the last offer that was read is the last one shown.
  const follows = filling.isStopped || (await walk.next()) !== undefined || walk.hasMore;
  return { hits: filling.hits, next: follows ? (filling.last ?? walk.passedTo) : undefined };
}

/** The units of one page. */
export function datedBudget(): ReadBudget {
  return new ReadBudget(datedPage.units);
}

/** Whether a page that has ended one search has units for another: each must get on by one property at least. */
export function mayGoOn(wanted: Wanted, page: PageWanted, budget: ReadBudget): boolean {
  return budget.left >= unitsOfOne + soughtLists(wanted, page).lists.length * unitsOfMonths;
}

type FreeWanted = Wanted & Pick<PageWanted, 'sort'> & { stay: StayWanted };

interface Looked {
  entry: SearchEntry;
  candidate: Candidate;
}

/** A page that is being filled. */
class Filling {
  readonly hits: RoomHit[] = [];
  /** Sort key of the last offer that was passed: shown, or left out because it has no free room or is not its hotel's first. */
  last: string | undefined;
  /** An offer was read that is left for the next page. */
  isStopped = false;
  readonly #candidates = new Map<string, Candidate>();
  /** Properties among them that nothing was read of yet. */
  #fresh = 0;
  readonly #walk: OfferWalk;
  readonly #reads: CandidateReads;
  readonly #wanted: FreeWanted;

  constructor(walk: OfferWalk, reads: CandidateReads, wanted: FreeWanted) {
    this.#walk = walk;
    this.#reads = reads;
    this.#wanted = wanted;
  }

  /** Looks at some more offers; tells whether it is worth going on. */
  async goOn(limit: number): Promise<boolean> {
    const batch = await this.#gather(Math.max(atOnce.least, limit - this.hits.length));
    await this.#look(batch);
    for (const { entry, candidate } of batch) {
      const full = this.hits.length === limit;
      if (full || !(await this.#pass(entry, candidate))) {
        this.isStopped = true;
        return false;
      }
    }
    return batch.length > 0;
  }

  /** The next offers, of properties that may still be looked at. */
  async #gather(most: number): Promise<Looked[]> {
    const batch: Looked[] = [];
    this.#fresh = 0;
    while (batch.length < most) {
      const entry = await this.#walk.next();
      const candidate = entry && this.#candidateOf(entry);
      if (!entry || !candidate) {
        this.isStopped = entry !== undefined && batch.length === 0;
        break;
      }
      batch.push({ entry, candidate });
      this.#walk.pass();
    }
    return batch;
  }

  #candidateOf(entry: SearchEntry): Candidate | undefined {
    const card = cardOf(entry);
    const { propertyId } = card;
    let candidate = this.#candidates.get(propertyId);
    if (!candidate) {
      if (!this.#mayLookAtAnother()) return undefined;
      candidate = new Candidate({ ...this.#wanted.stay, propertyId }, this.#reads);
      this.#candidates.set(propertyId, candidate);
      this.#fresh++;
    }
    candidate.add(wantedOffers(card, this.#wanted));
    return candidate;
  }

  /** Units are kept for all of the page's first property, however large it is, so that every page gets on. */
  #mayLookAtAnother(): boolean {
    const kept = this.last === undefined && this.#fresh > 0 ? unitsOfOne : 0;
    return (
      this.#fresh < atOnce.most &&
      this.#candidates.size < datedPage.properties &&
      this.#reads.budget.left >= kept + (this.#fresh + 1) * unitsOfMonths
    );
  }

  async #look(batch: readonly Looked[]): Promise<void> {
    const candidates = [...new Set(batch.map(({ candidate }) => candidate))];
    await Promise.all(candidates.map((candidate) => candidate.readMonths()));
    if (this.last === undefined) await candidates[0]?.complete();
    await Promise.all(candidates.map((candidate) => candidate.readRooms()));
  }

  /** Shows or leaves out an offer; false where too little was read to know which. */
  async #pass(entry: SearchEntry, candidate: Candidate): Promise<boolean> {
    const card = cardOf(entry);
    if (!candidate.isKnown) await candidate.complete();
    const free = candidate.freeOf(card, wantedOffers(card, this.#wanted));
    // What a whole page cannot find out about its first property, no page will: it is taken for full.
    if (!free && this.last !== undefined) return false;
    this.last = entry.sk;
    const first = firstOf(free ?? [], this.#wanted.sort);
    if (free && first && offerName(first) === offerName(card)) {
      this.hits.push(presentFreeHit(entry, first, matchingOf(free)));
    }
    return true;
  }
}
