import { answer } from '../../shared/answers.ts';
import { addCalendar } from '../../shared/contracts/calendars.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { kindsOfRooms } from '../bookings/roomChoice.ts';
import type { CalendarTarget } from '../calendars/calendar.ts';
import { calendarAdditions } from '../calendars/calendarStore.ts';
import { presentOne } from '../calendars/presentCalendar.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import type { Property } from '../properties/property.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  addCalendar,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyLookup, calendars: calendarAdditions },
  async ({ session, params: { postId }, body }, { attempts, properties, calendars }) => {
    await attempts.onAccount('changes', session.id);
    const property = ownProperty(await properties.findNow(postId), session);
    const { requestKey, roomNumber, kind, ...given } = body;
    const target = targetOf({ roomNumber, kind }, property);
    const wanted = { propertyId: postId, vendorId: session.id, ...given, ...target };
    const { calendar, secret } = await calendars.add(wanted, requestKey);
    const data = presentOne(await calendars.known(postId), property, calendar.id, secret);
    return { ...answer('calendar_added'), data };
  },
);

/** @throws Failure `room_not_found`, `kind_not_found` */
function targetOf(
  { roomNumber, kind }: Pick<Input<typeof addCalendar>['body'], 'roomNumber' | 'kind'>,
  property: Property,
): CalendarTarget {
  if (kind !== undefined) {
    if (!Object.values(kindsOfRooms(property)).includes(kind)) throw fail('kind_not_found');
    return { kind };
  }
  const room = property.rooms.find((each) => each.roomNumber === roomNumber);
  if (!room) throw fail('room_not_found');
  return { roomId: room.id };
}
