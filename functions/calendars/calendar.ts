import { createHash } from 'node:crypto';
import type { Channel } from '../../shared/rules/calendars.ts';
import { kindsOfRooms, roomsOfKind } from '../bookings/roomChoice.ts';
import type { Property, Room } from '../properties/property.ts';
import { digestOfSent, newId } from '../runtime/ids.ts';

/** Room or kind of a property that a calendar is for. */
export interface CalendarTarget {
  roomId?: string | undefined;
  kind?: string | undefined;
}

/** A calendar of a channel for a room or a kind of a property: where ours reads it, and by which link it reads ours. Instants are ISO 8601. */
export interface CalendarRecord extends CalendarTarget {
  id: string;
  propertyId: string;
  vendorId: string;
  channel: Channel;
  /** As its owner calls it. */
  name?: string | undefined;
  /** The secret address of the channel's calendar. */
  address?: string | undefined;
  /** Whether nights that the channel calls unavailable are held. */
  holdsUnavailable: boolean;
  madeAt: string;
  /** Digest of what was sent, by which the same key with something else is known. */
  sent: string;
  /** When its owner has asked for a reading. */
  askedAt?: string | undefined;
  linkDigest?: string | undefined;
  linkedAt?: string | undefined;
  /** Its owner has removed it: it ends once none of its events holds nights. */
  removed?: true | undefined;
}

/** A calendar as its owner adds it. */
export type NewCalendar = Pick<CalendarRecord, 'propertyId' | 'vendorId' | 'channel' | 'name' | 'address'> &
  CalendarTarget & { holdsUnavailable?: boolean | undefined };

/** A calendar without a link. Its id follows from the key of the request. */
export function newCalendar(wanted: NewCalendar, requestKey: string | undefined): CalendarRecord {
  const { propertyId, channel, holdsUnavailable = channel !== 'airbnb' } = wanted;
  const id = calendarIdFor(propertyId, requestKey);
  return { ...wanted, id, holdsUnavailable, madeAt: new Date().toISOString(), sent: digestOfSent(wanted) };
}

/** The id of a new calendar: always the same for one key at one property, so that a request can be sent again. */
export function calendarIdFor(propertyId: string, requestKey: string | undefined): string {
  if (requestKey === undefined) return newId(12);
  return createHash('sha256').update(`calendar ${propertyId} ${requestKey}`).digest('base64url').slice(0, 16);
}

/**
 * The rooms of a calendar: its own, or those of its kind that take guests; all of the kind where none does. There are none once the room
 * or the kind is gone.
 */
export function roomsOfCalendar({ roomId, kind = '' }: CalendarTarget, property: Property): Room[] {
  if (roomId !== undefined) return property.rooms.filter(({ id }) => id === roomId);
  const offered = roomsOfKind(property, kind);
  if (offered.length > 0) return offered;
  const kinds = kindsOfRooms(property);
  return property.rooms.filter(({ id }) => kinds[id] === kind);
}
