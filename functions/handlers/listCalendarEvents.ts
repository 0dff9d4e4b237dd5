import { answer } from '../../shared/answers.ts';
import { listCalendarEvents } from '../../shared/contracts/calendarEvents.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { deskEvents } from '../calendars/deskEvents.ts';
import { presentEvent } from '../calendars/presentEvent.ts';
import type { Property } from '../properties/property.ts';
import { vendorProperties } from '../properties/vendorList.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

/** Days that are shown where no last one is named. */
const shownDays = 30;

export const handler = implement(
  listCalendarEvents,
  { session: sessions.vendor, properties: vendorProperties, calendars: deskEvents },
  async ({ session, query }, { properties, calendars }) => {
    const { limit, cursor, from: checkIn = today(), to: checkOut = addDays(checkIn, shownDays) } = query;
    const list = { eventsOf: session.id };
    const { properties: own, next } = await properties.page(session.id, { limit, after: openCursor(list, cursor) });
    const eventsOf = async (property: Property) => ({
      propertyId: property.id,
      hotelName: property.hotel.name,
      events: (await calendars.within(property.id, { checkIn, checkOut })).map((each) => presentEvent(each, property)),
    });
    return {
      ...answer('calendar_events'),
      data: await Promise.all(own.map(eventsOf)),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
