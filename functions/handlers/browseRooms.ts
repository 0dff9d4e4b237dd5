import { api } from '../../shared/api.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';
import { presentHit } from '../search/presentHit.ts';
import { roomSearch } from '../search/roomSearch.ts';

export const handler = implement(api.browseRooms, { rooms: roomSearch }, async ({ query }, { rooms }) => {
  const { cursor, limit, ...list } = query;
  const { entries, next } = await rooms.find(
    { place: list.city, classType: list.class },
    { sort: list.sort, limit, after: openCursor(list, cursor) },
  );
  return {
    message: entries.length > 0 ? 'Rooms found.' : 'No rooms are listed here yet.',
    data: entries.map(presentHit),
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
  };
});
