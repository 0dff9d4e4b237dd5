import { answer } from '../../shared/answers.ts';
import { countRooms } from '../../shared/contracts/counts.ts';
import { implement } from '../runtime/implement.ts';
import { countSearch } from '../search/countSearch.ts';
import { offerWalks } from '../search/offerWalk.ts';
import { roomSearch } from '../search/roomSearch.ts';

export const handler = implement(
  countRooms,
  { search: roomSearch, walks: offerWalks },
  async ({ body }, { search, walks }) => ({
    ...answer('rooms_counted'),
    data: await countSearch({ search, walks }, body),
  }),
);
