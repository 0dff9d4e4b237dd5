import type { DomainEvent } from '../bus/domainEvents.ts';
import type { Change } from '../runtime/changes.ts';
import type { Key } from '../runtime/table.ts';
import { type CalendarItem, calendarPrefix } from './calendarItem.ts';
import { type ClashItem, clashPrefix } from './clashItem.ts';

/** Whether an item is a calendar, or notes that events of one clash. */
export function isOfCalendar(item: Key | undefined): boolean {
  return [calendarPrefix, clashPrefix].some((prefix) => item?.sk.startsWith(prefix));
}

/** The events of a change of a calendar, or of the note that events of it clash. */
export function calendarEvents(change: Change<CalendarItem | ClashItem>): DomainEvent[] {
  const { before, after } = change;
  if (!after) return [];
  if (!('at' in after))
    return [{ name: 'calendar.changed', detail: { propertyId: after.propertyId, calendarId: after.id } }];
  const { propertyId, calendarId, at } = after;
  if (before && 'at' in before && before.at === at) return [];
  return [{ name: 'calendar.clashed', detail: { propertyId, calendarId, at } }];
}
