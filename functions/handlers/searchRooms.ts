import { answer } from '../../shared/answers.ts';
import { searchRooms } from '../../shared/contracts/search.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';
import { presentHit } from '../search/presentHit.ts';
import { roomSearch } from '../search/roomSearch.ts';

export const handler = implement(searchRooms, { rooms: roomSearch }, async ({ body }, { rooms }) => {
  const { cursor, limit, sort, ...filters } = body;
  const list = { sort, ...filters };
  const { entries, next } = await rooms.find(
    {
      place: filters.location,
      classType: filters.classType,
      minCapacity: filters.minCapacityMembers,
      maxCapacity: filters.maxCapacityMembers,
      minPrice: filters.minPrice,
      maxPrice: filters.maxPrice,
    },
    { sort, limit, after: openCursor(list, cursor) },
  );
  return {
    ...answer(entries.length > 0 ? 'rooms_found' : 'no_rooms_match'),
    data: entries.map(presentHit),
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
  };
});
