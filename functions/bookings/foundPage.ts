import { answer } from '../../shared/answers.ts';
import type { searchRooms } from '../../shared/contracts/search.ts';
import type { Input, Reply } from '../../shared/endpoint.ts';
import type { Opened } from '../runtime/ports.ts';
import { findMeaning, partsOf, shownOf } from '../search/meanings.ts';
import { offerWalks } from '../search/offerWalk.ts';
import { findInParts, openPart, type PartPosition, sealPart } from '../search/partPages.ts';
import { type RoomPage, roomSearch } from '../search/roomSearch.ts';
import { wantedFacts } from '../search/wanted.ts';
import { nightReads, roomReads } from './datedReads.ts';
import { findingAll, findingFree } from './roomFinding.ts';

/** What a search reads. */
export const searchPorts = { search: roomSearch, offers: offerWalks, nights: nightReads, rooms: roomReads };

interface Meant extends PartPosition {
  firstPage?: RoomPage;
}

/** A page of a search, however its wishes were sent. */
export async function findPage(
  asked: Input<typeof searchRooms>['body'],
  { search, ...reads }: Opened<typeof searchPorts>,
): Promise<Reply<typeof searchRooms>> {
  const { cursor, limit, sort, facts: typedFacts, ...filters } = asked;
  const { location, checkIn, checkOut } = filters;
  const facts = wantedFacts(typedFacts);
  const list = { sort, ...filters, facts };
  const begin = async () => ({ ...(await findMeaning(search, location, { sort, limit })), index: 0, after: undefined });
  const meant: Meant = cursor === undefined ? await begin() : openPart(list, cursor);
  const stay = checkIn !== undefined && checkOut !== undefined ? { from: checkIn, to: checkOut } : undefined;
  const wanted = { ...asked, facts };
  const finding = stay ? findingFree(reads, wanted, stay) : findingAll(search, wanted, meant.firstPage);
  const { hits, next } = await findInParts(partsOf(location, meant.kind), meant, limit, finding);
  return {
    ...answer(answerCode(hits.length > 0, stay !== undefined)),
    data: hits,
    shows: shownOf(location, meant.kind, hits, meant.firstPage),
    ...(next !== undefined && { nextCursor: sealPart(list, { ...next, kind: meant.kind }) }),
  };
}

function answerCode(found: boolean, dated: boolean) {
  if (found) return 'rooms_found';
  return dated ? 'no_rooms_free' : 'no_rooms_match';
}
