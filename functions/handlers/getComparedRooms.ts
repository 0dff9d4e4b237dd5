import { readCompared } from '../../shared/addresses/comparedRooms.ts';
import { answer } from '../../shared/answers.ts';
import { getComparedRooms } from '../../shared/contracts/keptRooms.ts';
import { implement } from '../runtime/implement.ts';
import { compareRooms } from '../search/comparedRooms.ts';
import { nightsSought, searchPorts } from '../search/foundPage.ts';

export const handler = implement(getComparedRooms, searchPorts, async ({ query }, ports) => ({
  ...answer('rooms_found'),
  data: await compareRooms(readCompared(query.rooms), nightsSought(query), ports),
}));
