import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import type { SearchEntry } from './searchEntries.ts';
import { comesBefore, type PageWanted, queryList, soughtLists, type Wanted } from './soughtLists.ts';

/** Offers found, in the order that was asked for. */
export interface RoomPage {
  entries: SearchEntry[];
  /** Where the next page begins; undefined exactly when there is none. */
  next: string | undefined;
}

/** Finds rooms, at one Query a capacity and the read units of the page shown, however many rooms there are. */
export function openRoomSearch(table: Table) {
  return {
    /** @throws Failure `invalid_cursor` for a page that begins outside of the prices looked for */
    find: async (wanted: Wanted, page: PageWanted): Promise<RoomPage> => {
      const { partitions, ...list } = soughtLists(wanted, page);
      // One more tells whether there is a next page.
      const part = { limit: page.limit + 1, after: page.after };
      const lists = await Promise.all(partitions.map((pk) => queryList(table, { pk, ...list }, part)));
      const found = lists.flat().sort((a, b) => (comesBefore(a, b, page.sort) ? -1 : 1));
      const entries = found.slice(0, page.limit);
      return { entries, next: found.length > page.limit ? entries.at(-1)?.sk : undefined };
    },
  };
}

/** The same as handlers have it. */
export const roomSearch = port('properties', ['dynamodb:Query'], openRoomSearch);
