import { violationOf } from './field.ts';
import { type FieldIssue, issuesAt, issuesWithin, type Violation } from './issues.ts';
import { ratePrice, weekdayField } from './ratesFields.ts';
import type { PricesForm, WeekdayForm } from './ratesForm.ts';

/** The issues of each part of a list, at its place there. */
export function eachWithin<Part>(
  list: string,
  parts: readonly Part[],
  issuesOf: (part: Part, index: number) => FieldIssue[],
): FieldIssue[] {
  return parts.flatMap((part, index) => issuesWithin(`${list}.${index}`, issuesOf(part, index)));
}

/** All that is wrong with the weekday prices of the year or of a season. */
export function weekdayIssues(weekdays: readonly WeekdayForm[]): FieldIssue[] {
  return eachWithin('weekdays', weekdays, ({ days, prices }, at) => {
    const earlier = weekdays.slice(0, at).flatMap((each) => each.days);
    return [...issuesAt([['days', daysViolation(days, earlier)]]), ...priceIssues(prices)];
  });
}

function daysViolation(days: readonly string[], earlier: readonly string[]): Violation | undefined {
  const malformed = days.map((day) => violationOf(weekdayField, day)).find(Boolean);
  if (days.length === 0) return { code: 'required', params: { label: weekdayField.label } };
  const isRepeated = new Set([...days, ...earlier]).size < days.length + earlier.length;
  return malformed ?? (isRepeated ? { code: 'weekday_repeated' } : undefined);
}

/** All that is wrong with the prices of some kinds. */
export function priceIssues(prices: PricesForm): FieldIssue[] {
  const isRepeated = new Set(prices.map(({ kind }) => kind)).size < prices.length;
  return [
    ...issuesAt([['prices', isRepeated ? { code: 'kind_repeated' } : undefined]]),
    ...eachWithin('prices', prices, ({ price }) => issuesAt([['price', violationOf(ratePrice, price)]])),
  ];
}
