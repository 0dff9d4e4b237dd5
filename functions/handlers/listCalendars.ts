import { answer } from '../../shared/answers.ts';
import { listCalendars } from '../../shared/contracts/calendars.ts';
import { sessions } from '../accounts/sessions.ts';
import { knownCalendars } from '../calendars/calendarStore.ts';
import { presentCalendar } from '../calendars/presentCalendar.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listCalendars,
  { session: sessions.vendor, properties: propertyLookup, calendars: knownCalendars },
  async ({ session, params: { postId } }, { properties, calendars }) => {
    const property = ownProperty(await properties.findNow(postId), session);
    const known = await calendars.of(postId);
    const data = known.map((each) => presentCalendar(each, property));
    return { ...answer(data.length > 0 ? 'own_calendars' : 'no_calendars'), data };
  },
);
