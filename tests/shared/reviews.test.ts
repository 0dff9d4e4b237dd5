import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageMarks, markNames, type ReviewSums, ratingOf } from '../../shared/rules/reviews.ts';

const mark = fc.integer({ min: 1, max: 5 });
const marks = fc.record(Object.fromEntries(markNames.map((name) => [name, mark])) as Record<string, typeof mark>);

/** The sums of some reviews. */
function sumsOf(reviews: readonly Record<string, number>[]): ReviewSums {
  const sums = markNames.map((name) => [name, reviews.reduce((sum, review) => sum + (review[name] ?? 0), 0)]);
  return { count: reviews.length, ...Object.fromEntries(sums) };
}

test('nothing is told of a property that nobody has written about', () => {
  expect([averageMarks(undefined), ratingOf(undefined)]).toEqual([undefined, undefined]);
  expect([averageMarks(sumsOf([])), ratingOf(sumsOf([]))]).toEqual([undefined, undefined]);
});

test('averages have one decimal and lie between the worst and the best mark that was given', () => {
  const holds = fc.property(fc.array(marks, { minLength: 1, maxLength: 40 }), (reviews) => {
    const sums = sumsOf(reviews);
    const { average = 0, count } = ratingOf(sums) ?? {};
    const given = reviews.flatMap((review) => Object.values(review));
    expect(count).toBe(reviews.length);
    for (const told of [average, ...Object.values(averageMarks(sums) ?? {})]) {
      expect(told).toBeGreaterThanOrEqual(Math.min(...given));
      expect(told).toBeLessThanOrEqual(Math.max(...given));
      expect(String(told)).toMatch(/^[1-5](\.\d)?$/);
    }
  });
  fc.assert(holds);
});
