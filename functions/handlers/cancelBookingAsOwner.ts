import { answer } from '../../shared/answers.ts';
import { cancelBookingAsOwner } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { reasonField } from '../../shared/rules/stays.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { hasTraveller } from '../bookings/booking.ts';
import { bookingStore } from '../bookings/moves.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  cancelBookingAsOwner,
  { session: sessions.vendor, bookings: bookingStore, hosts: activeHosts },
  async ({ session, params: { bookingRequestId }, body: { reason } }, { bookings, hosts }) => {
    const booking = ownBooking(await bookings.find(bookingRequestId), session);
    if (stateAt(booking, new Date()) === 'pending') throw fail('still_waiting');
    if (booking.event !== undefined) throw fail('kept_by_calendar');
    if (reason === undefined && hasTraveller(booking)) throw fail('invalid_request', { issues: [noReason] });
    const cancelled = await bookings.cancelAsOwner(booking, reason, { check: hosts.check(session.id), by: session });
    return { ...answer('booking_cancelled'), data: presentBooking(cancelled) };
  },
);

const noReason = { path: 'reason', code: 'required', params: { label: reasonField.label } } as const;
