import ICAL from 'ical.js';
import { byLibrary, FeedFault } from './feedFault.ts';
import { type FeedTime, timeOf, wallText } from './feedTime.ts';
import type { TimeZone } from './timeZone.ts';

/** A rule of repetition in jCal (RFC 7265, 3.6.10). */
export interface RepetitionRule {
  freq?: string;
  interval?: number;
  count?: number;
  until?: string;
}

/** Steps that rules of a feed have left: `ical.js` takes 50 to 90 µs for one. */
export interface Work {
  steps: number;
}

/** Times of clocks between which repetitions are looked for. */
export interface Span {
  from: number;
  to: number;
}

type IteratorOptions = ConstructorParameters<typeof ICAL.RecurIterator>[0] & { work: Work };

const dayMilliseconds = 24 * 3_600_000;
const february = 1;
const leapDay = 29;

/** Takes its steps from the work of a feed, those without a result too: a rule that never comes true ends as well. */
class BoundedIterator extends ICAL.RecurIterator {
  declare work: Work;

  /** The constructor calls it before it does anything else. */
  override fromData(options: IteratorOptions): void {
    this.work = options.work;
    super.fromData(options);
  }

  override check_contracting_rules(): boolean {
    this.take(1);
    return super.check_contracting_rules();
  }

  override expand_year_days(year: number): number {
    this.take(1);
    return super.expand_year_days(year);
  }

  override increment_month(): void {
    this.take(1);
    super.increment_month();
  }

  override increment_monthday(days: number): void {
    this.take(Math.ceil(days / 100));
    super.increment_monthday(days);
  }

  private take(steps: number): void {
    this.work.steps -= steps;
    if (this.work.steps < 0) throw new FeedFault('repeats_too_often');
  }
}

/**
 * The times that clocks show at the repetitions of a rule within a span: milliseconds since 1970, as if they were UTC.
 * @throws FeedFault
 */
export function repetitions(rule: RepetitionRule, start: FeedTime, { from, to }: Span, work: Work): number[] {
  // `ical.js` would compare the end, which is in UTC, with the times of clocks.
  const { until, ...endless } = rule;
  const wall = nearby(rule, start.wall, from);
  const found: number[] = [];
  byLibrary(() => {
    const options: IteratorOptions = { rule: ICAL.Recur.fromData(endless), dtstart: timeAt(wall), work };
    const iterator = new BoundedIterator(options);
    for (let at = next(iterator); at !== undefined && at <= to; at = next(iterator)) if (at >= from) found.push(at);
  });
  return until === undefined ? found : found.filter(untilEnd(until, start.zone));
}

/** Whether a repetition is one of those that end with a day or a time, which is one of them. */
function untilEnd(until: string, zone: TimeZone): (wall: number) => boolean {
  const end = timeOf(until, zone);
  if (end.isWholeDay) return (wall) => wall < end.wall + dayMilliseconds;
  return (wall) => zone(wall) <= end.zone(end.wall);
}

function timeAt(wall: number): ICAL.Time {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = wallText(wall).split(/\D/).map(Number);
  return ICAL.Time.fromData({ year, month, day, hour, minute, second });
}

function next(iterator: BoundedIterator): number | undefined {
  const time = iterator.next();
  // It has no zone, in which `ical.js` counts as if it were UTC.
  return time ? time.toUnixTime() * 1000 : undefined;
}

/**
 * A begin of the same repetitions, or of all that follow a time, so that a rule is not followed through the years before. One that
 * counts must be.
 */
function nearby({ freq, interval = 1, count }: RepetitionRule, start: number, from: number): number {
  if (count !== undefined || from <= start) return start;
  if (freq === 'YEARLY') return yearNearby(start, from, interval);
  const days = { DAILY: 1, WEEKLY: 7 }[freq ?? ''];
  if (days === undefined) return start;
  const length = days * interval * dayMilliseconds;
  return start + Math.floor((from - start) / length) * length;
}

/** The last year but one, where the day is one of all years. */
function yearNearby(start: number, from: number, interval: number): number {
  const begin = new Date(start);
  const years = new Date(from).getUTCFullYear() - begin.getUTCFullYear();
  const skipped = Math.max(0, Math.floor((years - 1) / interval)) * interval;
  if (begin.getUTCMonth() === february && begin.getUTCDate() === leapDay) return start;
  return begin.setUTCFullYear(begin.getUTCFullYear() + skipped);
}
