import { listUserPendingRequests } from '../../shared/contracts/bookings.ts';
import { listPorts, ownRequests } from '../bookings/listAnswer.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(listUserPendingRequests, listPorts.user, ownRequests);
