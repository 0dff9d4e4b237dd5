import { nightsOf } from '../../shared/rules/stays.ts';
import type { Days } from '../nights/nightItem.ts';
import type { EventItem, SaidEvent } from './eventItem.ts';

/** An event of a calendar with the one that is stored of it. */
export type KnownEvent = readonly [event: SaidEvent, before: EventItem];

/** Differences of a calendar from what is stored of it. */
export interface FeedChanges {
  /** Events whose UIDs are stored. */
  known: KnownEvent[];
  /** Under a new UID, on the nights of one that has left. */
  renamed: KnownEvent[];
  fresh: SaidEvent[];
  gone: EventItem[];
  /** Events with more than half of its days ahead are in it no more. */
  shrunk: boolean;
}

/** Compares a calendar with the events that are stored of it and not over. */
export function compareFeed(stored: readonly EventItem[], events: readonly SaidEvent[], day: string): FeedChanges {
  const byDigest = new Map(stored.map((event) => [event.digest, event]));
  const known = events.flatMap((event): KnownEvent[] => {
    const before = byDigest.get(event.digest);
    return before ? [[event, before]] : [];
  });
  const [isKnown, stay] = [new Set(known.map(([event]) => event)), new Set(known.map(([, before]) => before))];
  const vanished = stored.filter((event) => !stay.has(event));
  const [echoes, others] = [vanished.filter(isEcho), vanished.filter((event) => !isEcho(event))];
  const left = Map.groupBy(others, (event) => nightsAhead(event, day));
  const renamed = events.flatMap((event): KnownEvent[] => {
    const before = isKnown.has(event) ? undefined : left.get(nightsAhead(event, day))?.shift();
    return before ? [[event, before]] : [];
  });
  const isRenamed = new Set(renamed.map(([event]) => event));
  const fresh = events.filter((event) => !isKnown.has(event) && !isRenamed.has(event));
  const gone = [...echoes, ...[...left.values()].flat()];
  return { known, renamed, fresh, gone, shrunk: isMostLost({ stored, events, gone }, day) };
}

/** An echo that has left is none under a new UID: what our link has told decides anew. */
function isEcho({ state }: EventItem): boolean {
  return state === 'echo';
}

/** The first night that is left and the day after the last one. */
function nightsAhead({ checkIn, checkOut }: Days, day: string): string {
  return `${checkIn > day ? checkIn : day} ${checkOut}`;
}

interface Lost {
  stored: readonly Days[];
  events: readonly Days[];
  gone: readonly Days[];
}

/** An event that has moved is in the calendar still: its days are not lost. */
function isMostLost({ stored, events, gone }: Lost, day: string): boolean {
  const lost = daysOf(gone, day).difference(daysOf(events, day));
  return lost.size * 2 > daysOf(stored, day).size;
}

function daysOf(all: readonly Days[], day: string): Set<string> {
  return new Set(all.flatMap(({ checkIn, checkOut }) => nightsOf(checkIn > day ? checkIn : day, checkOut)));
}
