import { listVendorBookings } from '../../shared/contracts/deskBookings.ts';
import { fail } from '../../shared/errors.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { deskList, deskListPorts } from '../bookings/deskBookings.ts';
import { implement } from '../runtime/implement.ts';

/** Stays that are over tell an income, so that staff read what waits and what is ahead alone. */
const forStaff: readonly BookingState[] = ['pending', 'active'];

export const handler = implement(listVendorBookings, deskListPorts, (list, ports) => {
  const { session, query } = list;
  if (session.staffId !== undefined && !forStaff.includes(query.status)) throw fail('not_for_staff');
  return deskList(list, ports);
});
