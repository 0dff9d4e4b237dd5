import { answer } from '../../shared/answers.ts';
import { browseRooms } from '../../shared/contracts/search.ts';
import { everywhere } from '../../shared/rules/places.ts';
import { soughtPlace } from '../../shared/rules/soughtPlace.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';
import { presentHit } from '../search/presentHit.ts';
import { roomSearch } from '../search/roomSearch.ts';

export const handler = implement(browseRooms, { rooms: roomSearch }, async ({ query }, { rooms }) => {
  const { cursor, limit, ...list } = query;
  const city = list.city === undefined ? undefined : soughtPlace(list.city).key;
  const wanted = {
    ...(city !== everywhere && { city }),
    classType: list.class,
    featured: list.hosts === 'confirmed',
  };
  const { entries, next } = await rooms.find(wanted, { sort: list.sort, limit, after: openCursor(list, cursor) });
  return {
    ...answer(entries.length > 0 ? 'rooms_found' : 'no_rooms_here'),
    data: entries.map((entry) => presentHit(entry, wanted)),
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
  };
});
