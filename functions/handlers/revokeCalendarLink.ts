import { answer } from '../../shared/answers.ts';
import { revokeCalendarLink } from '../../shared/contracts/calendars.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { calendarLinks } from '../calendars/calendarStore.ts';
import { presentOne } from '../calendars/presentCalendar.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  revokeCalendarLink,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyLookup, calendars: calendarLinks },
  async ({ session, params: { postId, calendarId } }, { attempts, properties, calendars }) => {
    await attempts.onAccount('changes', session.id);
    const property = ownProperty(await properties.findNow(postId), session);
    await calendars.unlink({ propertyId: postId, id: calendarId });
    const data = presentOne(await calendars.known(postId), property, calendarId);
    return { ...answer('calendar_link_revoked'), data };
  },
);
