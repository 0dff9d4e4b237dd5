import { nightlyPrice } from './catalogue.ts';
import { anyDay } from './dates.ts';
import { dayField } from './dayField.ts';
import { choice, text, whole } from './field.ts';
import { extraUnits, weekdays } from './rates.ts';
import { stayLimits } from './stays.ts';

/** A day of the year, `MM-DD`, or a day as it is typed, kept as `YYYY-MM-DD`. */
function seasonDayField<const Label extends string>(label: Label) {
  return text({
    label,
    maxLength: 10,
    rule: (typed) => (seasonDay(typed) ? undefined : { code: 'no_such_season_day', params: { label } }),
    keep: (typed) => seasonDay(typed) ?? typed.trim(),
  });
}

function seasonDay(typed: string): string | undefined {
  const day = typed.trim();
  return /^\d{2}-\d{2}$/.test(day) ? anyDay(`${leapYear}-${day}`)?.slice('YYYY-'.length) : anyDay(day);
}

/** A year in which each day of the year is found. */
const leapYear = '2028';

const firstNight = 'First night';
const lastNight = 'Last night';

export const seasonFields = {
  name: text({ label: 'Season', maxLength: 40 }),
  from: seasonDayField(firstNight),
  to: seasonDayField(lastNight),
  leastNights: whole({ label: 'Least nights', min: 1, max: stayLimits.nights, optional: true }),
} as const;

export const dayRateFields = {
  from: dayField(firstNight),
  to: dayField(lastNight),
  percent: whole({ label: 'Percentage', min: 10, max: 500, optional: true }),
} as const;

/** Name of own days, if they have one. */
export const dayRateName = text({ label: 'Name', maxLength: 40 });

export const ratePrice = whole({ label: 'Price per night', ...nightlyPrice, money: true });

export const weekdayField = choice({ label: 'Day of the week', options: weekdays });

export const longStayFields = {
  nights: whole({ label: 'Nights', min: 2, max: stayLimits.nights }),
  percent: whole({ label: 'Discount', min: 1, max: 90 }),
} as const;

export const childFields = {
  freeUnder: whole({ label: 'Free under', min: 0, max: 18 }),
  price: whole({ label: 'Price of a child', ...nightlyPrice, money: true, optional: true }),
} as const;

/** Names of the lists of rates whose length is bounded. */
export const ratesLabels = { seasons: 'Seasons', days: 'Own days', longStays: 'Discounts', extras: 'Extras' } as const;

export const extraFields = {
  name: text({ label: 'Extra', maxLength: 40 }),
  price: whole({ label: 'Price', ...nightlyPrice, money: true }),
  per: choice({ label: 'Counts', options: extraUnits }),
  most: whole({ label: 'At most', min: 1, max: 20 }),
  noticeDays: whole({ label: 'Days of notice', min: 0, max: 14, optional: true }),
} as const;
