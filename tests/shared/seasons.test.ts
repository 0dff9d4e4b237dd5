import { describe, expect, test } from 'vitest';
import { ratesIssues } from '../../shared/rules/ratesIssues.ts';
import { noRatesForm as nothing, seasonForm as season, wrongIn as wrong } from '../support/prices/ratesForms.ts';

/** Issues of two seasons by their ends. */
const together = (one: [string, string], other: [string, string]) =>
  wrong({ seasons: [season('One', ...one), season('Other', ...other)] });

describe('seasons', () => {
  test('that are right are those of each year, over new year too, and of one', () => {
    expect(together(['12-15', '01-15'], ['01-16', '02-28'])).toEqual([]);
    expect(together(['2027-06-01', '2027-08-31'], ['12-15', '05-31'])).toEqual([]);
    expect(together(['02-29', '02-29'], ['2027-02-01', '2027-03-01'])).toEqual([]);
  });

  test.each<[string, [string, string], [string, string]]>([
    ['by one night', ['06-01', '08-31'], ['08-31', '09-30']],
    ['over new year', ['12-15', '01-15'], ['01-10', '02-01']],
    ['both over new year', ['12-15', '01-15'], ['12-01', '12-20']],
    ['in leap years alone', ['02-29', '02-29'], ['2028-02-01', '2028-03-01']],
    ['of each year and of one', ['06-01', '06-30'], ['2027-06-30', '2027-07-02']],
    ['of one and of each year over new year', ['2027-01-15', '2027-01-20'], ['12-15', '01-15']],
    ['of one year', ['2027-06-01', '2027-06-30'], ['2027-06-30', '2027-07-02']],
  ])('that overlap %s are refused by their names', (_, one, other) => {
    const issues = ratesIssues({ ...nothing, seasons: [season('One', ...one), season(' Other ', ...other)] });
    expect(issues).toEqual([
      { path: 'seasons.1.from', code: 'seasons_overlap', params: { name: 'One', other: 'Other' } },
    ]);
  });

  test('have days that there are, in one way, and 366 nights at most', () => {
    expect(wrong({ seasons: [season('Odd', '02-30', '2027-02-29')] })).toEqual([
      ['seasons.0.from', 'no_such_season_day'],
      ['seasons.0.to', 'no_such_season_day'],
    ]);
    expect(wrong({ seasons: [season('Odd', '06-01', '2027-08-31')] })).toEqual([
      ['seasons.0.to', 'season_ends_differ'],
    ]);
    expect(wrong({ seasons: [season('Odd', '2027-06-02', '2027-06-01')] })).toEqual([
      ['seasons.0.to', 'last_night_before_first'],
    ]);
    expect(wrong({ seasons: [season('Year', '2027-01-01', '2028-01-01')] })).toEqual([]);
    expect(wrong({ seasons: [season('Long', '2027-01-01', '2028-01-02')] })).toEqual([
      ['seasons.0.to', 'too_many_nights'],
    ]);
  });

  test('have names of their own, and twelve at most', () => {
    const named = [season('Winter', '01-01', '01-02'), season(' winter', '02-01', '02-02')];
    expect(wrong({ seasons: named })).toEqual([['seasons.1.name', 'season_name_repeated']]);
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const seasons = months.map((month) => season(`In ${month}`, `${month}-01`, `${month}-10`));
    expect(wrong({ seasons })).toEqual([]);
    expect(wrong({ seasons: [...seasons, season('One more', '01-20', '01-21')] })).toEqual([
      ['seasons', 'too_many_entries'],
    ]);
  });

  test('have prices and least nights within their bounds, each kind and each weekday once', () => {
    const prices = [
      { kind: 'double', price: '9,500' },
      { kind: 'double', price: 0 },
    ];
    const weekdays = [
      { days: ['friday', 'saturday'], prices: [] },
      { days: ['saturday'], prices: [] },
      { days: [], prices: [] },
      { days: ['holiday'], prices: [] },
    ];
    expect(wrong({ seasons: [season('Odd', '06-01', '08-31', { leastNights: 31, prices, weekdays })] })).toEqual([
      ['seasons.0.leastNights', 'not_whole'],
      ['seasons.0.prices', 'kind_repeated'],
      ['seasons.0.prices.1.price', 'not_whole'],
      ['seasons.0.weekdays.1.days', 'weekday_repeated'],
      ['seasons.0.weekdays.2.days', 'required'],
      ['seasons.0.weekdays.3.days', 'not_one_of'],
    ]);
  });
});
