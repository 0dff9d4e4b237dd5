import { type FormInput, fieldIssues, kept, violationOf } from './field.ts';
import { type FieldIssue, issuesAt, issuesWithin, type Violation } from './issues.ts';
import { dayRateIssues, seasonIssues } from './rateDayIssues.ts';
import { ratesLimits } from './rates.ts';
import { childFields, extraFields, longStayFields, ratesLabels } from './ratesFields.ts';
import type { ExtraForm, PricesForm, RatesForm } from './ratesForm.ts';
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
    ...eachWithin('extras', extras, (each, at) => extraIssues(each, extras.slice(0, at))),
  ];
}

function countIssues(form: RatesForm): FieldIssue[] {
  const tooMany = (list: keyof typeof ratesLabels): [string, Violation | undefined] => {
    const [label, max] = [ratesLabels[list], ratesLimits[list]];
    return [list, form[list].length > max ? { code: 'too_many_entries', params: { label, max } } : undefined];
  };
  const max = ratesLimits.prices;
  return issuesAt([
    tooMany('seasons'),
    tooMany('days'),
    tooMany('longStays'),
    tooMany('extras'),
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

/** Extras are told apart by their names, and known ones by their ids. */
function extraIssues(typed: ExtraForm, earlier: readonly ExtraForm[]): FieldIssue[] {
  const nameOf = ({ name }: ExtraForm) => kept(extraFields.name, name).toLowerCase();
  const repeated = (isSame: (each: ExtraForm) => boolean): Violation | undefined =>
    earlier.some(isSame) ? { code: 'extra_repeated' } : undefined;
  return [
    ...fieldIssues(extraFields, { ...typed, noticeDays: typed.noticeDays ?? '' }),
    ...issuesAt([
      ['name', nameOf(typed) === '' ? undefined : repeated((each) => nameOf(each) === nameOf(typed))],
      ['id', typed.id === undefined ? undefined : repeated(({ id }) => id === typed.id)],
    ]),
  ];
}
