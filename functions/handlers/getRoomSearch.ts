import { getRoomSearch } from '../../shared/contracts/search.ts';
import { implement } from '../runtime/implement.ts';
import { findPage, searchPorts } from '../search/foundPage.ts';

export const handler = implement(getRoomSearch, searchPorts, ({ query }, ports) => findPage(query, ports));
