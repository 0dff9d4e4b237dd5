import { answer } from '../../shared/answers.ts';
import { searchRooms } from '../../shared/contracts/search.ts';
import { nightReads, roomReads } from '../bookings/datedReads.ts';
import { findingAll, findingFree } from '../bookings/roomFinding.ts';
import { implement } from '../runtime/implement.ts';
import { findMeaning, partsOf, shownOf } from '../search/meanings.ts';
import { offerWalks } from '../search/offerWalk.ts';
import { findInParts, openPart, type PartPosition, sealPart } from '../search/partPages.ts';
import { type RoomPage, roomSearch } from '../search/roomSearch.ts';
import { wantedFacts } from '../search/wanted.ts';

const ports = { search: roomSearch, offers: offerWalks, nights: nightReads, rooms: roomReads };

interface Meant extends PartPosition {
  firstPage?: RoomPage;
}

export const handler = implement(searchRooms, ports, async ({ body }, { search, ...reads }) => {
  const { cursor, limit, sort, facts: typedFacts, ...filters } = body;
  const { location, checkIn, checkOut } = filters;
  const facts = wantedFacts(typedFacts);
  const list = { sort, ...filters, facts };
  const begin = async () => ({ ...(await findMeaning(search, location, { sort, limit })), index: 0, after: undefined });
  const meant: Meant = cursor === undefined ? await begin() : openPart(list, cursor);
  const stay = checkIn !== undefined && checkOut !== undefined ? { from: checkIn, to: checkOut } : undefined;
  const wanted = { ...body, facts };
  const finding = stay ? findingFree(reads, wanted, stay) : findingAll(search, wanted, meant.firstPage);
  const { hits, next } = await findInParts(partsOf(location, meant.kind), meant, limit, finding);
  return {
    ...answer(answerCode(hits.length > 0, stay !== undefined)),
    data: hits,
    shows: shownOf(location, meant.kind, hits, meant.firstPage),
    ...(next !== undefined && { nextCursor: sealPart(list, { ...next, kind: meant.kind }) }),
  };
});

function answerCode(found: boolean, dated: boolean) {
  if (found) return 'rooms_found';
  return dated ? 'no_rooms_free' : 'no_rooms_match';
}
