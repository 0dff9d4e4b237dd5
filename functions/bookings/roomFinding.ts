import type { searchRooms } from '../../shared/contracts/search.ts';
import type { Input } from '../../shared/endpoint.ts';
import { widest } from '../../shared/rules/catalogue.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import { filtersOf } from '../search/filtersOf.ts';
import type { PartReads } from '../search/partPages.ts';
import { presentHit } from '../search/presentHit.ts';
import { factPageUnits, mayBegin, type openRoomSearch, type RoomPage } from '../search/roomSearch.ts';
import type { Wanted } from '../search/wanted.ts';
import { type DatedReads, datedBudget, findFree, mayGoOn, type StayWanted } from './datedSearch.ts';

type Body = Input<typeof searchRooms>['body'];

/**
 * Finds rooms whether or not they are free. `firstPage` is what was read of a hotel already, without filters. With facts
 * all parts of a page are read with the units of one.
 */
export function findingAll(
  search: Pick<ReturnType<typeof openRoomSearch>, 'find'>,
  body: Body,
  firstPage: RoomPage | undefined,
): PartReads {
  const known = isOpen(body) ? firstPage : undefined;
  const budget = body.facts && new ReadBudget(factPageUnits);
  const wanted = (part: Wanted) => ({ ...part, ...filtersOf(body) });
  return {
    find: async (part, limit, after) => {
      const page = { sort: body.sort, limit, after };
      const { entries, next } = known ?? (await search.find(wanted(part), page, budget));
      return { hits: entries.map((entry) => presentHit(entry, wanted(part))), next };
    },
    mayGoOn: (part) => !budget || mayBegin(wanted(part), body, budget),
  };
}

/** Finds rooms that are free on every night of a stay. All parts of a page are read with the units of one. */
export function findingFree(reads: DatedReads, body: Body, stay: StayWanted): PartReads {
  const budget = datedBudget();
  const wanted = (part: Wanted) => ({ ...part, ...filtersOf(body) });
  return {
    find: (part, limit, after) => findFree(reads, { ...wanted(part), stay }, { sort: body.sort, limit, after }, budget),
    mayGoOn: (part) => mayGoOn(wanted(part), body, budget),
  };
}

function isOpen(body: Body): boolean {
  const bounds = Object.keys(widest) as (keyof typeof widest)[];
  return (
    body.classType === undefined && body.facts === undefined && bounds.every((bound) => body[bound] === widest[bound])
  );
}
