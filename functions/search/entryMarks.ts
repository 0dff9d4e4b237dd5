import { addDays, dayNumber } from '../../shared/rules/dates.ts';
import { holdsOn } from './listPrices.ts';

/**
 * Marks of entries of rooms whose price is not the same on all days: of lists without dates from the first day to the last, of stays at the
 * lowest price, and of stays at a step between that and the highest.
 */
export type EntryMark = { of: 'from'; first?: string; last?: string } | { of: 'stay' | 'grid' };

const base = 36;

/** The mark as sort keys have it: days are counted from 1970 in base 36. */
export function markText(mark: EntryMark): string {
  if (mark.of !== 'from') return mark.of;
  const written = [mark.first, mark.last].map((day) => (day === undefined ? '' : dayNumber(day).toString(base)));
  return `from:${written.join(':')}`;
}

function markOf(text: string): EntryMark {
  if (text === 'stay' || text === 'grid') return { of: text };
  const [first, last] = text
    .split(':')
    .slice(1)
    .map((day) => (day === '' ? undefined : addDays('1970-01-01', Number.parseInt(day, base))));
  return { of: 'from', ...(first && { first }), ...(last && { last }) };
}

/** Steps of prices, each twice the one before. */
const steps = Array.from({ length: 10 }, (_, at) => 1024 * 2 ** at);

/** The steps above a price and not above another. */
export function gridWithin(low: number, high: number): number[] {
  return steps.filter((step) => low < step && step <= high);
}

/** The last step that is not above a price; 0 below the first. */
export function stepBelow(price: number): number {
  return steps.findLast((step) => step <= price) ?? 0;
}

/** The days and the least price of a list: without dates today, with dates the least price that an average night may cost. */
export type ListReach = { day: string } | { least: number };

/**
 * Whether an entry stands for its rooms in a list, by what follows their ids in its sort key. A stay that costs from less to more than the
 * least price stands at the step below that, or at its own lowest price above the step.
 */
export function standsFor([price = '', ...rest]: readonly string[], reach: ListReach): boolean {
  const [last = '', text] = rest.toReversed();
  const mark = text === undefined ? undefined : markOf(text);
  if ('day' in reach) return mark === undefined || (mark.of === 'from' && holdsOn(mark, reach.day));
  const isAtStep = mark?.of !== 'grid' || Number(price) === stepBelow(reach.least);
  return mark?.of !== 'from' && isAtStep && Number(last) >= reach.least;
}
