import { listVendorPendingRequests } from '../../shared/contracts/deskBookings.ts';
import { deskList, deskListPorts } from '../bookings/deskBookings.ts';
import { waitingOf } from '../bookings/listAnswer.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(listVendorPendingRequests, deskListPorts, (list, ports) =>
  deskList(waitingOf(list), ports),
);
