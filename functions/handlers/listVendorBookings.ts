import { listVendorBookings } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { listPorts, ownBookings } from '../bookings/listAnswer.ts';
import { implement } from '../runtime/implement.ts';

/** Stays that are over tell an income, so that staff read what waits and what is ahead alone. */
const forStaff: readonly BookingState[] = ['pending', 'active'];

export const handler = implement(listVendorBookings, listPorts.vendor, (input, ports) => {
  const { session, query } = input;
  if (session.staffId !== undefined && !forStaff.includes(query.status)) throw fail('not_for_staff');
  return ownBookings(input, ports);
});
