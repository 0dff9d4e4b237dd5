import type { CalendarEntry } from '../../../../shared/contracts/calendars.ts';
import type { CalendarChanges } from './api/calendars.ts';

/** The props of each part of a calendar's card. */
export interface PartProps {
  calendar: CalendarEntry;
  /** Its channel, and the name that its owner gave it. */
  name: string;
  changes: CalendarChanges;
}
