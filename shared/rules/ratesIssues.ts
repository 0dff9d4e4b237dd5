import { type FormInput, fieldIssues, kept, violationOf } from './field.ts';
import { type FieldIssue, issuesAt, issuesWithin, type Violation } from './issues.ts';
import { dayRateIssues, seasonIssues } from './rateDayIssues.ts';
import { ratesLimits } from './rates.ts';
import { childFields, extraFields, longStayFields } from './ratesFields.ts';
import type { PricesForm, RatesForm } from './ratesForm.ts';
import { eachWithin, weekdayIssues } from './weekdayIssues.ts';

/** All that is wrong with the rates of a hotel, in the order of the form; paths as sent: `seasons.0.prices.1.price`. */
export function ratesIssues(form: RatesForm): FieldIssue[] {
  const { weekdays, seasons, days, longStays, children, extras } = form;
  return [
    ...countIssues(form),
    ...weekdayIssues(weekdays),
    ...seasonIssues(seasons),
    ...dayRateIssues(days),
    ...eachWithin('longStays', longStays, (each, at) => longStayIssues(each, longStays.slice(0, at))),
    ...(children
      ? issuesWithin('children', fieldIssues(childFields, { ...children, price: children.price ?? '' }))
      : []),
    ...eachWithin('extras', extras, (extra) => fieldIssues(extraFields, extra)),
  ];
}

function countIssues(form: RatesForm): FieldIssue[] {
  const tooMany = (
    list: 'seasons' | 'days' | 'longStays' | 'extras',
    label: string,
  ): [string, Violation | undefined] => {
    const max = ratesLimits[list];
    return [list, form[list].length > max ? { code: 'too_many_entries', params: { label, max } } : undefined];
  };
  const max = ratesLimits.prices;
  return issuesAt([
    tooMany('seasons', 'Seasons'),
    tooMany('days', 'Own days'),
    tooMany('longStays', 'Discounts'),
    tooMany('extras', 'Extras'),
    ['weekdays', priceCount(form) > max ? { code: 'too_many_prices', params: { max } } : undefined],
  ]);
}

/** Prices that rates have beside those of the kinds: a percentage for all kinds is one. */
export function priceCount({ weekdays, seasons, days }: Pick<RatesForm, 'weekdays' | 'seasons' | 'days'>): number {
  const lists: PricesForm[] = [...weekdays, ...seasons, ...seasons.flatMap((season) => season.weekdays)].map(
    ({ prices }) => prices,
  );
  const ofDays = days.map(({ prices = [] }) => Math.max(1, prices.length));
  return [...lists.map(({ length }) => length), ...ofDays].reduce((sum, each) => sum + each, 0);
}

type LongStayInput = FormInput<typeof longStayFields>;

function longStayIssues(typed: LongStayInput, earlier: readonly LongStayInput[]): FieldIssue[] {
  const nights = (each: LongStayInput) => kept(longStayFields.nights, each.nights);
  const isRepeated =
    violationOf(longStayFields.nights, typed.nights) === undefined &&
    earlier.some((each) => nights(each) === nights(typed));
  return [
    ...fieldIssues(longStayFields, typed),
    ...issuesAt([['nights', isRepeated ? { code: 'long_stay_repeated' } : undefined]]),
  ];
}
