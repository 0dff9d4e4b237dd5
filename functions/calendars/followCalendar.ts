import { Failure } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import type { Property } from '../properties/property.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import type { Outcome } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { roomsOfCalendar } from './calendar.ts';
import type { CalendarItem, CalendarName, ReadingItem } from './calendarItem.ts';
import { calendarReadings } from './calendarReadings.ts';
import { digestOfUid, type SaidEvent } from './eventItem.ts';
import { isOurs } from './exported.ts';
import { feedFaultOf, feedFetch } from './feedFetch.ts';
import { readFeed } from './readFeed.ts';
import type { ReadingClaim } from './readings.ts';

/** Ports of whoever reads calendars. */
export const followPorts = { calendars: calendarReadings, properties: propertyLookup, feeds: feedFetch };

/** Those ports, opened. */
export type FollowPorts = OpenPorts<typeof followPorts>;

/**
 * Does what a calendar needs: reads it and applies its events, or ends it once its owner has removed it, or its room, kind or property is
 * gone. Of a suspended owner nothing is read.
 */
export async function followCalendar(name: CalendarName, ports: FollowPorts): Promise<Outcome> {
  const calendar = await ports.calendars.find(name);
  if (!calendar) return { outcome: 'gone' };
  const property = await ports.properties.findNow(name.propertyId);
  const rooms = property ? roomsOfCalendar(calendar, property) : [];
  if (calendar.removed || !property || rooms.length === 0) {
    await ports.calendars.end(calendar);
    return { outcome: 'ended' };
  }
  if (calendar.address === undefined || property.suspended) return { outcome: 'rests' };
  const reading = await ports.calendars.begin(calendar);
  return reading ? read({ calendar, property, reading, address: calendar.address }, ports) : { outcome: 'under way' };
}

interface Work {
  calendar: CalendarItem;
  property: Property;
  reading: ReadingClaim;
  address: string;
}

/** A fault of the feed is its result; any other ends the reading, which is made again unless the calendar was removed meanwhile. */
async function read(work: Work, ports: FollowPorts): Promise<Outcome> {
  const { calendar, reading } = work;
  try {
    const { outcome, result } = await apply(work, ports);
    await ports.calendars.finish(calendar, reading, result);
    return outcome;
  } catch (error) {
    const fault = feedFaultOf(error);
    await ports.calendars.finish(calendar, reading, fault ? faulty(reading, fault) : reading.before);
    if (error instanceof Failure && error.code === 'calendar_not_found') return { outcome: 'gone' };
    if (!fault) throw error;
    return { outcome: 'broken', fault };
  }
}

function faulty({ before, at }: ReadingClaim, fault: string): ReadingItem {
  return { ...before, fault, faultSince: before.fault === fault ? (before.faultSince ?? at) : at };
}

/** A feed that has not changed is what is stored of it: what clashes is tried again. */
async function apply({ calendar, property, reading, address }: Work, { calendars, feeds }: FollowPorts) {
  const { at, before } = reading;
  const day = today();
  const isLatest = before.day === day && before.of === calendar.revision && before.shrunkAt === undefined;
  const fetched = await feeds.fetch(address, isLatest ? before.etag : undefined);
  const events = fetched === 'unchanged' ? undefined : saidIn(fetched.text, day);
  const shrunkBefore = before.shrunkAt !== undefined;
  const rooms = roomsOfCalendar(calendar, property);
  const { shrunk, failed } = await calendars.apply({ calendar, property, rooms, day, at }, { events, shrunkBefore });
  const etag = fetched === 'unchanged' ? before.etag : fetched.etag;
  return {
    outcome: { outcome: fetched === 'unchanged' ? 'unchanged' : 'read', failed },
    result: { readAt: at, day, of: calendar.revision, etag, ...(shrunk && { shrunkAt: at }) },
  };
}

/** Events that are ours, and come back, are none of its own. @throws FeedFault */
function saidIn(text: string, day: string): SaidEvent[] {
  const events = readFeed(text, day).filter(({ uid }) => !isOurs(uid));
  return events.map(({ uid, ...event }) => ({ ...event, digest: digestOfUid(uid) }));
}
