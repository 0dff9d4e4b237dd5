import { describe, expect, test } from 'vitest';
import { type DayRateForm, type RatesForm, storedRates } from '../../shared/rules/ratesForm.ts';
import { priceCount, ratesIssues } from '../../shared/rules/ratesIssues.ts';
import { noRatesForm as nothing, seasonForm as season, wrongIn as wrong } from '../support/prices/ratesForms.ts';

describe('own days', () => {
  const eid: DayRateForm = { name: 'Eid', from: '2027-05-16', to: '2027-05-18', percent: 130 };
  const prices = [{ kind: 'double', price: 20_000 }];

  test('have a price for some kinds, or a percentage for all', () => {
    expect(wrong({ days: [eid, { from: '05/19/27', to: '2027-05-19', prices }] })).toEqual([]);
    const neither = { ...eid, percent: '' };
    expect(wrong({ days: [neither] })).toEqual([['days.0.percent', 'price_or_percentage']]);
    expect(wrong({ days: [{ ...eid, prices }] })).toEqual([['days.0.percent', 'price_or_percentage']]);
    expect(wrong({ days: [{ ...eid, percent: 9 }] })).toEqual([['days.0.percent', 'not_whole']]);
  });

  test('share no night, and say with which they do', () => {
    const next = { from: '2027-05-18', to: '2027-05-20', percent: 90 };
    expect(ratesIssues({ ...nothing, days: [eid, next] })).toEqual([
      { path: 'days.1.from', code: 'own_days_overlap', params: { from: '2027-05-16', to: '2027-05-18' } },
    ]);
    expect(wrong({ days: [{ ...next, to: '2027-05-17' }] })).toEqual([['days.0.to', 'last_night_before_first']]);
    expect(wrong({ days: [{ ...eid, from: 'soon' }, next] })).toEqual([['days.0.from', 'no_such_day']]);
  });

  test('are sixty at most', () => {
    const days = Array.from({ length: 61 }, (_, at) => {
      const day = `2027-${at < 31 ? '07' : '08'}-${String((at % 31) + 1).padStart(2, '0')}`;
      return { from: day, to: day, percent: 120 };
    });
    expect(wrong({ days: days.slice(1) })).toEqual([]);
    expect(wrong({ days })).toEqual([['days', 'too_many_entries']]);
  });
});

describe('other parts of the rates', () => {
  test('are discounts that begin with different numbers of nights', () => {
    const longStays = [
      { nights: 7, percent: 10 },
      { nights: '7', percent: 91 },
      { nights: 1, percent: 5 },
    ];
    expect(wrong({ longStays })).toEqual([
      ['longStays.1.percent', 'not_whole'],
      ['longStays.1.nights', 'long_stay_repeated'],
      ['longStays.2.nights', 'not_whole'],
    ]);
  });

  test('are rules for children, and extras', () => {
    expect(wrong({ children: { freeUnder: 6, sleeper: false, inExtras: true } })).toEqual([]);
    expect(wrong({ children: { freeUnder: 19, price: 0, sleeper: false, inExtras: true } })).toEqual([
      ['children.freeUnder', 'not_whole'],
      ['children.price', 'not_whole'],
    ]);
    expect(wrong({ extras: [{ name: '', price: 1500, per: 'week', most: 21, noticeDays: 1 }] })).toEqual([
      ['extras.0.name', 'required'],
      ['extras.0.per', 'not_one_of'],
      ['extras.0.most', 'not_whole'],
    ]);
    const jeep = { name: 'Jeep', price: 9000, per: 'once', most: 1 };
    expect(
      wrong({
        extras: [
          { ...jeep, id: 'a' },
          { ...jeep, name: ' jeep', noticeDays: '' },
        ],
      }),
    ).toEqual([['extras.1.name', 'extra_repeated']]);
    expect(
      wrong({
        extras: [
          { ...jeep, id: 'a' },
          { ...jeep, name: 'Guide', id: 'a' },
        ],
      }),
    ).toEqual([['extras.1.id', 'extra_repeated']]);
  });
});

test('a hotel has 300 prices of its own, of which a percentage for all kinds is one', () => {
  const prices = Array.from({ length: 40 }, (_, at) => ({ kind: `kind-${at}`, price: 9000 }));
  const weekdays = [{ days: ['friday'], prices }];
  const seasons = [1, 2, 3].map((month) => season(`S${month}`, `0${month}-01`, `0${month}-20`, { prices, weekdays }));
  const days = Array.from({ length: 20 }, (_, at) => {
    const day = `2027-07-${String(at + 1).padStart(2, '0')}`;
    return { from: day, to: day, percent: 120 };
  });
  const full = { weekdays, seasons, days };
  expect(priceCount(full)).toBe(300);
  expect(wrong(full)).toEqual([]);
  const one = { from: '2027-08-01', to: '2027-08-01', percent: 120 };
  expect(wrong({ ...full, days: [...days, one] })).toEqual([['weekdays', 'too_many_prices']]);
});

test('rates are kept as numbers and days, in the order of their nights, and extras get an id', () => {
  const form: RatesForm = {
    weekdays: [{ days: ['saturday'], prices: [{ kind: 'double', price: '12,000' }] }],
    seasons: [season('Summer ', '06-01', '08-31', { leastNights: '2' }), season('Spring', '03-01', '05-31')],
    days: [
      { name: ' ', from: '12/24/27', to: '12/25/27', percent: '150' },
      { name: 'Eid', from: '2027-05-16', to: '2027-05-16', percent: '', prices: [{ kind: 'double', price: 20_000 }] },
    ],
    longStays: [
      { nights: 7, percent: '10' },
      { nights: '3', percent: 5 },
    ],
    children: { freeUnder: '6', sleeper: false, inExtras: true },
    extras: [{ name: 'Mattress', price: '1,500', per: 'night', most: 3, noticeDays: '' }],
  };
  expect(storedRates(form, () => 'x1')).toEqual({
    weekdays: [{ days: ['saturday'], prices: { double: 12_000 } }],
    seasons: [
      { name: 'Spring', from: '03-01', to: '05-31', prices: {}, weekdays: [] },
      { name: 'Summer', from: '06-01', to: '08-31', leastNights: 2, prices: {}, weekdays: [] },
    ],
    days: [
      { name: 'Eid', from: '2027-05-16', to: '2027-05-16', prices: { double: 20_000 } },
      { from: '2027-12-24', to: '2027-12-25', percent: 150 },
    ],
    longStays: [
      { nights: 3, percent: 5 },
      { nights: 7, percent: 10 },
    ],
    children: { freeUnder: 6, sleeper: false, inExtras: true },
    extras: [{ id: 'x1', name: 'Mattress', price: 1500, per: 'night', most: 3, noticeDays: 0 }],
  });
});
