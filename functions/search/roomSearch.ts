import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { any, searchPartition } from './entryKeys.ts';
import type { SearchEntry } from './searchEntries.ts';
import { comesBefore, type PageWanted, queryList, type SoughtLists, soughtLists, type Wanted } from './soughtLists.ts';

/** Offers found, in the order that was asked for. */
export interface RoomPage {
  entries: SearchEntry[];
  /**
   * Where the next page begins; undefined where there is none. Where not every entry of a list fits, a page may be short
   * while there is a next one, which may have nothing.
   */
  next: string | undefined;
}

/** How often a page is read on where entries do not fit. */
const mostReads = 4;

/** Entries that it is then read on by at least, and one more. */
const leastStep = 8;

/** Finds rooms, at one Query a capacity and the read units of the page shown, however many rooms there are. */
export function openRoomSearch(table: Table) {
  return {
    /** @throws Failure `invalid_cursor` for a page that begins outside of what is looked for */
    find: async (wanted: Wanted, page: PageWanted): Promise<RoomPage> => {
      const lists = soughtLists(wanted, page);
      const filling: Filling = { entries: [], after: page.after, hasMore: true };
      // Only where not every entry fits a page is read on, and then not by less than half a unit brings.
      const { reads, step } = lists.fits
        ? { reads: mostReads, step: Math.max(page.limit, leastStep) }
        : { reads: 1, step: page.limit };
      for (let read = 0; read < reads && filling.hasMore && filling.entries.length <= page.limit; read += 1) {
        const { found, hasMore } = await readOn(table, lists, { limit: step, after: filling.after });
        filling.entries.push(...(lists.fits ? found.filter(lists.fits) : found));
        filling.after = found.at(-1)?.sk;
        filling.hasMore = hasMore;
      }
      return pageOf(filling, page.limit);
    },
    /** Whether any room is listed at the place of a key, at half a read unit. */
    hasPlace: async (place: string): Promise<boolean> => {
      const list = { pk: searchPartition(place, any, any), range: undefined, sort: 'price' as const };
      return (await queryList(table, list, { limit: 1, after: undefined })).length > 0;
    },
  };
}

interface Filling {
  entries: SearchEntry[];
  /** Sort key of the last entry that was looked at. */
  after: string | undefined;
  hasMore: boolean;
}

function pageOf({ entries, after, hasMore }: Filling, limit: number): RoomPage {
  const shown = entries.slice(0, limit);
  if (entries.length > limit) return { entries: shown, next: shown.at(-1)?.sk };
  return { entries: shown, next: hasMore ? after : undefined };
}

/** The next offers of all lists, in their order. */
async function readOn(
  table: Table,
  { partitions, ...list }: SoughtLists,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<{ found: SearchEntry[]; hasMore: boolean }> {
  // One more tells whether there is a next page.
  const lists = await Promise.all(
    partitions.map((pk) => queryList(table, { pk, ...list }, { limit: limit + 1, after })),
  );
  const found = lists.flat().sort((a, b) => (comesBefore(a, b, list.sort) ? -1 : 1));
  return { found: found.slice(0, limit), hasMore: found.length > limit };
}

/** The same as handlers have it. */
export const roomSearch = port('properties', ['dynamodb:Query'], openRoomSearch);
