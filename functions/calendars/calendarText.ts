import ICAL from 'ical.js';
import { byLibrary, FeedFault } from './feedFault.ts';

/** A property in jCal (RFC 7265, 3.4): name in small letters, parameters, type, and values. */
export type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  type: string,
  ...values: unknown[],
];

/** A component in jCal (RFC 7265, 3.3). */
export type Component = readonly [name: string, properties: readonly Property[], parts: readonly Component[]];

const keptComponents = new Set(['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']);

/** Properties that days follow from. Descriptions, alarms and guests are left out before anything is parsed. */
const keptProperties = new Set([
  ...['UID', 'SUMMARY', 'STATUS', 'TRANSP', 'DTSTART', 'DTEND', 'DURATION'],
  ...['RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'TZID', 'TZOFFSETTO'],
]);

/** Characters of a line: `ical.js` reads its parameters in the square of them. */
const longestLine = 20_000;

/** Characters of a rule that names each day of a month and each month is below it. */
const longestRule = 500;

/** Components inside of each other. */
const deepest = 8;

const mostEvents = 2_000;

/**
 * The events and the time zones of a calendar, without what no day follows from.
 * @throws FeedFault
 */
export function parseCalendar(text: string): { events: Component[]; zones: Component[] } {
  const kept = keptLines(unfolded(text));
  if (kept.filter((line) => /^BEGIN:VEVENT$/i.test(line)).length > mostEvents) throw new FeedFault('too_many_events');
  const parsed: Component | Component[] = byLibrary(() => ICAL.parse(kept.join('\r\n')));
  const calendars = isComponent(parsed) ? [parsed] : parsed;
  const parts = calendars.flatMap(([, , inside]) => inside);
  const called = (wanted: string) => parts.filter(([name]) => name === wanted);
  return { events: called('vevent'), zones: called('vtimezone') };
}

/** `ical.js` answers with one calendar by itself, and with several in a list. */
function isComponent(parsed: Component | Component[]): parsed is Component {
  return typeof parsed[0] === 'string';
}

/** Lines as they were before they were folded (RFC 5545, 3.1), whatever ends them. */
function unfolded(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return lines.filter((line) => line !== '');
}

function keptLines(lines: readonly string[]): string[] {
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0] ?? '')) throw new FeedFault('not_a_calendar');
  const open: string[] = [];
  const kept = lines.filter((line) => isKept(line, open));
  if (open.length > 0) throw new FeedFault('cut_short');
  return kept.map(bounded);
}

/** Whether a line is parsed. It opens and closes components on the way. */
function isKept(line: string, open: string[]): boolean {
  const name = nameOf(line);
  if (name === 'BEGIN') begin(line, open);
  const isInside = open.length > 0 && open.every((component) => keptComponents.has(component));
  if (name === 'END') end(line, open);
  return isInside && (name === 'BEGIN' || name === 'END' || keptProperties.has(name));
}

function begin(line: string, open: string[]): void {
  open.push(line.slice('BEGIN:'.length).toUpperCase());
  if (open.length > deepest) throw new FeedFault('unreadable');
}

function end(line: string, open: string[]): void {
  if (open.pop() !== line.slice('END:'.length).toUpperCase()) throw new FeedFault('unreadable');
}

function nameOf(line: string): string {
  return /^[A-Za-z-]+(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '';
}

/** A summary is cut, for it says nothing of days. @throws FeedFault `unreadable` for another long line */
function bounded(line: string): string {
  const name = nameOf(line);
  if (name === 'SUMMARY') return line.slice(0, longestRule);
  if (line.length > (name === 'RRULE' ? longestRule : longestLine)) throw new FeedFault('unreadable');
  return line;
}

/** The properties of a name, in small letters. */
export function propertiesOf([, properties]: Component, name: string): Property[] {
  return properties.filter(([each]) => each === name);
}

/** The first value of the first property of a name, as text; empty where there is none. */
export function textOf(component: Component, name: string): string {
  const [property] = propertiesOf(component, name);
  return typeof property?.[3] === 'string' ? property[3].trim() : '';
}
