import { wordsOf } from '../../shared/rules/hotelNames.ts';
import { isNear } from '../../shared/rules/spelling.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import { standsFor } from './entryMarks.ts';
import { type EntryRead, type SearchReader, stepEntries, unitsOfEntries } from './searchReading.ts';
import type { SoughtList } from './soughtList.ts';

/** An entry of a list: its sort key, and the property and kind that it stands for. */
export interface WalkEntry {
  sk: string;
  propertyId: string;
  kindId?: string;
}

interface WalkStart {
  reading: SearchReader;
  budget: ReadBudget;
  /** Hotels of a page, and the sort key after which it begins. */
  page: { limit: number; after?: string | undefined };
}

/** Entries that a page of hotels reads beside those that it shows: some cards may be missing, and one tells of a next page. */
const spareEntries = 4;

/** Entries of one read at most. */
const mostEntries = 8 * stepEntries;

/** The entries of a list, one after the other; it is read on when they run out. */
export class EntryWalk {
  /** Entries that were read and not passed yet. */
  readonly ahead: WalkEntry[] = [];
  readonly #list: SoughtList;
  readonly #walking: WalkStart;
  /** Sort key up to which the list was read; undefined at its end. */
  #readTo: string | undefined;
  #isEnded = false;
  #counts = { read: 0, found: 0 };

  constructor(list: SoughtList, walking: WalkStart) {
    this.#list = list;
    this.#walking = walking;
    this.#readTo = walking.page.after;
  }

  /** Whether more entries may follow those ahead. */
  get mayFollow(): boolean {
    return !this.#isEnded;
  }

  /** Sort key up to which the list was read. */
  get readTo(): string | undefined {
    return this.#readTo;
  }

  /**
   * Reads on until so many hotels that count are ahead, or the list ends, as far as the units allow; for each of them so many are
   * `kept`.
   */
  async fill(most: number, counts: (entry: WalkEntry) => boolean, kept: number): Promise<void> {
    const { budget } = this.#walking;
    for (let reads = true; reads && !this.#isEnded; ) {
      const found = new Set(this.ahead.filter(counts).map(({ propertyId }) => propertyId)).size;
      if (found >= most) return;
      reads = await this.#readOn(this.#nextLimit(most - found, budget.left - Math.max(1, found) * kept));
    }
  }

  /** False where nothing was read, for want of units. */
  async #readOn(limit: number): Promise<boolean> {
    const { reading, budget } = this.#walking;
    const read = limit > 0 && (await reading.list(this.#list, { limit, after: this.#readTo }, budget));
    if (!read) return false;
    const fitting = read.entries.filter((entry) => isOfList(entry, this.#list));
    this.ahead.push(...fitting.map(({ sk }) => entryOf(sk, this.#list)));
    this.#counts = { read: this.#counts.read + limit, found: this.#counts.found + fitting.length };
    this.#isEnded = read.readTo === undefined;
    this.#readTo = read.readTo ?? this.#readTo;
    return true;
  }

  /** As many entries as may bring what is missing, for all that was read; none where so many units are too few. */
  #nextLimit(missing: number, units: number): number {
    const { read, found } = this.#counts;
    const affordable = Math.floor(units / unitsOfEntries(stepEntries)) * stepEntries;
    const first = this.#list.hasKinds ? stepEntries : this.#walking.page.limit + spareEntries;
    const likely = Math.ceil((missing * read) / Math.max(found, 1) / stepEntries) * stepEntries;
    return Math.max(0, Math.min(read === 0 ? first : likely, mostEntries, affordable));
  }
}

function entryOf(sk: string, { hotelAt, hasKinds }: SoughtList): WalkEntry {
  const [propertyId = '', kindId = ''] = sk.split('#').slice(hotelAt);
  return { sk, propertyId, ...(hasKinds && { kindId }) };
}

/** Whether an entry stands for its hotel in a list, and has a name like the one that was typed. */
function isOfList({ sk, name = '' }: EntryRead['entries'][number], { reach, hasKinds, like }: SoughtList): boolean {
  const [price = '', ...rest] = sk.split('#');
  return isLike(name, like) && (reach === undefined || standsFor([price, ...rest.slice(hasKinds ? 2 : 1)], reach));
}

/** Whether as many words of a name, one after the other, are nearly those typed. */
function isLike(name: string, typed: string | undefined): boolean {
  if (typed === undefined) return true;
  const [own, sought] = [name.split('-'), wordsOf(typed)];
  return own.some((_, at) => isNear(sought.join(' '), own.slice(at, at + sought.length).join(' ')));
}
