import type { CalendarEntry } from '../../shared/contracts/calendars.ts';
import { fail } from '../../shared/errors.ts';
import type { FeedFaultName } from '../../shared/rules/calendars.ts';
import { today } from '../../shared/rules/dates.ts';
import { nightsBetween } from '../../shared/rules/stays.ts';
import type { Property } from '../properties/property.ts';
import type { CalendarRecord } from './calendar.ts';
import type { KnownCalendar, ReadingItem } from './calendarItem.ts';
import { type EventItem, eventIdOf } from './eventItem.ts';

/** Clashes that a calendar shows; it counts all of them. */
const mostShown = 20;

/** Characters at the end of a secret address by which its owner knows it. */
const shownEnding = 4;

/** A calendar as its owner reads it. `secret` is that of a link that was just made. */
export function presentCalendar(
  { calendar, reading, told, events }: KnownCalendar,
  property: Property,
  secret?: string,
): CalendarEntry {
  const { id, channel, name, roomId, kind, holdsUnavailable, linkedAt } = calendar;
  const day = today();
  const ahead = events.filter(({ checkOut }) => checkOut > day);
  const held = ahead.filter(({ state }) => state === 'held');
  const clashing = ahead.filter(isClashing).sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
  return {
    _id: id,
    channel,
    name,
    roomNumber: property.rooms.find((room) => room.id === roomId)?.roomNumber,
    kind,
    holdsUnavailable,
    ...(calendar.address !== undefined && { feed: feedOf(calendar.address, calendar, reading) }),
    ...(linkedAt !== undefined && { out: { madeAt: linkedAt, readAt: told?.at } }),
    ...(secret !== undefined && { link: `/calendar/${secret}.ics` }),
    events: held.length,
    nights: ahead.reduce((sum, event) => sum + nightsAhead(event, day), 0),
    echoes: ahead.filter((event) => event.state === 'echo' && !isClashing(event)).length,
    clashing: clashing.length,
    clashes: clashing.slice(0, mostShown).map((event) => ({
      eventId: eventIdOf(event),
      from: event.checkIn,
      to: event.checkOut,
      reads: event.reads,
    })),
  };
}

/** Whether an event takes nights that something else holds: an echo that reads as a guest may be a second one. */
export function isClashing({ state, clashedAt }: EventItem): boolean {
  return state === 'clash' || clashedAt !== undefined;
}

function nightsAhead({ held }: EventItem, day: string): number {
  return held ? nightsBetween(held.checkIn > day ? held.checkIn : day, held.checkOut) : 0;
}

function feedOf(address: string, { askedAt, madeAt }: CalendarRecord, reading: ReadingItem | undefined) {
  const { readAt, triedAt, fault, faultSince, shrunkAt, dueAt, by } = reading ?? {};
  const asked = askedAt ?? madeAt;
  const isAwaited = by !== undefined || triedAt === undefined || triedAt < asked;
  return {
    host: URL.parse(address)?.host ?? '',
    ending: address.slice(-shownEnding),
    state: fault ? ('broken' as const) : readAt ? ('read' as const) : ('waiting' as const),
    ...(isAwaited && { reading: true as const }),
    readAt,
    nextAt: dueAt,
    fault: fault as FeedFaultName | undefined,
    faultSince,
    shrunkAt,
  };
}

/** One of the calendars of a property as its owner reads it. @throws Failure `calendar_not_found` */
export function presentOne(
  known: readonly KnownCalendar[],
  property: Property,
  id: string,
  secret?: string,
): CalendarEntry {
  const own = known.find(({ calendar }) => calendar.id === id);
  if (!own) throw fail('calendar_not_found');
  return presentCalendar(own, property, secret);
}
