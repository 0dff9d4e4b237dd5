import { nightsPartition } from '../nights/nightItem.ts';
import type { Key } from '../runtime/table.ts';
import type { CalendarName } from './calendarItem.ts';

/** Begins the sort key of what notes that events clash. */
export const clashPrefix = 'clash#';

/** The reading at which events of a calendar began to clash last, by its instant. */
export interface ClashItem extends Key {
  propertyId: string;
  calendarId: string;
  at: string;
}

/** The note of a reading at which events of a calendar began to clash. */
export function clashItem({ propertyId, id: calendarId }: CalendarName, at: string): ClashItem {
  return { pk: nightsPartition(propertyId), sk: `${clashPrefix}${calendarId}`, propertyId, calendarId, at };
}
