import { port } from '../runtime/port.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Table } from '../runtime/table.ts';
import { entryBytes, type SearchEntry } from './searchEntries.ts';
import { comesBefore, type PageWanted, queryList, type SoughtLists, soughtLists, type Wanted } from './soughtLists.ts';

/** Bytes that one eventually consistent read of half a unit brings. */
const readBytes = 4096;

/** Entries that a list is read on by, and the units of that. */
const step = { entries: Math.floor(readBytes / entryBytes), units: 0.5 };

interface Units {
  budget: ReadBudget;
  /** Units that looking for entries that fit leaves for what is done with them. */
  kept: number;
}

interface List {
  pk: string;
  /** What is read and not passed yet, in the list's order. */
  ahead: SearchEntry[];
  /** Sort key of the last entry that was read. */
  after: string | undefined;
  ended: boolean;
}

/** The offers that are sought, one after the other in their order; a list is read on when it runs out. */
export class OfferWalk {
  readonly #table: Table;
  readonly #budget: ReadBudget;
  readonly #part: Omit<SoughtLists, 'partitions'>;
  readonly #lists: List[];
  readonly #kept: number;

  constructor(
    table: Table,
    { budget, kept }: Units,
    { sought, after }: { sought: SoughtLists; after: string | undefined },
  ) {
    const { partitions, ...part } = sought;
    this.#table = table;
    this.#budget = budget;
    this.#kept = kept;
    this.#part = part;
    this.#lists = partitions.map((pk) => ({ pk, ahead: [], after, ended: false }));
  }

  /** The next offer, until it is passed; undefined where there is none, or where too few units are left to read on. */
  async next(): Promise<SearchEntry | undefined> {
    await Promise.all(this.#lists.filter(ranOut).map((list) => this.#readOn(list)));
    const first = this.#first()?.ahead[0];
    const isKnown = (list: List) => !ranOut(list) || (first !== undefined && this.#isReadBehind(list, first));
    return this.#lists.every(isKnown) ? first : undefined;
  }

  /** Where entries that do not fit were passed to, when there is no next offer for want of units. */
  get passedTo(): string | undefined {
    const ends = this.#lists.filter(ranOut).flatMap(({ after }) => after ?? []);
    return ends.sort().at(this.#part.sort === 'price' ? 0 : -1);
  }

  #isReadBehind({ after }: List, { sk }: SearchEntry): boolean {
    if (after === undefined) return false;
    return this.#part.sort === 'price' ? sk <= after : sk >= after;
  }

  /** Passes the next offer. */
  pass(): void {
    this.#first()?.ahead.shift();
  }

  /** Whether there are more offers, or there may be for all that was read. */
  get hasMore(): boolean {
    return this.#lists.some((list) => ranOut(list) || list.ahead.length > 0);
  }

  #first(): List | undefined {
    return this.#lists.reduce<List | undefined>((first, list) => {
      const [entry, other] = [list.ahead[0], first?.ahead[0]];
      if (!entry) return first;
      return !other || comesBefore(entry, other, this.#part.sort) ? list : first;
    }, undefined);
  }

  /** Reads the list on until something of it fits. */
  async #readOn(list: List): Promise<void> {
    do await this.#readStep(list);
    while (ranOut(list) && this.#part.fits && this.#budget.left - step.units >= this.#kept);
  }

  async #readStep(list: List): Promise<void> {
    const part = { limit: step.entries, after: list.after };
    const read = (table: Table) => queryList(table, { pk: list.pk, ...this.#part }, part);
    const entries = await this.#budget.spend(step.units, this.#table, read);
    if (!entries) return;
    const { fits } = this.#part;
    list.ahead = fits ? entries.filter(fits) : entries;
    list.after = entries.at(-1)?.sk ?? list.after;
    list.ended = entries.length < step.entries;
  }
}

function ranOut({ ahead, ended }: List): boolean {
  return ahead.length === 0 && !ended;
}

/** Walks for pages that look further than what they show. */
export function openOfferWalks(table: Table) {
  return {
    /** @throws Failure `invalid_cursor` for a page that begins outside of the prices looked for */
    begin: (wanted: Wanted, page: PageWanted, units: Units): OfferWalk =>
      new OfferWalk(table, units, { sought: soughtLists(wanted, page), after: page.after }),
  };
}

/** The same as handlers have it. */
export const offerWalks = port('properties', ['dynamodb:Query'], openOfferWalks);
