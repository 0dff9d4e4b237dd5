import { exportCalendar } from '../../shared/contracts/calendars.ts';
import { fail } from '../../shared/errors.ts';
import { exportedCalendars } from '../calendars/exportedCalendars.ts';
import { writeFeed } from '../calendars/writeFeed.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

/** A link that was revoked, or whose owner is suspended or gone, is answered as one that never was. */
export const handler = implement(
  exportCalendar,
  { calendars: exportedCalendars, properties: propertyLookup },
  async ({ params: { file } }, { calendars, properties }) => {
    const calendar = await calendars.find(file.replace(/\.ics$/, ''));
    const property = calendar && (await properties.find(calendar.propertyId));
    if (!calendar || !property || property.suspended) throw fail('not_found');
    const nights = await calendars.busy(calendar, property);
    if (!nights) throw fail('not_found');
    // While writes rest, tables may be restored to a moment before.
    if (process.env.WRITES_REST === undefined) await calendars.note(calendar, nights);
    return writeFeed(nights);
  },
);
