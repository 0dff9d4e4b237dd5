import { answer } from '../../shared/answers.ts';
import { takeBooking } from '../../shared/contracts/ownBookings.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { bookingIdFor } from '../bookings/booking.ts';
import { ownBookingOf, takenBefore } from '../bookings/ownBooking.ts';
import { ownBookings } from '../bookings/ownBookings.ts';
import { presentBooking } from '../bookings/presentBooking.ts';
import { openProperties } from '../properties/openProperty.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  takeBooking,
  {
    session: sessions.vendor,
    attempts: attempts.vendor,
    bookings: ownBookings,
    properties: openProperties,
    hosts: activeHosts,
  },
  async ({ session, body }, { attempts, bookings, properties, hosts }) => {
    await attempts.onAccount('changes', session.id);
    const id = bookingIdFor(session.id, body.requestKey);
    // Of two equal calls at one moment the one that is overtaken finds the booking of the other.
    const booking = await retryOnConflict(async () => {
      const earlier = await bookings.find(id);
      if (earlier) return takenBefore(earlier, body);
      const open = await properties.findOwn(body.propertyId, session.id);
      const taken = ownBookingOf(id, body, open, session);
      await bookings.take(taken, [open.check, hosts.check(session.id)]);
      return taken;
    });
    return { ...answer('booking_taken'), data: presentBooking(booking) };
  },
);
