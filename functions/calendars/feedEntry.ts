import ICAL from 'ical.js';
import { digestOfSent } from '../runtime/ids.ts';
import { type Component, propertiesOf, textOf } from './calendarText.ts';
import { byLibrary, FeedFault } from './feedFault.ts';
import { type FeedTime, timesOf } from './feedTime.ts';
import type { RepetitionRule } from './repetitions.ts';
import type { ZoneOf } from './timeZone.ts';

/** An event of a feed as it is written, with all of its repetitions. */
export interface FeedEntry {
  uid: string;
  summary: string;
  /** Whether it takes time: it is neither cancelled nor free. */
  isBusy: boolean;
  start: FeedTime;
  /** Milliseconds from its begin to its end, which is not after the begin where a feed has a fault. */
  length: number;
  rules: RepetitionRule[];
  /** Begins of repetitions that no rule gives. */
  added: FeedTime[];
  /** Begins of repetitions that are left out. */
  leftOut: FeedTime[];
  /** The repetition that it stands in place of. */
  replaces: FeedTime | undefined;
}

const dayMilliseconds = 24 * 3_600_000;
const longestUid = 200;
const longestSummary = 200;

/** Reads an event. @throws FeedFault `unreadable` */
export function readEntry(event: Component, zoneOf: ZoneOf): FeedEntry {
  const times = (name: string) => propertiesOf(event, name).flatMap((property) => timesOf(property, zoneOf));
  const [start] = times('dtstart');
  if (!start) throw new FeedFault('unreadable');
  return {
    uid: uidOf(event),
    summary: textOf(event, 'summary').replace(/\p{C}/gu, ' ').slice(0, longestSummary),
    isBusy: !/^cancelled$/i.test(textOf(event, 'status')) && !/^transparent$/i.test(textOf(event, 'transp')),
    start,
    length: lengthOf(event, start, times('dtend')[0]),
    rules: propertiesOf(event, 'rrule').map(([, , , rule]) => rule as RepetitionRule),
    added: times('rdate'),
    leftOut: times('exdate'),
    replaces: times('recurrence-id')[0],
  };
}

/** An event without a UID gets one that stays as long as its days and its summary do. */
function uidOf(event: Component): string {
  const uid = textOf(event, 'uid');
  if (uid !== '' && uid.length <= longestUid) return uid;
  return uid === '' ? `made-${digestOfSent(event[1])}` : `long-${digestOfSent({ uid })}`;
}

/** A whole day without an end is one day, a time without an end has no length (RFC 5545, 3.6.1). */
function lengthOf(event: Component, start: FeedTime, end: FeedTime | undefined): number {
  if (end) return end.zone(end.wall) - start.zone(start.wall);
  const duration = textOf(event, 'duration');
  if (duration !== '') return byLibrary(() => ICAL.Duration.fromString(duration)).toSeconds() * 1000;
  return start.isWholeDay ? dayMilliseconds : 0;
}
