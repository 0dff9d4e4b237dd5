import { answer } from '../../shared/answers.ts';
import { listFeaturedRooms } from '../../shared/contracts/search.ts';
import { implement } from '../runtime/implement.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import { unitsOfCard } from '../search/cardReading.ts';
import { findRooms, nextEntries } from '../search/findRooms.ts';
import { roomSearch, unitsOfEntries } from '../search/searchReading.ts';

/** Entries are read to find the beginning of the page, cards of the page alone. */
export const handler = implement(listFeaturedRooms, { rooms: roomSearch }, async ({ query }, { rooms }) => {
  const { offset, limit, skip } = query;
  const start = offset + skip;
  const page = { sort: 'newest', limit: start + limit } as const;
  const budget = new ReadBudget(2 * unitsOfEntries(2 * page.limit) + (limit + 2) * unitsOfCard);
  const reads = { reading: rooms.begin(), budget };
  const entries = await nextEntries(reads, {}, page);
  const after = entries.length > start ? entries[start - 1] : undefined;
  const { hits } = await findRooms(reads, {}, { ...page, limit, after });
  return { ...answer('featured_rooms'), data: hits };
});
