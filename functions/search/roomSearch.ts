import { port } from '../runtime/port.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import type { Table } from '../runtime/table.ts';
import { any, searchPartition } from './entryKeys.ts';
import { stepEntries, unitsOf } from './offerList.ts';
import { OfferWalk } from './offerWalk.ts';
import type { SearchEntry } from './searchEntries.ts';
import { type PageWanted, queryList, type SoughtLists, soughtLists } from './soughtLists.ts';
import type { Wanted } from './wanted.ts';

/** Hotels found, each by the first of its offers that fit, in the order that was asked for. */
export interface RoomPage {
  entries: SearchEntry[];
  /**
   * Where the next page begins; undefined where there is none. A page that has met its limit of units may be short while
   * there is a next one, which may have nothing.
   */
  next: string | undefined;
}

/** Units of a page with facts, at most. */
export const factPageUnits = 4;

/** Units of a page of hotels that are sought by name, at most. */
const namePageUnits = 2;

/** Units that any other page is read on by, at most, where its hotels have other offers that fit. */
const readOnUnits = 4;

/** Finds rooms, at one Query a capacity and the read units of the page shown, however many rooms there are. */
export function openRoomSearch(table: Table) {
  return {
    /**
     * With a `budget` all pages that share it take no more; see `mayBegin`.
     * @throws Failure `invalid_cursor` for a page that begins outside of what is looked for
     */
    find: async (wanted: Wanted, page: PageWanted, budget?: ReadBudget): Promise<RoomPage> => {
      const sought = soughtLists(wanted, page, 'hotels');
      const first = wanted.facts === undefined ? page.limit + 1 : stepEntries;
      const units = budget ?? new ReadBudget(unitsFor(wanted, sought, first));
      const walk = new OfferWalk(table, { budget: units, kept: 0, first }, sought, page.after);
      return pageOf(walk, page);
    },
    /** Whether any room is listed at the place of a key, at half a read unit. */
    hasPlace: async (place: string): Promise<boolean> => {
      const list = { pk: searchPartition(place, any, any), range: undefined, sort: 'price' as const };
      return (await queryList(table, list, { limit: 1, after: undefined })).length > 0;
    },
  };
}

/** Whether so many units are left as the beginning of a page with facts takes. */
export function mayBegin(wanted: Wanted, page: PageWanted, budget: ReadBudget): boolean {
  return budget.left >= soughtLists(wanted, page).lists.length * unitsOf(stepEntries);
}

function unitsFor({ hotel, facts }: Wanted, { lists }: SoughtLists, first: number): number {
  if (facts !== undefined) return factPageUnits;
  return hotel === undefined ? lists.length * unitsOf(first) + readOnUnits : Math.max(namePageUnits, unitsOf(first));
}

async function pageOf(walk: OfferWalk, { limit, after }: PageWanted): Promise<RoomPage> {
  const found: SearchEntry[] = [];
  // One more tells whether there is a next page.
  while (found.length <= limit) {
    const entry = await walk.next();
    if (!entry) break;
    found.push(entry);
    walk.pass();
  }
  const entries = found.slice(0, limit);
  if (found.length > limit) return { entries, next: entries.at(-1)?.sk };
  return { entries, next: walk.hasMore ? (walk.passedTo ?? after) : undefined };
}

/** The same as handlers have it. */
export const roomSearch = port('properties', ['dynamodb:Query'], openRoomSearch);
