import { addDays } from './dates.ts';
import { fieldIssues, kept, storedForm, violationOf } from './field.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';
import { isInSeason } from './nightPrice.ts';
import { ratesLimits } from './rates.ts';
import { dayRateFields, dayRateName, seasonFields } from './ratesFields.ts';
import type { DayRateForm, SeasonForm } from './ratesForm.ts';
import { nightsBetween, nightsOf } from './stays.ts';
import { eachWithin, priceIssues, weekdayIssues } from './weekdayIssues.ts';

/** First and last night, both in it. */
interface Span {
  from: string;
  to: string;
}

/** All that is wrong with seasons; two that share a night are named in the later one. */
export function seasonIssues(seasons: readonly SeasonForm[]): FieldIssue[] {
  return eachWithin('seasons', seasons, (season, at) => [
    ...fieldIssues(seasonFields, { ...season, leastNights: season.leastNights ?? '' }),
    ...issuesAt([
      ['name', nameViolation(season, seasons.slice(0, at))],
      ['to', spanViolation(season)],
      ['from', seasonOverlap(season, seasons.slice(0, at))],
    ]),
    ...priceIssues(season.prices),
    ...weekdayIssues(season.weekdays),
  ]);
}

function nameViolation(season: SeasonForm, earlier: readonly SeasonForm[]): Violation | undefined {
  const nameOf = ({ name }: SeasonForm) => kept(seasonFields.name, name).toLowerCase();
  const isRepeated = nameOf(season) !== '' && earlier.some((each) => nameOf(each) === nameOf(season));
  return isRepeated ? { code: 'season_name_repeated' } : undefined;
}

/** The span of a season, or of own days, whose ends are days; undefined where they are not. */
function spanOf({ from, to }: Span): Span | undefined {
  const span = { from: kept(seasonFields.from, from), to: kept(seasonFields.to, to) };
  const malformed = violationOf(seasonFields.from, from) ?? violationOf(seasonFields.to, to);
  return malformed ? undefined : span;
}

function isYearly({ from }: Span): boolean {
  return from.length < 'YYYY-MM-DD'.length;
}

function spanViolation(typed: Span): Violation | undefined {
  const span = spanOf(typed);
  if (!span) return undefined;
  if (span.from.length !== span.to.length) return { code: 'season_ends_differ' };
  return isYearly(span) ? undefined : datedViolation(span);
}

function datedViolation({ from, to }: Span): Violation | undefined {
  const { nights: max } = ratesLimits;
  if (to < from) return { code: 'last_night_before_first' };
  return nightsBetween(from, to) >= max ? { code: 'too_many_nights', params: { max } } : undefined;
}

function seasonOverlap(season: SeasonForm, earlier: readonly SeasonForm[]): Violation | undefined {
  const other = earlier.find((each) => shareNight(season, each));
  const nameOf = ({ name }: SeasonForm) => kept(seasonFields.name, name);
  return other && { code: 'seasons_overlap', params: { name: nameOf(other), other: nameOf(season) } };
}

/** Whether two seasons that are right by themselves have a night in common, in any year. */
function shareNight(one: SeasonForm, other: SeasonForm): boolean {
  const [first, second] = [one, other].map((each) => (spanViolation(each) ? undefined : spanOf(each)));
  if (!first || !second) return false;
  const { from, to } = [first, second].find((span) => !isYearly(span)) ?? leapYear;
  return nightsOf(from, addDays(to, 1)).some((night) => isInSeason(first, night) && isInSeason(second, night));
}

/** A year that has each day of the year. */
const leapYear: Span = { from: '2028-01-01', to: '2028-12-31' };

/** All that is wrong with own days. */
export function dayRateIssues(days: readonly DayRateForm[]): FieldIssue[] {
  return eachWithin('days', days, (each, at) => {
    const { name = '', percent = '', prices = [] } = each;
    const malformed = datesIssues(each);
    const isEither = (String(percent).trim() === '') === prices.length > 0;
    return [
      ...issuesAt([['name', name.trim() === '' ? undefined : violationOf(dayRateName, name)]]),
      ...malformed,
      ...(malformed.length === 0 ? issuesAt(dayRateViolations(each, days.slice(0, at))) : []),
      ...issuesAt([['percent', isEither ? undefined : { code: 'price_or_percentage' }]]),
      ...priceIssues(prices),
    ];
  });
}

function dayRateViolations(
  typed: DayRateForm,
  earlier: readonly DayRateForm[],
): [path: string, violation: Violation | undefined][] {
  const span = datesOf(typed);
  const others = earlier.filter((each) => datesIssues(each).length === 0).map(datesOf);
  const other = others.find(({ from, to }) => from <= span.to && span.from <= to);
  return [
    ['to', datedViolation(span)],
    ['from', other && { code: 'own_days_overlap', params: { ...other } }],
  ];
}

function datesIssues({ from, to, percent = '' }: DayRateForm): FieldIssue[] {
  return fieldIssues(dayRateFields, { from, to, percent });
}

function datesOf({ from, to }: DayRateForm): Span {
  const { from: first, to: last } = storedForm(dayRateFields, { from, to, percent: '' });
  return { from: first, to: last };
}
