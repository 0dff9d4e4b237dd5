import { answer } from '../../shared/answers.ts';
import { listFeaturedRooms } from '../../shared/contracts/search.ts';
import { implement } from '../runtime/implement.ts';
import { presentHit } from '../search/presentHit.ts';
import { roomSearch } from '../search/roomSearch.ts';

export const handler = implement(listFeaturedRooms, { rooms: roomSearch }, async ({ query }, { rooms }) => {
  const { offset, limit, skip } = query;
  const start = offset + skip;
  const newest = { featured: true };
  const { entries } = await rooms.find(newest, { sort: 'newest', limit: start + limit });
  const wanted = entries.slice(start);
  const shown = wanted.length > 0 ? wanted : entries.slice(0, limit);
  return { ...answer('featured_rooms'), data: shown.map((entry) => presentHit(entry, newest)) };
});
