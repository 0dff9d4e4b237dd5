import { answer } from '../../shared/answers.ts';
import { searchRooms } from '../../shared/contracts/search.ts';
import { nightReads, roomReads } from '../bookings/datedReads.ts';
import { type FreePage, findFree } from '../bookings/datedSearch.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';
import { offerWalks } from '../search/offerWalk.ts';
import { presentHit } from '../search/presentHit.ts';
import { type openRoomSearch, roomSearch } from '../search/roomSearch.ts';
import type { PageWanted, Wanted } from '../search/soughtLists.ts';

const ports = { search: roomSearch, offers: offerWalks, nights: nightReads, rooms: roomReads };

export const handler = implement(searchRooms, ports, async ({ body }, { search, ...reads }) => {
  const { cursor, limit, sort, ...filters } = body;
  const { checkIn, checkOut } = filters;
  const list = { sort, ...filters };
  const wanted = {
    place: filters.location,
    classType: filters.classType,
    minCapacity: filters.minCapacityMembers,
    maxCapacity: filters.maxCapacityMembers,
    minPrice: filters.minPrice,
    maxPrice: filters.maxPrice,
  };
  const page = { sort, limit, after: openCursor(list, cursor) };
  const stay = checkIn !== undefined && checkOut !== undefined ? { from: checkIn, to: checkOut } : undefined;
  const { hits, next } = await (stay ? findFree(reads, { ...wanted, stay }, page) : findAll(search, wanted, page));
  return {
    ...answer(hits.length > 0 ? 'rooms_found' : stay ? 'no_rooms_free' : 'no_rooms_match'),
    data: hits,
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
  };
});

async function findAll(search: ReturnType<typeof openRoomSearch>, wanted: Wanted, page: PageWanted): Promise<FreePage> {
  const { entries, next } = await search.find(wanted, page);
  return { hits: entries.map(presentHit), next };
}
