import type { HeldEvent } from './api/events.ts';
import { Clashes } from './Clashes.tsx';
import { calendarName } from './channelWords.ts';

/** Clashes of each calendar that are named one by one. */
const named = 3;

/** Clashes of events on the page of a day, calendar by calendar. */
export function ClashesOfDay({ events }: { events: readonly HeldEvent[] }) {
  const byCalendar = Map.groupBy(
    events.filter(({ state }) => state === 'clash'),
    ({ calendarId }) => calendarId,
  );
  return [...byCalendar].map(([calendarId, [first, ...others]]) =>
    first ? (
      <Clashes
        key={calendarId}
        brief
        name={calendarName(first)}
        clashes={[first, ...others].slice(0, named).map(({ _id, ...event }) => ({ ...event, eventId: _id }))}
        further={Math.max(0, others.length + 1 - named)}
      />
    ) : null,
  );
}
