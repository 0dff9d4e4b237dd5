import type { RoomHit } from '../../shared/contracts/search.ts';
import type { Days } from '../nights/nightItem.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import { unitsOfCard, unitsOfLargestCard } from './cardReading.ts';
import { EntryWalk, type WalkEntry } from './entryWalk.ts';
import { fitOf } from './fit.ts';
import { fittingKinds, freeKinds, isAt, isNamed, type Look } from './look.ts';
import { presentHit } from './presentHit.ts';
import type { SearchReader } from './searchReading.ts';
import { soughtList } from './soughtList.ts';
import { type openTakenRooms, unitsOfAllMonths, unitsOfMonths } from './takenRooms.ts';
import { type PageQuery, type SearchQuery, takesSeveral } from './wanted.ts';

/** The reads of a page, and its units. */
export interface PageReads {
  reading: SearchReader;
  budget: ReadBudget;
  /** With them only rooms that are free on every night are found. */
  free?: { nights: Days; taken: ReturnType<typeof openTakenRooms> } | undefined;
}

/** Hotels found, each by the first of its kinds that fit. A page that met its limit of units may be short, or even empty. */
export interface FoundPage {
  hits: RoomHit[];
  /** Sort key after which the next page begins; undefined where there is none. */
  next: string | undefined;
}

/** Hotels that are looked at beside each other. */
const atOnce = { least: 4, most: 8 } as const;

/**
 * The next hotels that fit. A hotel is on one page: at the first of its kinds that fits and, with nights, has a free room. Its card
 * tells which that is, so that it is known on every page again, and whether its rooms fit together. With dates the hotels of a page that is in
 * the order of prices stand by what they cost then.
 * @throws Failure `invalid_cursor` for a page that begins outside of the list
 */
export async function findRooms(reads: PageReads, wanted: SearchQuery, page: PageQuery): Promise<FoundPage> {
  const filling = new PageFill(reads, wanted, page);
  const follows = await filling.fill();
  return { hits: filling.inOrder(), next: follows ? filling.passedTo : undefined };
}

/** Sort keys of the next entries that fit, as far as one look at the list tells. */
export async function nextEntries(reads: PageReads, wanted: SearchQuery, page: PageQuery): Promise<string[]> {
  const walk = new EntryWalk(soughtList(wanted, page), { ...reads, page });
  await walk.fill(1, () => true, 0);
  return walk.ahead.map(({ sk }) => sk);
}

/** Whether the first entry of a hotel that meets the conditions of its list is one of a hotel that fits. */
export function isToldByEntries({ free }: Pick<PageReads, 'free'>, wanted: SearchQuery): boolean {
  return !free && !takesSeveral(wanted);
}

/** Units of a hotel that is looked at, the first of its months with it. */
export function unitsOfLook({ free }: Pick<PageReads, 'free'>): number {
  return unitsOfCard + (free ? unitsOfMonths : 0);
}

/** Units of the largest hotel that a page may look at first. */
export function unitsOfFirst({ free }: Pick<PageReads, 'free'>): number {
  return unitsOfLargestCard + (free ? unitsOfAllMonths : 0);
}

/** A page that is being filled. */
class PageFill {
  readonly #found: { hit: RoomHit; cost: number }[] = [];
  readonly #reads: PageReads;
  readonly #wanted: SearchQuery;
  readonly #page: PageQuery;
  readonly #walk: EntryWalk;
  readonly #list: ReturnType<typeof soughtList>;
  /** Hotels that were looked at; undefined for one that does not fit. */
  readonly #looks = new Map<string, Look | undefined>();
  readonly #shown = new Set<string>();
  #last: string | undefined;

  constructor(reads: PageReads, wanted: SearchQuery, page: PageQuery) {
    this.#reads = reads;
    this.#wanted = wanted;
    this.#page = page;
    this.#list = soughtList(wanted, page, reads.free ? 'stays' : 'first');
    this.#walk = new EntryWalk(this.#list, { ...reads, page });
  }

  /** Sort key of the last entry that was shown or passed over. */
  get passedTo(): string | undefined {
    const [next] = this.#walk.ahead;
    return next ? (this.#last ?? this.#page.after) : this.#walk.readTo;
  }

  /** The hotels of the page. Without dates keys tell the order; that of names is not one of prices. */
  inOrder(): RoomHit[] {
    const { sort, hotelAt } = this.#list;
    const isByCost = this.#reads.free !== undefined && hotelAt === 1;
    const direction = sort === 'price' ? 1 : -1;
    const found = isByCost ? this.#found.toSorted((a, b) => direction * (a.cost - b.cost)) : this.#found;
    return found.map(({ hit }) => hit);
  }

  /** Fills the page; answers whether more may follow. */
  async fill(): Promise<boolean> {
    let next = await this.#passNext();
    while (next === 'passed') next = await this.#passNext();
    return next === 'follows';
  }

  /** Shows the next entry or passes it over; at the end of the page it answers whether anything follows. */
  async #passNext(): Promise<'passed' | 'follows' | 'end'> {
    if (this.#walk.ahead.length === 0) await this.#readOn();
    const [entry] = this.#walk.ahead;
    if (!entry) return this.#walk.mayFollow ? 'follows' : 'end';
    if (!(await this.#isLookedAt(entry))) return 'follows';
    const found = await this.#foundBy(entry);
    if (found === 'unknown' || (found && this.#isFull)) return 'follows';
    this.#pass(entry, found);
    return 'passed';
  }

  #pass({ sk }: WalkEntry, found: { hit: RoomHit; cost: number } | undefined): void {
    if (found) this.#found.push(found);
    this.#last = sk;
    this.#walk.ahead.shift();
  }

  /** False for a hotel that a full page need not look at, or for which the units are too few. */
  async #isLookedAt(entry: WalkEntry): Promise<boolean> {
    if (this.#looks.has(entry.propertyId)) return true;
    return !(this.#isFull && this.#isExact) && (await this.#lookAhead());
  }

  get #isFull(): boolean {
    return this.#found.length === this.#page.limit;
  }

  /** On a first page a hotel that was not looked at has no earlier entry. With dates only its nights tell, of several rooms its card. */
  get #isExact(): boolean {
    return this.#page.after === undefined && isToldByEntries(this.#reads, this.#wanted);
  }

  async #readOn(): Promise<void> {
    const missing = Math.max(1, this.#page.limit - this.#found.length + (this.#isExact ? 1 : 0));
    const isNew = ({ propertyId }: WalkEntry) => !this.#looks.has(propertyId);
    await this.#walk.fill(missing, isNew, unitsOfLook(this.#reads));
  }

  /** Looks at the next hotels, beside each other; false where the units are too few for one. */
  async #lookAhead(): Promise<boolean> {
    const { reading, budget } = this.#reads;
    const ids = new Set(this.#walk.ahead.map(({ propertyId }) => propertyId));
    const fresh = [...ids].filter((id) => !this.#looks.has(id)).slice(0, this.#lookMost());
    const known = await reading.cards(fresh, budget);
    const looks = known.map((id) => this.#lookAt(id));
    await Promise.all(looks.map((look) => look?.taken?.read(1)));
    known.forEach((id, at) => {
      this.#looks.set(id, looks[at]);
    });
    return known.length > 0;
  }

  /** As many as the page may still show, and as the units allow; some are kept for all of a page's first hotel, however large. */
  #lookMost(): number {
    const missing = this.#page.limit - this.#found.length;
    const wished = this.#isFull ? 1 : Math.max(missing, this.#isExact ? 1 : atOnce.least);
    const kept = this.#last === undefined ? unitsOfFirst(this.#reads) - unitsOfLook(this.#reads) : 0;
    // With dates units must be left for the months of hotels whose rates are apart.
    const each = this.#reads.free ? unitsOfLargestCard + unitsOfMonths : unitsOfCard;
    const affordable = Math.floor((this.#reads.budget.left - kept) / each);
    return Math.min(wished, this.#reads.free ? atOnce.most : wished, Math.max(1, affordable));
  }

  #lookAt(propertyId: string): Look | undefined {
    const { reading, free, budget } = this.#reads;
    const card = reading.card(propertyId);
    const kinds = card && fittingKinds(card, this.#wanted, this.#list.sort, free?.nights);
    if (!kinds || kinds.length === 0) return undefined;
    return { card, kinds, taken: free?.taken.of({ ...free.nights, propertyId }, budget) };
  }

  /** The hit of an entry; undefined where its hotel does not fit, or stands elsewhere in the list. */
  async #foundBy(entry: WalkEntry): Promise<{ hit: RoomHit; cost: number } | undefined | 'unknown'> {
    const look = this.#looks.get(entry.propertyId);
    if (!look || this.#shown.has(entry.propertyId) || !isNamed(entry, look.card, this.#wanted, this.#list.sort))
      return undefined;
    const kinds = await freeKinds(look);
    // A hotel that a whole page cannot find out about no page will: it is taken for full.
    if (!kinds) return this.#last === undefined ? undefined : 'unknown';
    const fit = fitOf(kinds, this.#wanted, this.#list.sort);
    if (!fit || !isAt(entry, fit.first, this.#list)) return undefined;
    this.#shown.add(entry.propertyId);
    return { hit: presentHit(look.card, fit, kinds), cost: fit.cost };
  }
}
