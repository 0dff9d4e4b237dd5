import { addDays, today } from '../../shared/rules/dates.ts';
import { isHidden } from '../search/indexedProperty.ts';
import type { Property } from './property.ts';

/** Days on which a room is on offer: from one on and, where that is over, before another. */
export interface OfferSpan {
  from: string;
  until?: string | undefined;
}

/**
 * When rooms of a property are or were on offer, by their ids, with those that were removed since: spans in order, each `from/until` or
 * `from/`, with blanks between them.
 */
export type RoomOffers = Record<string, string>;

/** Days for which a span is kept after its end: figures go five months back. Spans of a room, and rooms, that are kept at most. */
const kept = { days: 190, spans: 8, rooms: 300 } as const;

type Rooms = Pick<Property, 'rooms' | 'listedAt' | 'hidden' | 'suspended' | 'probeFor'>;

/**
 * The offers after a change, of today. A room is on offer while it is available and its property is not hidden; one that is taken off
 * is not on offer in the night of that day. The rooms of a new property are on offer from the day of listing on.
 */
export function nextOffers(before: RoomOffers | undefined, next: Rooms): RoomOffers {
  const day = before ? today() : today(new Date(next.listedAt));
  const offered = new Set(isHidden(next) ? [] : next.rooms.filter(({ available }) => available).map(({ id }) => id));
  const ids = [...new Set([...offered, ...Object.keys(before ?? {})])];
  const all = ids.map((id) => {
    const spans = spansOf(before?.[id]);
    const then = offered.has(id) ? withOpen(spans, day) : withoutOpen(spans, day);
    return [
      id,
      shortened(then.filter(({ until }) => until === undefined || until > addDays(day, -kept.days))),
    ] as const;
  });
  const known = all.filter(([, spans]) => spans.length > 0).toSorted(([, one], [, other]) => byEnd(one, other));
  return Object.fromEntries(known.slice(0, kept.rooms).map(([id, spans]) => [id, textOf(spans)]));
}

/** The spans of a stored text. */
export function spansOf(text = ''): OfferSpan[] {
  return text.split(' ').flatMap((span) => {
    const [from = '', until = ''] = span.split('/');
    return from === '' ? [] : [{ from, until: until === '' ? undefined : until }];
  });
}

function textOf(spans: readonly OfferSpan[]): string {
  return spans.map(({ from, until = '' }) => `${from}/${until}`).join(' ');
}

/** A room that was taken off today, and is on offer again, was never off. */
function withOpen(spans: readonly OfferSpan[], day: string): OfferSpan[] {
  const last = spans.at(-1);
  if (last?.until === undefined) return last ? [...spans] : [{ from: day }];
  return last.until === day ? [...spans.slice(0, -1), { from: last.from }] : [...spans, { from: day }];
}

function withoutOpen(spans: readonly OfferSpan[], day: string): OfferSpan[] {
  const last = spans.at(-1);
  if (!last || last.until !== undefined) return [...spans];
  const others = spans.slice(0, -1);
  return last.from >= day ? others : [...others, { from: last.from, until: day }];
}

/** Of too many spans the first become one. */
function shortened(spans: readonly OfferSpan[]): OfferSpan[] {
  const merged = spans.slice(0, spans.length - kept.spans + 1);
  const [first] = merged;
  if (!first || spans.length <= kept.spans) return [...spans];
  return [{ from: first.from, until: merged.at(-1)?.until }, ...spans.slice(merged.length)];
}

/** Rooms that are on offer come first, then those that were last. */
function byEnd(one: readonly OfferSpan[], other: readonly OfferSpan[]): number {
  const [first, second] = [one, other].map((spans) => spans.at(-1)?.until ?? '~');
  return String(first) > String(second) ? -1 : Number(first !== second);
}
