import type { Property } from './calendarText.ts';
import { FeedFault } from './feedFault.ts';
import { pakistan, type TimeZone, utc, type ZoneOf } from './timeZone.ts';

/** A time as a calendar writes it. A whole day begins at midnight in Pakistan. */
export interface FeedTime {
  /** Clocks of the zone show it: milliseconds since 1970, as if it were UTC. */
  wall: number;
  zone: TimeZone;
  isWholeDay: boolean;
}

/** `ical.js` writes `T::` behind a day whose property does not say that it is one. */
const written = /^(\d{4}-\d\d-\d\d)(?:T::|T(\d\d:\d\d:\d\d)(Z?))?$/;

/** The times of a property. @throws FeedFault `unreadable` for one that there is not */
export function timesOf([, parameters, , ...values]: Property, zoneOf: ZoneOf): FeedTime[] {
  const zone = zoneOf([parameters.tzid].flat()[0]);
  // A period is its begin, with its end or its length.
  return values.map((value) => timeOf(Array.isArray(value) ? value[0] : value, zone));
}

/** A time in jCal, in a zone where it names none. @throws FeedFault `unreadable` for one that there is not */
export function timeOf(value: unknown, zone: TimeZone): FeedTime {
  const [, day, clock, isUtc] = written.exec(String(value)) ?? [];
  const text = `${day}T${clock ?? '00:00:00'}`;
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall) || wallText(wall) !== text) throw new FeedFault('unreadable');
  if (clock === undefined) return { wall, zone: pakistan, isWholeDay: true };
  return { wall, zone: isUtc ? utc : zone, isWholeDay: false };
}

/** Whatever clocks show, `YYYY-MM-DDTHH:MM:SS`. */
export function wallText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}
