import { port } from '../runtime/port.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Table } from '../runtime/table.ts';
import type { Shows } from './fits.ts';
import { OfferList, stepEntries, unitsOf } from './offerList.ts';
import type { SearchEntry } from './searchEntries.ts';
import { comesBefore, type PageWanted, type SoughtLists, soughtLists } from './soughtLists.ts';
import type { Wanted } from './wanted.ts';

interface Reading {
  budget: ReadBudget;
  /** Units that looking for entries that fit leaves for what is done with them. */
  kept: number;
  /** Entries that each list is read first; then it is read on by half a unit. */
  first: number;
}

/** The offers that are sought, one after the other in their order; a list is read on when it runs out. */
export class OfferWalk {
  readonly #table: Table;
  readonly #reading: Reading;
  readonly #lists: OfferList[];
  readonly #sort: SoughtLists['sort'];
  #isBegun = false;

  constructor(table: Table, reading: Reading, { lists, ...part }: SoughtLists, after: string | undefined) {
    this.#table = table;
    this.#reading = reading;
    this.#sort = part.sort;
    this.#lists = lists.map((partitions) => new OfferList(partitions, part, after));
  }

  /** The next offer, until it is passed; undefined where there is none, or where too few units are left to read on. */
  async next(): Promise<SearchEntry | undefined> {
    for (let reads = 0; ; reads += 1) {
      const first = this.#first()?.ahead[0];
      const unknown = this.#lists.filter((list) => list.ranOut && !(first && list.isReadTo(first)));
      if (unknown.length === 0) return first;
      // The first reads are always made; what follows from entries that do not fit leaves what is kept.
      if (reads > 0 && this.#reading.budget.left - unknown.length * unitsOf(stepEntries) < this.#reading.kept) return;
      const read = await this.#readOn(unknown);
      if (!read) return undefined;
    }
  }

  /** Where entries that do not fit were passed to, when there is no next offer for want of units. */
  get passedTo(): string | undefined {
    const ends = this.#lists.filter(({ ranOut }) => ranOut).flatMap(({ after }) => after ?? []);
    return ends.sort().at(this.#sort === 'price' ? 0 : -1);
  }

  /** Passes the next offer. */
  pass(): void {
    this.#first()?.ahead.shift();
  }

  /** Whether there are more offers, or there may be for all that was read. */
  get hasMore(): boolean {
    return this.#lists.some((list) => list.ranOut || list.ahead.length > 0);
  }

  #first(): OfferList | undefined {
    return this.#lists.reduce<OfferList | undefined>((first, list) => {
      const [entry, other] = [list.ahead[0], first?.ahead[0]];
      if (!entry) return first;
      return !other || comesBefore(entry, other, this.#sort) ? list : first;
    }, undefined);
  }

  /** False where too few units are left for any of the lists. */
  async #readOn(lists: readonly OfferList[]): Promise<boolean> {
    const limit = this.#isBegun ? stepEntries : this.#reading.first;
    this.#isBegun = true;
    const read = async (list: OfferList) => {
      const work = (counted: Table) => list.readOn(counted, limit).then(() => true);
      return (await this.#reading.budget.spend(unitsOf(limit), this.#table, work)) ?? false;
    };
    return (await Promise.all(lists.map(read))).includes(true);
  }
}

/** Walks for pages that look further than what they show. */
export function openOfferWalks(table: Table) {
  return {
    /** @throws Failure `invalid_cursor` for a page that begins outside of the prices looked for */
    begin: (wanted: Wanted, page: PageWanted, units: Omit<Reading, 'first'>, shows?: Shows): OfferWalk =>
      new OfferWalk(table, { ...units, first: stepEntries }, soughtLists(wanted, page, shows), page.after),
  };
}

/** The same as handlers have it. */
export const offerWalks = port('properties', ['dynamodb:Query'], openOfferWalks);
