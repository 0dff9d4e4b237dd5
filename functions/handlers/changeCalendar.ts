import { answer } from '../../shared/answers.ts';
import { changeCalendar } from '../../shared/contracts/calendars.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { calendarChanges } from '../calendars/calendarStore.ts';
import { presentOne } from '../calendars/presentCalendar.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  changeCalendar,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyLookup, calendars: calendarChanges },
  async ({ session, params: { postId, calendarId }, body }, { attempts, properties, calendars }) => {
    await attempts.onAccount('changes', session.id);
    const property = ownProperty(await properties.findNow(postId), session);
    await calendars.change({ propertyId: postId, id: calendarId }, body);
    const data = presentOne(await calendars.known(postId), property, calendarId);
    return { ...answer('calendar_changed'), data };
  },
);
