import { answer } from '../../shared/answers.ts';
import { getRoomCalendar } from '../../shared/contracts/nights.ts';
import { fail } from '../../shared/errors.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { calendarDays } from '../../shared/rules/nights.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
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
    if (!room) throw fail('room_not_found');
    const taken = new Set(held.filter(({ roomId }) => roomId === room.id).map(({ day }) => day));
    return { ...answer('room_calendar'), data: { from: checkIn, to: checkOut, taken: [...taken].sort() } };
  },
);
