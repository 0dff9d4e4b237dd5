import { answer } from '../../shared/answers.ts';
import { browseRooms } from '../../shared/contracts/search.ts';
import { everywhere } from '../../shared/rules/places.ts';
import { soughtPlace } from '../../shared/rules/soughtPlace.ts';
import { implement } from '../runtime/implement.ts';
import { findingIn } from '../search/finding.ts';
import { findInParts, openPart, sealPart } from '../search/partPages.ts';
import { roomSearch } from '../search/searchReading.ts';

export const handler = implement(browseRooms, { rooms: roomSearch }, async ({ query }, { rooms }) => {
  const { cursor, limit, ...list } = query;
  const city = list.city === undefined ? undefined : soughtPlace(list.city).key;
  const wanted = { ...(city !== everywhere && { city }), classType: list.class };
  const parts = list.hosts === 'confirmed' ? [{}] : [{}, { newHost: true }];
  const kind = 'place';
  const from = cursor === undefined ? { index: 0, after: undefined } : openPart(list, cursor);
  const finding = findingIn({ reading: rooms.begin() }, wanted, { sort: list.sort, limit }, parts);
  const { hits, next } = await findInParts(parts, from, limit, finding);
  return {
    ...answer(hits.length > 0 ? 'rooms_found' : 'no_rooms_here'),
    data: hits,
    ...(next !== undefined && { nextCursor: sealPart(list, { ...next, kind }) }),
  };
});
