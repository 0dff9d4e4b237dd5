import { searchRooms } from '../../shared/contracts/search.ts';
import { findPage, searchPorts } from '../bookings/foundPage.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(searchRooms, searchPorts, ({ body }, ports) => findPage(body, ports));
