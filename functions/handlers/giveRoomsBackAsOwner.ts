import { answer } from '../../shared/answers.ts';
import { giveRoomsBackAsOwner } from '../../shared/contracts/bookingRooms.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { roomChanges } from '../bookings/roomChanges.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  giveRoomsBackAsOwner,
  { session: sessions.vendor, bookings: roomChanges, hosts: activeHosts },
  async ({ session, params: { bookingRequestId }, body }, { bookings, hosts }) => {
    const changed = await retryOnConflict(async () => {
      const booking = ownBooking(await bookings.find(bookingRequestId), session);
      return bookings.giveBackAsOwner(booking, body, { check: hosts.check(session.id), by: session });
    });
    return { ...answer('rooms_given_back'), data: presentBooking(changed) };
  },
);
