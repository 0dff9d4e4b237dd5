import { closingDays } from '../../shared/rules/closings.ts';
import { addDays, instantOf } from '../../shared/rules/dates.ts';
import { parseCalendar } from './calendarText.ts';
import { type FeedEntry, readEntry } from './feedEntry.ts';
import { FeedFault } from './feedFault.ts';
import type { FeedTime } from './feedTime.ts';
import { zonesOf } from './feedZones.ts';
import { type EntryNights, type NightWindow, nightsOfEntry } from './nightsOfEntry.ts';
import type { Span } from './repetitions.ts';

/** An event of another calendar, or one repetition of it: nights in Pakistan, `checkOut` not among them. */
export interface FeedEvent {
  /** Names it at every reading of the feed. */
  uid: string;
  /** At most 200 characters. Some platforms write the guest's name into it. */
  summary: string;
  /** `unavailable` is Airbnb's word for days that it does not offer, for whatever reason; `busy` gives none. */
  reads: 'reservation' | 'unavailable' | 'busy';
  checkIn: string;
  checkOut: string;
}

/** Repetitions count, each by itself. */
const mostEvents = 2_000;

/** Steps of all rules of a feed: about a second. */
const mostSteps = 10_000;

/**
 * The nights from today on, and 397 days ahead, that events of a calendar (RFC 5545) take; the first are named first. A calendar
 * without events is an empty list. Events that are cancelled, or take no time, are left out.
 * @throws FeedFault
 */
export function readFeed(text: string, today: string): FeedEvent[] {
  const { events, zones } = parseCalendar(text);
  const window = { first: today, last: addDays(today, closingDays) };
  const work = { steps: mostSteps };
  const zoneOf = zonesOf(zones, zoneSpan(window), work);
  const entries = events.map((event) => readEntry(event, zoneOf));
  const replaced = replacedOf(entries);
  const found = new Map<string, FeedEvent>();
  for (const entry of entries.filter(({ isBusy }) => isBusy)) {
    const others = entry.replaces ? [] : (replaced.get(entry.uid) ?? []);
    for (const nights of nightsOfEntry(entry, others, window, work)) add(found, eventOf(entry, nights));
    if (found.size > mostEvents) throw new FeedFault('too_many_events');
  }
  return [...found.values()].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** Summer time began, or ended, at the latest so many days before. */
function zoneSpan({ first, last }: NightWindow): Span {
  return { from: instantOf(addDays(first, -closingDays), 0).getTime(), to: instantOf(last, 24).getTime() };
}

/** Repetitions by UID that have an event of their own: moved, or cancelled. */
function replacedOf(entries: readonly FeedEntry[]): Map<string, FeedTime[]> {
  const replaced = new Map<string, FeedTime[]>();
  for (const { uid, replaces } of entries) {
    if (replaces) replaced.set(uid, [...(replaced.get(uid) ?? []), replaces]);
  }
  return replaced;
}

function eventOf({ uid, summary }: FeedEntry, { repetition, checkIn, checkOut }: EntryNights): FeedEvent {
  const name = repetition === undefined ? uid : `${uid}#${repetition}`;
  return { uid: name, summary, reads: meaningOf(summary, uid), checkIn, checkOut };
}

/**
 * Airbnb writes "Reserved" and "Airbnb (Not available)", Vrbo "Reserved - " and a name, in French "Réservée - ", and Booking.com
 * "CLOSED - Not available" whatever it is.
 */
function meaningOf(summary: string, uid: string): FeedEvent['reads'] {
  const isOfAirbnb = uid.endsWith('@airbnb.com');
  if (/^airbnb \(not available\)$/i.test(summary)) return 'unavailable';
  if (isOfAirbnb && /^not available$/i.test(summary)) return 'unavailable';
  return isOfAirbnb || /^(r[eé]serv|booked|booking)/i.test(summary) ? 'reservation' : 'busy';
}

/** Two events under one UID are told apart by their days; one that stands there twice is one. */
function add(found: Map<string, FeedEvent>, event: FeedEvent): void {
  const before = found.get(event.uid);
  const isOther = before && (before.checkIn !== event.checkIn || before.checkOut !== event.checkOut);
  const uid = isOther ? `${event.uid}#${event.checkIn}` : event.uid;
  found.set(uid, { ...event, uid });
}

function placeOf({ checkIn, uid }: FeedEvent): string {
  return `${checkIn} ${uid}`;
}
