import { answer } from '../../shared/answers.ts';
import { moveRoom } from '../../shared/contracts/bookingRooms.ts';
import { fail } from '../../shared/errors.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { kindsOfRooms } from '../bookings/roomChoice.ts';
import { roomMoves } from '../bookings/roomMoves.ts';
import { roomWanted } from '../bookings/wantedRooms.ts';
import { openProperties } from '../properties/openProperty.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  moveRoom,
  { session: sessions.vendor, bookings: roomMoves, properties: openProperties, hosts: activeHosts },
  async ({ session, params: { bookingRequestId }, body }, { bookings, properties, hosts }) => {
    const { toRoomNumber, ...move } = body;
    const moved = await retryOnConflict(async () => {
      const booking = ownBooking(await bookings.find(bookingRequestId), session);
      const { property, check } = await properties.find(booking);
      const room = property.rooms.find(({ roomNumber }) => roomNumber === toRoomNumber);
      if (!room) throw fail('room_not_found');
      const to = roomWanted(room, kindsOfRooms(property)[room.id] ?? '');
      return bookings.move(booking, { ...move, to, by: session }, [check, hosts.check(session.id)]);
    });
    return { ...answer('room_moved'), data: presentBooking(moved) };
  },
);
