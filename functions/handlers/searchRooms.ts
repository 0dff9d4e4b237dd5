import { api } from '../../shared/api.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';
import { presentHit } from '../search/presentHit.ts';
import { roomSearch } from '../search/roomSearch.ts';

export const handler = implement(api.searchRooms, { rooms: roomSearch }, async ({ body }, { rooms }) => {
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
    message: entries.length > 0 ? 'Rooms found.' : 'No rooms match this search.',
    data: entries.map(presentHit),
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
  };
});
