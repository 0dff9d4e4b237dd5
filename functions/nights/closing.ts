import { createHash } from 'node:crypto';
import type { ClosingScope, ClosingState } from '../../shared/rules/closings.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { nightsBetween } from '../../shared/rules/stays.ts';
import { digestOfSent, newId } from '../runtime/ids.ts';
import type { Days, NightSet } from './nightItem.ts';

/** Nights of a room that a closing does not hold, since something else had them. */
export interface LeftOutNights extends Days {
  roomId: string;
  kind: NightSet;
}

/** Work on a closing that is under way: rooms whose nights it closes or opens, month after month. */
export interface ClosingWork extends Days {
  act: 'close' | 'open';
  rooms: string[];
  /** Months of rooms that are done. */
  done: number;
}

/**
 * An owner's act of closing: rooms of a property, from a day on and before another. The nights that it got have it as their
 * holder. One that holds none any more stays for a day, without its note, so that a late call does not make it again.
 */
export interface ClosingRecord extends Days {
  id: string;
  propertyId: string;
  scope: ClosingScope;
  /** Ids of rooms. */
  rooms: string[];
  /** For the owner alone. */
  note?: string | undefined;
  /** Digest of what was sent, by which the same key with something else is known. */
  sent: string;
  /** Number of nights that it holds. */
  held: number;
  /** Number of nights that it did not get, and the first of them. */
  missed: number;
  leftOut: LeftOutNights[];
  work?: ClosingWork | undefined;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Nights that an owner wants to close. */
export type ClosingWish = Pick<ClosingRecord, 'propertyId' | 'scope' | 'rooms' | 'note' | 'checkIn' | 'checkOut'>;

/** Days for which a closing is kept after its last night: a month is shown for as long. */
const keptDays = 400;

/** A closing that holds nothing yet. Its id follows from the key of the request. */
export function newClosing(wanted: ClosingWish, requestKey: string | undefined): ClosingRecord {
  const { propertyId, rooms, checkIn, checkOut } = wanted;
  return {
    ...wanted,
    id: closingIdFor(propertyId, requestKey),
    sent: digestOfSent(wanted),
    held: 0,
    missed: 0,
    leftOut: [],
    work: { act: 'close', rooms, checkIn, checkOut, done: 0 },
    expiresAt: Math.ceil(Date.parse(addDays(checkOut, keptDays)) / 1000),
  };
}

/** The id of a new closing: always the same for one key at one property, so that a request can be sent again. */
export function closingIdFor(propertyId: string, requestKey: string | undefined): string {
  if (requestKey === undefined) return newId(12);
  return createHash('sha256').update(`closing ${propertyId} ${requestKey}`).digest('base64url').slice(0, 16);
}

/** The state that work and held nights make. */
export function closingState({ work, held }: Pick<ClosingRecord, 'work' | 'held'>): ClosingState {
  if (work) return work.act === 'close' ? 'closing' : 'opening';
  return held > 0 ? 'closed' : 'opened';
}

/** Whether a closing got none of its nights. */
export function gotNothing({ rooms, checkIn, checkOut, missed }: ClosingRecord): boolean {
  return missed === rooms.length * nightsBetween(checkIn, checkOut);
}
