import { answer } from '../../shared/answers.ts';
import { listOtherRooms } from '../../shared/contracts/bookingRooms.ts';
import { today } from '../../shared/rules/dates.ts';
import { isSmaller } from '../../shared/rules/roomMoves.ts';
import { sessions } from '../accounts/sessions.ts';
import { nightsFrom } from '../bookings/booking.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { roomToMove } from '../bookings/movableRoom.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { averageNight } from '../bookings/quotes/stayQuote.ts';
import { freeRooms } from '../nights/nightItem.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { openPropertyLookup } from '../properties/openProperty.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listOtherRooms,
  { session: sessions.vendor, bookings: bookingLookup, properties: openPropertyLookup, nights: nightsHeld },
  async ({ session, params: { bookingRequestId }, query: { roomNumber } }, { bookings, properties, nights }) => {
    const now = new Date();
    const booking = ownBooking(await bookings.find(bookingRequestId), session);
    const room = roomToMove(booking, roomNumber, now);
    const days = nightsFrom(booking, room, today(now));
    const [property, held] = await Promise.all([properties.find(booking), nights.findNow(days)]);
    const isFree = freeRooms(held);
    const others = property.rooms.filter(({ id }) => id !== room.id);
    return {
      ...answer('other_rooms'),
      data: others.map((other) => {
        const { id, roomNumber, beds, capacity } = other;
        const price = averageNight(property, other, days);
        const smaller = isSmaller({ beds, guests: capacity }, room);
        return { roomNumber, No_of_beds: beds, capacity, price, free: isFree(id), smaller };
      }),
    };
  },
);
