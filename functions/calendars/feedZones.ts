import { type Component, propertiesOf, textOf } from './calendarText.ts';
import { timeOf } from './feedTime.ts';
import { type RepetitionRule, repetitions, type Span, type Work } from './repetitions.ts';
import { namedZone, offsetOf, pakistan, type TimeZone, utc, type ZoneOf } from './timeZone.ts';

/** From a time on clocks have an offset. */
interface Onset {
  wall: number;
  offset: number;
}

/**
 * Finds the zones of a feed: by the database of the IANA, else by the feed's own definition. A name that nothing explains stands
 * for Pakistan, where the houses are. Within a span of time they are right to the hour.
 */
export function zonesOf(definitions: readonly Component[], span: Span, work: Work): ZoneOf {
  const defined = new Map(definitions.map((each) => [textOf(each, 'tzid'), each]));
  const found = new Map<string, TimeZone>();
  return (name) => {
    if (name === undefined) return pakistan;
    const zone = found.get(name) ?? namedZone(name) ?? definedZone(defined.get(name), span, work);
    found.set(name, zone);
    return zone;
  };
}

function definedZone(definition: Component | undefined, span: Span, work: Work): TimeZone {
  const onsets = (definition?.[2] ?? []).flatMap((each) => onsetsOf(each, span, work));
  const [first, ...later] = onsets.sort((one, other) => one.wall - other.wall);
  if (!first) return pakistan;
  return (wall) => wall - (later.findLast((each) => each.wall <= wall) ?? first).offset;
}

/** When an observance (RFC 5545, 3.6.5) begins, at first and again within a span. */
function onsetsOf(observance: Component, span: Span, work: Work): Onset[] {
  const start = timeOf(textOf(observance, 'dtstart'), utc);
  const offset = offsetOf(textOf(observance, 'tzoffsetto'));
  const rules = propertiesOf(observance, 'rrule').map(([, , , rule]) => rule as RepetitionRule);
  const repeated = rules.flatMap((rule) => repetitions(rule, start, span, work));
  return [start.wall, ...repeated].map((wall) => ({ wall, offset }));
}
