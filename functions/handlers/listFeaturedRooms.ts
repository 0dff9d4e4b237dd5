import { api } from '../../shared/api.ts';
import { implement } from '../runtime/implement.ts';
import { presentHit } from '../search/presentHit.ts';
import { roomSearch } from '../search/roomSearch.ts';

export const handler = implement(api.listFeaturedRooms, { rooms: roomSearch }, async ({ query }, { rooms }) => {
  const { offset, limit, skip } = query;
  const start = offset + skip;
  const { entries } = await rooms.find({}, { sort: 'newest', limit: start + limit });
  const wanted = entries.slice(start);
  const shown = wanted.length > 0 ? wanted : entries.slice(0, limit);
  return { message: 'Featured rooms.', data: shown.map(presentHit) };
});
