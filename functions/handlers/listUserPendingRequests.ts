import { listUserPendingRequests } from '../../shared/contracts/bookings.ts';
import { plainList, travellerListPorts, waitingOf } from '../bookings/listAnswer.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(listUserPendingRequests, travellerListPorts, (list, { bookings }) =>
  plainList(waitingOf(list), bookings.page),
);
