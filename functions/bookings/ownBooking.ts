import { fail } from '../../shared/errors.ts';
import type { Session } from '../runtime/session.ts';
import type { Booking } from './booking.ts';

/** The booking when it is the caller's, as traveller or as vendor. @throws Failure `booking_not_found`, the same for another's */
export function ownBooking(booking: Booking | undefined, { id, role }: Session): Booking {
  const owner = role === 'user' ? booking?.userId : booking?.vendorId;
  if (!booking || owner !== id) throw fail('booking_not_found');
  return booking;
}
