import { answer } from '../../shared/answers.ts';
import { type CalendarRoom, getRoomCalendar } from '../../shared/contracts/nights.ts';
import { fail } from '../../shared/errors.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { calendarDays } from '../../shared/rules/nights.ts';
import { ratesOf } from '../bookings/quotes/stayQuote.ts';
import { kindsOfRooms, roomsOfKind } from '../bookings/roomChoice.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { leastNightsWithin, stretchesOf, takenByRoom, takenInAll } from '../nights/roomCalendar.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getRoomCalendar,
  { properties: propertyLookup, nights: nightsHeld },
  async ({ params: { propertyId, roomNumber }, query }, { properties, nights }) => {
    const first = today();
    const last = addDays(first, calendarDays);
    const checkIn = query.from !== undefined && query.from > first ? query.from : first;
    const checkOut = query.to !== undefined && query.to < last ? query.to : last;
    const [property, held] = await Promise.all([
      properties.findShown(propertyId),
      nights.find({ propertyId, checkIn, checkOut }),
    ]);
    const room = property?.rooms.find((each) => each.roomNumber === roomNumber);
    if (!property || !room) throw fail('room_not_found');
    const kinds = kindsOfRooms(property);
    const alike = roomsOfKind(property, kinds[room.id] ?? '');
    const days = takenByRoom(held);
    const taken = takenInAll(alike.length > 0 ? alike : [room], days);
    const rooms = property.rooms
      .filter(({ available }) => available)
      .map(({ id, roomNumber }): CalendarRoom => {
        return { roomNumber, kind: kinds[id] ?? '', taken: stretchesOf(days.get(id) ?? []) };
      });
    const asked = leastNightsWithin(ratesOf(property), { checkIn, checkOut });
    return { ...answer('room_calendar'), data: { from: checkIn, to: checkOut, taken, rooms, ...asked } };
  },
);
