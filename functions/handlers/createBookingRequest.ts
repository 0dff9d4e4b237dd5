import { answer } from '../../shared/answers.ts';
import { createBookingRequest } from '../../shared/contracts/bookings.ts';
import { attempts } from '../accounts/attempts.ts';
import { profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingIdFor } from '../bookings/booking.ts';
import { newRequest } from '../bookings/newRequest.ts';
import { openRooms } from '../bookings/openRoom.ts';
import { presentBooking } from '../bookings/presentBooking.ts';
import { requestStore } from '../bookings/requests.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  createBookingRequest,
  {
    session: sessions.user,
    attempts: attempts.user,
    profiles: profiles.user,
    rooms: openRooms,
    requests: requestStore,
  },
  async ({ session, body, client }, { attempts, profiles, rooms, requests }) => {
    const id = bookingIdFor(session.id, body.requestKey);
    // The same request twice at one moment: the one that is overtaken finds what the other has sent.
    let counted = false;
    const booking = await retryOnConflict(async () => {
      const sent = await requests.find(id);
      if (sent) return sent;
      const [open, guest] = await Promise.all([
        rooms.byNumber(body.propertyId, body.roomNumber),
        profiles.find(session.id),
      ]);
      const request = newRequest({ id, userId: session.id, sent: body, guest, ...open });
      if (!counted) {
        await attempts.fromAddress('requests', client.address);
        await attempts.onAccount('requests', session.id);
      }
      counted = true;
      await requests.create(request, open);
      return request;
    });
    return { ...answer('request_sent'), data: presentBooking(booking) };
  },
);
