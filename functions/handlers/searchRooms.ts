import { searchRooms } from '../../shared/contracts/search.ts';
import { implement } from '../runtime/implement.ts';
import { findPage, searchPorts } from '../search/foundPage.ts';

export const handler = implement(searchRooms, searchPorts, ({ body }, ports) => findPage(body, ports));
