import { answer } from '../../shared/answers.ts';
import { getRoomCounts } from '../../shared/contracts/counts.ts';
import { implement } from '../runtime/implement.ts';
import { countSearch } from '../search/countSearch.ts';
import { offerWalks } from '../search/offerWalk.ts';
import { roomSearch } from '../search/roomSearch.ts';

export const handler = implement(
  getRoomCounts,
  { search: roomSearch, walks: offerWalks },
  async ({ query }, { search, walks }) => ({
    ...answer('rooms_counted'),
    data: await countSearch({ search, walks }, query),
  }),
);
