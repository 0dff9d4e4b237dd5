import { listVendorBookings } from '../../shared/contracts/vendorBookings.ts';
import { listPorts, ownBookings } from '../bookings/listAnswer.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(listVendorBookings, listPorts.vendor, ownBookings);
