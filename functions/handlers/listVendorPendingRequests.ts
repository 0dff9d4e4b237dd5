import { listVendorPendingRequests } from '../../shared/contracts/vendorBookings.ts';
import { listPorts, ownRequests } from '../bookings/listAnswer.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(listVendorPendingRequests, listPorts.vendor, ownRequests);
