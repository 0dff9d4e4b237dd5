import { answer } from '../../shared/answers.ts';
import { takeCalendarEvent } from '../../shared/contracts/calendarEvents.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { presentBooking } from '../bookings/presentBooking.ts';
import { eventBookings } from '../calendars/eventBookings.ts';
import { eventOfId } from '../calendars/eventItem.ts';
import { openProperties } from '../properties/openProperty.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  takeCalendarEvent,
  {
    session: sessions.vendor,
    attempts: attempts.vendor,
    events: eventBookings,
    properties: openProperties,
    hosts: activeHosts,
  },
  async ({ session, params: { postId, eventId }, body }, { attempts, events, properties, hosts }) => {
    await attempts.onAccount('changes', session.id);
    const { property, check } = await properties.findOwn(postId, session.id);
    const checks = [check, hosts.check(session.id)];
    const booking = await events.take({ name: eventOfId(postId, eventId), sent: body, by: session, property, checks });
    return { ...answer('event_taken'), data: presentBooking(booking) };
  },
);
