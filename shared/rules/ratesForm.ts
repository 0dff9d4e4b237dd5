import { type FieldInput, type FormInput, type FormText, kept, storedForm } from './field.ts';
import type { ChildRules, DayRate, Extra, KindPrices, LongStay, Rates, Season, WeekdayPrice } from './rates.ts';
import {
  childFields,
  dayRateFields,
  dayRateName,
  extraFields,
  longStayFields,
  ratePrice,
  seasonFields,
  weekdayField,
} from './ratesFields.ts';

/** Prices of kinds as they are sent, each kind once. */
export type PricesForm = readonly { kind: string; price: FieldInput<typeof ratePrice> }[];

export interface WeekdayForm {
  days: readonly string[];
  prices: PricesForm;
}

type NumberInput = string | number;

export type SeasonForm = Omit<FormInput<typeof seasonFields>, 'leastNights'> & {
  leastNights?: NumberInput | undefined;
  prices: PricesForm;
  weekdays: readonly WeekdayForm[];
};

export type DayRateForm = Pick<FormText<typeof dayRateFields>, 'from' | 'to'> & {
  name?: string | undefined;
  percent?: NumberInput | undefined;
  prices?: PricesForm | undefined;
};

export interface ChildForm {
  freeUnder: NumberInput;
  price?: NumberInput | undefined;
  sleeper: boolean;
  inExtras: boolean;
}

/** An extra as it is sent: one that is known has its id. */
export type ExtraForm = Omit<FormInput<typeof extraFields>, 'noticeDays'> & {
  id?: string | undefined;
  noticeDays?: NumberInput | undefined;
};

/** Rates as an owner sends them, all at once. */
export interface RatesForm {
  weekdays: readonly WeekdayForm[];
  seasons: readonly SeasonForm[];
  days: readonly DayRateForm[];
  longStays: readonly FormInput<typeof longStayFields>[];
  children?: ChildForm | undefined;
  extras: readonly ExtraForm[];
}

/** The rates of a form without issues: seasons and own days by their first nights; `newId` makes the id of an extra that has none. */
export function storedRates(form: RatesForm, newId: (name: string) => string): Rates {
  const { weekdays, seasons, days, longStays, children, extras } = form;
  return {
    weekdays: weekdays.map(storedWeekday),
    seasons: seasons.map(storedSeason).toSorted(byFirstNight),
    days: days.map(storedDays).toSorted(byFirstNight),
    longStays: longStays
      .map((each): LongStay => storedForm(longStayFields, each))
      .toSorted((a, b) => a.nights - b.nights),
    ...(children && { children: storedChildren(children) }),
    extras: extras.map((each) => storedExtra(each, newId)),
  };
}

function byFirstNight(a: { from: string }, b: { from: string }): number {
  return a.from < b.from ? -1 : 1;
}

function storedPrices(prices: PricesForm): KindPrices {
  return Object.fromEntries(prices.map(({ kind, price }) => [kind, kept(ratePrice, price)]));
}

function storedWeekday({ days, prices }: WeekdayForm): WeekdayPrice {
  return { days: days.map((day) => kept(weekdayField, day)), prices: storedPrices(prices) };
}

function storedSeason({ prices, weekdays, ...season }: SeasonForm): Season {
  const fields = storedForm(seasonFields, { ...season, leastNights: season.leastNights ?? '' });
  return { ...fields, prices: storedPrices(prices), weekdays: weekdays.map(storedWeekday) };
}

function storedDays({ name = '', from, to, percent = '', prices }: DayRateForm): DayRate {
  const said = kept(dayRateName, name);
  const fields = storedForm(dayRateFields, { from, to, percent });
  const isPriced = fields.percent === undefined;
  return { ...(said !== '' && { name: said }), ...fields, ...(isPriced && { prices: storedPrices(prices ?? []) }) };
}

function storedChildren({ sleeper, inExtras, freeUnder, price = '' }: ChildForm): ChildRules {
  return { ...storedForm(childFields, { freeUnder, price }), sleeper, inExtras };
}

function storedExtra({ id, noticeDays = '', ...extra }: ExtraForm, newId: (name: string) => string): Extra {
  const fields = storedForm(extraFields, { ...extra, noticeDays });
  return { id: id ?? newId(fields.name), ...fields, noticeDays: fields.noticeDays ?? 0 };
}
