import { addDays, today } from '../../../shared/rules/dates.ts';
import type { Item } from '../client/stores.ts';
import { holdersIn } from './checkHolders.ts';
import { checkWaits } from './checkWaits.ts';
import { nightName } from './nightNames.ts';

/** An event as docs/data.md has it. */
interface StoredEvent extends Item {
  calendarId: string;
  checkOut: string;
  state: string;
  held?: { roomId: string; checkIn: string; checkOut: string };
  bookingId?: string;
}

/** Most events of a property that wait. */
const mostWaiting = 500;

/**
 * Holds calendars to docs/data.md: each link, count, reading and wait is of one, events hold the nights that they say, and an event that is a
 * booking and the booking name each other.
 */
export function checkCalendars(items: readonly Item[], now = new Date()): string[] {
  const day = today(now);
  const events = items.filter(({ sk }) => sk.startsWith('event#')) as StoredEvent[];
  const ahead = events.filter(({ checkOut }) => checkOut > day);
  const calendars = new Map(items.filter(({ sk }) => sk.startsWith('calendar#')).map((item) => [`${item.id}`, item]));
  return [
    ...ahead.filter(({ calendarId }) => !calendars.has(calendarId)).map(({ sk }) => `${sk} is of no calendar`),
    ...nightProblems(items, ahead, day),
    ...waitProblems(items, ahead),
    ...checkWaits(items, day),
    ...bookingProblems(items, ahead),
    ...linkProblems(items, [...calendars.values()]),
    ...readingProblems(items),
  ];
}

function nightsAhead({ pk, held }: StoredEvent, day: string): string[] {
  const names: string[] = [];
  const { roomId = '', checkIn = day, checkOut = '' } = held ?? {};
  for (let night = checkIn > day ? checkIn : day; night < checkOut; night = addDays(night, 1)) {
    names.push(nightName(`${pk.slice('property#'.length)}/${roomId}`, night));
  }
  return names;
}

/** From today on an event has the nights that it says, and no others; those of one that is a booking are the booking's. */
function nightProblems(items: readonly Item[], events: readonly StoredEvent[], day: string): string[] {
  const entries = items.filter(({ sk }) => sk.startsWith('holder#')).flatMap(holdersIn);
  const isAhead = ({ night }: { night: string }) => night.slice(-day.length) >= day;
  const byKey = Map.groupBy(entries.filter(isAhead), ({ key }) => key);
  return events.flatMap((event) => {
    const has = new Set((byKey.get(`${event.pk}|${event.sk}`) ?? []).map(({ night }) => night));
    const says = new Set(event.bookingId === undefined ? nightsAhead(event, day) : []);
    return [...has.symmetricDifference(says)].map((night) => `${event.sk} and ${night} do not agree`);
  });
}

/** An event waits exactly where it clashes and is no booking. */
function waitProblems(items: readonly Item[], events: readonly StoredEvent[]): string[] {
  const waits = items.filter(({ sk }) => sk === 'waits');
  const waiting = new Set(
    waits.flatMap(({ pk, events: all }) => (all as { by: string }[]).map(({ by }) => `${pk}|${by}`)),
  );
  const isFull = waits.some(({ events: all }) => (all as object[]).length >= mostWaiting);
  const clashing = new Set(
    events
      .filter(({ state, bookingId }) => state === 'clash' && bookingId === undefined)
      .map(({ pk, sk }) => `${pk}|${sk}`),
  );
  const known = new Set(events.map(({ pk, sk }) => `${pk}|${sk}`));
  return [
    ...[...clashing].filter((key) => !isFull && !waiting.has(key)).map((key) => `${key} clashes and does not wait`),
    ...[...waiting]
      .filter((key) => known.has(key) && !clashing.has(key))
      .map((key) => `${key} waits and does not clash`),
  ];
}

function bookingProblems(items: readonly Item[], events: readonly StoredEvent[]): string[] {
  const bookings = items.filter(({ sk, event }) => sk === 'booking' && event !== undefined);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const keys = new Map(events.map((event) => [event.sk, event]));
  return [
    ...events
      .filter(({ sk, bookingId }) => bookingId !== undefined && byId.get(bookingId)?.event !== sk)
      .map(({ sk, bookingId }) => `${sk} is the booking ${bookingId}, which does not say so`),
    ...bookings
      .filter(
        ({ id, state, event }) => state === 'active' && keys.has(`${event}`) && keys.get(`${event}`)?.bookingId !== id,
      )
      .map(({ id, event }) => `${id} is of ${event}, which does not say so`),
  ];
}

/** A link leads to a calendar that has it, and each property counts its calendars. */
function linkProblems(items: readonly Item[], calendars: readonly Item[]): string[] {
  const links = items.filter(({ pk }) => pk.startsWith('calendar-link#'));
  const wanted = new Set(
    calendars.filter(({ linkDigest }) => linkDigest).map(({ id, linkDigest }) => `calendar-link#${linkDigest} ${id}`),
  );
  const found = new Set(links.map(({ pk, calendarId }) => `${pk} ${calendarId}`));
  const counted = Map.groupBy(calendars, ({ pk }) => pk);
  return [
    ...[...wanted.symmetricDifference(found)].map((link) => `${link} is there on one side alone`),
    ...items
      .filter(({ pk, sk, added }) => sk === 'calendars' && added !== (counted.get(pk)?.length ?? 0))
      .map(({ pk, added }) => `${pk} says that it has ${added} calendars`),
  ];
}

/** A calendar that is read stands in the list of what is due, once. */
function readingProblems(items: readonly Item[]): string[] {
  const due = new Set(items.filter(({ pk }) => pk === 'feeds-due').map(({ sk }) => sk));
  const wanted = new Set(
    items
      .filter(({ sk }) => sk.startsWith('reading#'))
      .map(({ pk, sk, dueAt }) => `${dueAt}#${pk.slice('property#'.length)}#${sk.slice('reading#'.length)}`),
  );
  return [
    ...[...wanted].filter((sk) => !due.has(sk)).map((sk) => `${sk} is never read`),
    ...[...due].filter((sk) => !wanted.has(sk)).map((sk) => `a reading of nothing is due: ${sk}`),
  ];
}
