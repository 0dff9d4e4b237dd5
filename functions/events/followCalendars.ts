import { listener } from '../bus/listener.ts';
import { roomsOfCalendar } from '../calendars/calendar.ts';
import { type FollowPorts, followCalendar, followPorts } from '../calendars/followCalendar.ts';

/** A calendar that nobody has to read any more, or that is being read, has nothing to be done. */
export const handler = listener(
  {
    trigger: { on: 'bus', events: ['calendar.changed', 'rooms.removed'] },
    summary:
      'Read a calendar that its owner has added or asks for, and end those that were removed or whose rooms are gone.',
    harm: 'Calendars of other channels are not read when their owner asks, and those that were removed hold their nights.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
  },
  followPorts,
  async (event, open) => {
    if (event.name === 'rooms.removed') return { ended: await endGone(event.detail.propertyId, open) };
    const { propertyId, calendarId: id } = event.detail;
    return followCalendar({ propertyId, id }, open);
  },
);

async function endGone(propertyId: string, { calendars, properties }: FollowPorts): Promise<number> {
  const property = await properties.findNow(propertyId);
  const all = await calendars.of(propertyId);
  const gone = all.filter((calendar) => !property || roomsOfCalendar(calendar, property).length === 0);
  for (const calendar of gone) await calendars.end(calendar);
  return gone.length;
}
