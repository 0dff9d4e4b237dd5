import { answer } from '../../shared/answers.ts';
import { missBooking } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { bookingStore } from '../bookings/moves.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  missBooking,
  { session: sessions.vendor, bookings: bookingStore, hosts: activeHosts },
  async ({ session, params: { bookingRequestId }, body: { charged } }, { bookings, hosts }) => {
    const booking = ownBooking(await bookings.find(bookingRequestId), session);
    if (stateAt(booking, new Date()) === 'pending') throw fail('still_waiting');
    const missed = await bookings.miss(booking, charged, { check: hosts.check(session.id), by: session });
    return { ...answer('booking_missed'), data: presentBooking(missed) };
  },
);
