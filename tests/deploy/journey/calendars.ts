import { mustBe, type Person } from '../../campaign/client/people.ts';
import { own } from './accounts.ts';
import { closedFrom, type Listing } from './listing.ts';
import { mustHold, type Scene } from './scene.ts';

/** A name that leads nowhere for ever: https://www.rfc-editor.org/rfc/rfc2606 */
const nowhere = 'https://calendars.invalid/of-a-channel.ics';

/** Connects a calendar of a channel that cannot be reached, tells the channel nights by a link, and takes all of it away. */
export async function connectCalendar({ ask }: Scene, host: Person, { propertyId, rooms }: Listing): Promise<void> {
  const { token } = host;
  const params = { postId: propertyId };
  const body = { channel: 'bookingCom', roomNumber: rooms[1], address: nowhere };
  const added = mustBe(201, await ask('addCalendar', { token, params, body })).body.data;
  const named = { ...params, calendarId: added._id };
  const told = (link: string) => ask('exportCalendar', { params: { file: link.replace('/calendar/', '') } });
  const { text } = mustBe(200, await told(added.link));
  mustHold(text.includes(closedFrom().replaceAll('-', '')), 'a link tells the nights that are closed');
  const { link } = mustBe(200, await ask('makeCalendarLink', { token, params: named })).body.data;
  mustBe(404, await told(added.link));
  mustBe(200, await ask('changeCalendar', { token, params: named, body: { name: 'The other desk' } }));
  mustBe(200, await ask('readCalendar', { token, params: named }));
  mustBe(200, await ask('listCalendarEvents', { token, params: own(host) }));
  const taken = { userName: 'Sana Mir', contactNumber: '03001234567', guests: 2, price: 5000, priceFor: 'night' };
  const noEvent = { ...params, eventId: `${added._id}noevent` };
  mustBe(404, await ask('takeCalendarEvent', { token, params: noEvent, body: taken }));
  mustBe(200, await ask('revokeCalendarLink', { token, params: named }));
  mustBe(404, await told(link));
  const last = mustBe(200, await ask('makeCalendarLink', { token, params: named })).body.data;
  mustBe(200, await ask('removeCalendar', { token, params: named }));
  mustBe(404, await told(last.link));
  mustHold(
    mustBe(200, await ask('listCalendars', { token, params })).body.data.length === 0,
    'a calendar that was removed is in no list',
  );
}
