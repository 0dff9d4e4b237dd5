import { answer } from '../../shared/answers.ts';
import { createBookingRequest } from '../../shared/contracts/bookings.ts';
import { fail } from '../../shared/errors.ts';
import { isEstablished } from '../accounts/established.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingIdFor } from '../bookings/booking.ts';
import { newRequest, requestStore, sentBefore } from '../bookings/newRequest.ts';
import { presentBooking } from '../bookings/presentBooking.ts';
import { openRooms } from '../properties/openRoom.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  createBookingRequest,
  {
    session: sessions.user,
    ...addressPorts.user,
    profiles: profiles.user,
    rooms: openRooms,
    requests: requestStore,
  },
  async ({ session, body, client }, { profiles, rooms, requests, ...counting }) => {
    const id = bookingIdFor(session.id, body.requestKey);
    // Of two equal calls at one moment the one that is overtaken finds the request of the other.
    let counted = false;
    const booking = await retryOnConflict(async () => {
      const earlier = await requests.find(id);
      if (earlier) return sentBefore(earlier, body);
      const [open, guest] = await Promise.all([
        rooms.byNumber(body.propertyId, body.roomNumber),
        profiles.find(session.id),
      ]);
      if (guest?.emailConfirmedAt === undefined) throw fail('email_unconfirmed');
      const request = newRequest({ id, userId: session.id, sent: body, guest, ...open });
      if (!counted) {
        await countFromAddress('requests', client, counting, isEstablished(guest));
        await counting.attempts.onAccount('requests', session.id);
      }
      counted = true;
      await requests.create(request, open);
      return request;
    });
    const data = presentBooking(booking);
    return { ...answer(data.status === 'pending' ? 'request_sent' : `request_${data.status}`), data };
  },
);
