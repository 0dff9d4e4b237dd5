import { createHash } from 'node:crypto';
import type { EventSense } from '../../shared/rules/calendars.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { type Days, nightsPartition } from '../nights/nightItem.ts';
import type { HeldRoom } from '../nights/waits.ts';
import { revised } from '../runtime/revised.ts';
import type { Key } from '../runtime/table.ts';

/**
 * An event of a channel's calendar. It holds the nights of a room, or a booking does for it; it clashes, for no room is free on all of
 * its nights; or it is an echo, which holds nothing.
 */
export interface EventRecord extends Days {
  calendarId: string;
  propertyId: string;
  /** Digest of the UID, by which the channel names it. */
  digest: string;
  summary: string;
  reads: EventSense;
  state: 'held' | 'clash' | 'echo';
  /** Nights that it has; of a booking those that it was given. */
  held?: HeldRoom | undefined;
  /** The first night that it ever had: nights that are over keep it as their holder. */
  firstNight?: string | undefined;
  bookingId?: string | undefined;
  /** When it began to clash, of an echo too that reads as a guest: an ISO instant. */
  clashedAt?: string | undefined;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** An event as it is stored. */
export interface EventItem extends EventRecord, Key {
  revision: number;
}

/**
 * The write of an event in the place of the one that was read. Revisions of a new one begin at the milliseconds since 1970: a write that comes
 * late finds none that an event of the same UID had before it ended.
 */
export function eventWrite(TableName: string, before: EventItem | undefined, event: EventRecord) {
  const { Put } = revised(TableName, before, { ...eventKey(event), ...event });
  return { Put: before ? Put : { ...Put, Item: { ...Put.Item, revision: Date.now() } } };
}

/** Begins the sort keys of all events. */
export const everyEvent = 'event#';

export type EventName = Pick<EventRecord, 'propertyId' | 'calendarId' | 'digest'>;

/** Begins the sort keys of the events of a calendar. */
export function eventsOf(calendarId: string): string {
  return `${everyEvent}${calendarId}#`;
}

export function eventKey({ propertyId, calendarId, digest }: EventName): Key {
  return { pk: nightsPartition(propertyId), sk: `${eventsOf(calendarId)}${digest}` };
}

/** Letters of the id of a calendar, with which the id of an event begins. */
const idLetters = 16;

/** The id of an event on the wire. */
export function eventIdOf({ calendarId, digest }: Pick<EventRecord, 'calendarId' | 'digest'>): string {
  return `${calendarId}${digest}`;
}

/** The event of an id. */
export function eventOfId(propertyId: string, id: string): EventName {
  return { propertyId, calendarId: id.slice(0, idLetters), digest: id.slice(idLetters) };
}

export function digestOfUid(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url').slice(0, 22);
}

/** Days for which an event is kept after its last night: as long as the guest of an own booking is known. */
const keptDays = 365;

/** When an event that ends on a day is forgotten, in seconds since 1970. */
export function forgottenAfter(checkOut: string): number {
  return Math.ceil(Date.parse(addDays(checkOut, keptDays)) / 1000);
}

/** An event as a calendar says it, by the digest of its UID. */
export type SaidEvent = Pick<EventRecord, 'digest' | 'summary' | 'reads' | 'checkIn' | 'checkOut'>;

/** The parts of an event that its calendar says. One that has begun is told from today on, and keeps its first day. */
export function saidOf(
  event: SaidEvent,
  before: EventRecord | undefined,
  day: string,
): SaidEvent & Pick<EventRecord, 'expiresAt'> {
  const { digest, summary, reads, checkIn, checkOut } = event;
  const hasBegun = before !== undefined && before.checkIn < checkIn && checkIn <= day;
  const days = { checkIn: hasBegun ? before.checkIn : checkIn, checkOut };
  return { digest, summary, reads, ...days, expiresAt: forgottenAfter(checkOut) };
}
