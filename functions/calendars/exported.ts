import { createHash } from 'node:crypto';
import { eventDays } from '../../shared/rules/calendars.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { nightsOf } from '../../shared/rules/stays.ts';
import type { Days, HeldNight } from '../nights/nightItem.ts';
import type { EventRecord } from './eventItem.ts';
import type { BusyNights } from './writeFeed.ts';

/** Ends the UIDs of our events, by which we know them when they come back. */
const ownUid = '@calendars.sarai';

/** Whether an event of a feed is one of ours that has come back. */
export function isOurs(uid: string): boolean {
  return uid.includes(ownUid);
}

/** Facts from which a link tells nights: a calendar, its rooms, what holds them, and its own events. */
interface LinkFacts {
  calendarId: string;
  /** Ids of rooms. */
  rooms: readonly string[];
  held: readonly HeldNight[];
  events: readonly EventRecord[];
  day: string;
}

/**
 * The nights from today on, thirteen months ahead, on which no room of a calendar is free, as runs. Nights that its own channel holds are
 * free in it. The UID of a run follows from its last night, so that it stays as days go by and where the run changes at its beginning.
 */
export function busyNights({ calendarId, rooms, held, events, day }: LinkFacts): BusyNights[] {
  const own = new Set(events.flatMap(nightsHeldBy));
  const isIn = new Set(rooms);
  const taken = new Map<string, number>();
  for (const { roomId, day: night } of held) {
    if (isIn.has(roomId) && !own.has(`${roomId} ${night}`)) taken.set(night, (taken.get(night) ?? 0) + 1);
  }
  const busy = nightsOf(day, addDays(day, eventDays + 1)).filter((night) => taken.get(night) === rooms.length);
  return runsIn(busy).map((run) => ({ ...run, uid: uidOf(calendarId, run) }));
}

function nightsHeldBy({ held }: EventRecord): string[] {
  return held ? nightsOf(held.checkIn, held.checkOut).map((night) => `${held.roomId} ${night}`) : [];
}

function runsIn(nights: readonly string[]): Days[] {
  const runs: Days[] = [];
  for (const night of nights) {
    const last = runs.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else runs.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return runs;
}

function uidOf(calendarId: string, { checkOut }: Days): string {
  const digest = createHash('sha256').update(`${calendarId} ${checkOut}`).digest('hex').slice(0, 24);
  return `${digest}${ownUid}`;
}
