import type { StoredBooking } from '../../campaign/check/checkBookings.ts';
import type { Item } from '../../campaign/client/stores.ts';
import type { Entry } from './journal.ts';

/** Whether a booking came from a calendar: its id follows from nothing that is planned. */
export function isOfChannel({ source }: StoredBooking): boolean {
  return source === 'calendar';
}

/** Holds bookings of events, and calendars, to what was answered: each was made by somebody, and what was acknowledged is there. */
export function checkEvents(
  items: readonly Item[],
  bookings: readonly StoredBooking[],
  entries: readonly Entry[],
): string[] {
  const own = bookings.filter(isOfChannel);
  const known = new Set(own.map(({ id }) => id));
  const tried = (act: string, property: string) =>
    entries.some((entry) => entry.act === act && entry.calendar?.startsWith(`${property}/`));
  const connected = new Set(
    entries.filter(({ act }) => act === 'connect calendar').map(({ calendar = '' }) => calendar),
  );
  return [
    ...entries
      .filter(({ taken }) => taken !== undefined && !known.has(taken))
      .map(({ taken, calendar }) => `${taken} of ${calendar} was given its guest, and there is no such booking`),
    ...own
      .filter(({ propertyId }) => !tried('give event a guest', propertyId))
      .map(({ id }) => `${id} is of an event, and nobody made it a booking`),
    ...own
      .filter(({ state, propertyId }) => state === 'cancelled' && !tried('read calendar', propertyId))
      .map(({ id }) => `${id} is cancelled, and nobody has read a calendar`),
    ...items
      .filter(({ sk }) => sk.startsWith('calendar#'))
      .map(({ propertyId, id }) => `${propertyId}/${id}`)
      .filter((calendar) => !connected.has(calendar))
      .map((calendar) => `${calendar} was added by nobody`),
  ];
}
