import type { FeedWork } from './applying.ts';
import type { CalendarRecord } from './calendar.ts';
import { compareFeed, type FeedChanges } from './compareFeed.ts';
import { endEvent } from './ending.ts';
import type { EventItem, SaidEvent } from './eventItem.ts';
import { follow } from './following.ts';
import { place } from './placing.ts';
import { rename } from './renaming.ts';
import { carryOut, type Step } from './steps.ts';

/** Outcome of applying a calendar: whether it has lost more than half of its days for the first time, and events that were overtaken. */
export interface ApplyOutcome {
  shrunk: boolean;
  failed: number;
}

/** The events of a calendar that are stored and not over, and those that it says. */
interface Feed {
  stored: readonly EventItem[];
  events: readonly SaidEvent[];
  /** It had lost more than half of its days at the reading before too. */
  shrunkBefore: boolean;
}

/**
 * Applies a calendar as a set to its stored events, one transaction each. Where it has lost more than half of its days ahead, none of them
 * is freed unless the reading before has said so too. Events of the past are left alone.
 */
export async function applyFeed(applying: FeedWork, { stored, events, shrunkBefore }: Feed): Promise<ApplyOutcome> {
  const { calendar, day } = applying;
  const kept = stored.filter((event) => isMeant(event, calendar));
  const meant = events.filter((event) => isMeant(event, calendar));
  const changes = compareFeed(kept, meant, day);
  const frees = !changes.shrunk || shrunkBefore;
  const switchedOff = stored.filter((event) => !kept.includes(event));
  const failed = await carryOut(applying, stepsOf(applying, { changes, switchedOff, frees }));
  return { shrunk: changes.shrunk && !shrunkBefore, failed };
}

/** Whether an event holds nights by what its owner has chosen. */
function isMeant({ reads }: Pick<SaidEvent, 'reads'>, { holdsUnavailable }: CalendarRecord): boolean {
  return holdsUnavailable || reads !== 'unavailable';
}

interface Plan {
  changes: FeedChanges;
  switchedOff: readonly EventItem[];
  frees: boolean;
}

/** Events that have left go first, so that those that have moved find their nights free. */
function stepsOf(applying: FeedWork, { changes, switchedOff, frees }: Plan): Step[] {
  const { calendar } = applying;
  const { known, renamed, fresh, gone } = changes;
  const end = (event: EventItem): Step => ({
    name: event,
    before: event,
    work: async (now) => (now ? endEvent(applying, now) : undefined),
  });
  const write = (event: SaidEvent, before?: EventItem): Step => ({
    name: { propertyId: calendar.propertyId, calendarId: calendar.id, digest: event.digest },
    before,
    work: (now) => (now?.bookingId === undefined ? place : followKnown)(applying, event, now),
  });
  return [
    ...switchedOff.map(end),
    ...renamed.map(
      ([event, before]): Step => ({
        name: before,
        before,
        work: (now) => (now ? rename(applying, event, now) : place(applying, event, undefined)),
      }),
    ),
    ...(frees ? gone.map(end) : []),
    ...known.map(([event, before]) => write(event, before)),
    ...fresh.map((event) => write(event)),
  ];
}

async function followKnown(applying: FeedWork, event: SaidEvent, now: EventItem | undefined): Promise<void> {
  if (now) await follow(applying, event, now);
}
