import { getRoomSearch } from '../../shared/contracts/search.ts';
import { findPage, searchPorts } from '../bookings/foundPage.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(getRoomSearch, searchPorts, ({ query }, ports) => findPage(query, ports));
