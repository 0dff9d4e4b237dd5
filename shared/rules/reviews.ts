import { text, whole } from './field.ts';

/** Names of the marks of a stay, in the order of forms and pages. */
export const markNames = ['clean', 'warm', 'host', 'road', 'value'] as const;

export type MarkName = (typeof markNames)[number];

/** Marks from 1 to 5, or their averages. */
export type Marks = Record<MarkName, number>;

/** One value for each mark. */
export function ofEachMark<T>(value: T): Record<MarkName, T> {
  return Object.fromEntries(markNames.map((name) => [name, value])) as Record<MarkName, T>;
}

/** The worst and the best mark. */
export const markBounds = { min: 1, max: 5 } as const;

/** Fields of a guest's review of a stay that is over: five marks, and words. */
export const reviewFields = {
  clean: whole({ label: 'Clean', ...markBounds }),
  warm: whole({ label: 'Warm', ...markBounds }),
  host: whole({ label: 'The host', ...markBounds }),
  road: whole({ label: 'The road as it was told', ...markBounds }),
  value: whole({ label: 'Worth its price', ...markBounds }),
  words: text({ label: 'What the stay was like', maxLength: 1000, multiline: true }),
} as const;

/** The host answers a review once. */
export const answerFields = { answer: text({ label: 'Your answer', maxLength: 600, multiline: true }) } as const;

/** Reviews a page, and the most that one answer has. */
export const reviewPageSize = { list: 5, most: 20 } as const;

/** How many reviews a property has, and the sum of each mark. */
export interface ReviewSums extends Marks {
  count: number;
}

/** The average of each mark with one decimal; undefined where there are no reviews. */
export function averageMarks(sums: ReviewSums | undefined): Marks | undefined {
  if (!sums || sums.count === 0) return undefined;
  const averages = markNames.map((name) => [name, oneDecimal(sums[name] / sums.count)]);
  return Object.fromEntries(averages) as Marks;
}

/** The average over all marks with one decimal, and the number of reviews; undefined where there are none. */
export function ratingOf(sums: ReviewSums | undefined): { average: number; count: number } | undefined {
  if (!sums || sums.count === 0) return undefined;
  const all = markNames.reduce((sum, name) => sum + sums[name], 0);
  return { average: oneDecimal(all / (sums.count * markNames.length)), count: sums.count };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
