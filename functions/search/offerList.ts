import type { Table } from '../runtime/table.ts';
import { entryBytes, type SearchEntry } from './searchEntries.ts';
import { queryList, type SoughtLists } from './soughtLists.ts';

/** Bytes that one eventually consistent read of half a unit brings. */
const readBytes = 4096;

/** Entries that a list is read on by, at half a unit. */
export const stepEntries = Math.floor(readBytes / entryBytes);

/** The most units that reading so many entries takes. */
export function unitsOf(entries: number): number {
  return Math.ceil((entries * entryBytes) / readBytes) * 0.5;
}

interface Partition {
  pk: string;
  /** Over how many PKR its last read went; the more, the fewer offers stand in it. */
  reach: number;
}

/** One of the lists that make an order together, as far as it was read. */
export class OfferList {
  /** What is read and not passed yet, in the list's order. */
  ahead: SearchEntry[] = [];
  /** Sort key of the last entry that was read. */
  after: string | undefined;
  #ended = false;
  readonly #part: Omit<SoughtLists, 'lists'>;
  readonly #partitions: Partition[];

  constructor(partitions: readonly string[], part: Omit<SoughtLists, 'lists'>, after: string | undefined) {
    this.#partitions = partitions.map((pk) => ({ pk, reach: Number.POSITIVE_INFINITY }));
    this.#part = part;
    this.after = after;
  }

  /** Whether it has to be read on to know what comes next in it. */
  get ranOut(): boolean {
    return this.ahead.length === 0 && !this.#ended;
  }

  /** Whether it was read to an entry of another list, or behind that. */
  isReadTo({ sk }: SearchEntry): boolean {
    if (this.after === undefined) return false;
    return this.#part.sort === 'price' ? sk <= this.after : sk >= this.after;
  }

  /** Reads so many entries on, in the partition that gets furthest: what is looked for stands in all of them. */
  async readOn(table: Table, limit: number): Promise<void> {
    const partition = this.#partitions.reduce((best, each) => (each.reach > best.reach ? each : best));
    const entries = await queryList(table, { pk: partition.pk, ...this.#part }, { limit, after: this.after });
    this.ahead = entries.filter(this.#part.fits);
    this.after = entries.at(-1)?.sk ?? this.after;
    this.#ended = entries.length < limit;
    partition.reach = Math.abs(priceIn(entries.at(-1)) - priceIn(entries[0]));
  }
}

/** Sort keys of lists by price begin with it; of the others it is not asked. */
function priceIn(entry: SearchEntry | undefined): number {
  return Number(entry?.sk.slice(0, 8)) || 0;
}
