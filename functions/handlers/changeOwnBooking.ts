import { answer } from '../../shared/answers.ts';
import { changeOwnBooking } from '../../shared/contracts/ownBookings.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBookingChanges } from '../bookings/ownBookings.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  changeOwnBooking,
  { session: sessions.vendor, attempts: attempts.vendor, bookings: ownBookingChanges, hosts: activeHosts },
  async ({ session, params: { bookingRequestId }, body }, { attempts, bookings, hosts }) => {
    await attempts.onAccount('changes', session.id);
    const changed = await retryOnConflict(async () => {
      const booking = ownBooking(await bookings.find(bookingRequestId), session);
      return bookings.change(booking, body, { check: hosts.check(session.id), by: session });
    });
    return { ...answer('booking_changed'), data: presentBooking(changed) };
  },
);
