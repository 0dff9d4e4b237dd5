/** Days of the week, by the night that begins on them; Sunday is the first, as calendars have it. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Whole PKR a night by the ids of kinds; a kind that is left out has none. */
export type KindPrices = Readonly<Record<string, number>>;

/** Prices of some days of the week. */
export interface WeekdayPrice {
  days: readonly Weekday[];
  prices: KindPrices;
}

/** A season: both of its ends are days of the year, `MM-DD`, or both are days, `YYYY-MM-DD`; both nights are in it. */
export interface Season {
  name: string;
  from: string;
  to: string;
  prices: KindPrices;
  weekdays: readonly WeekdayPrice[];
  /** Nights that a stay has at least which has one of its nights. */
  leastNights?: number | undefined;
}

/** Own days from one night to another, `YYYY-MM-DD`, both in it: a price for some kinds, or a percentage for all. */
export interface DayRate {
  name?: string | undefined;
  from: string;
  to: string;
  prices?: KindPrices | undefined;
  /** Hundredths of the price that the night has without it. */
  percent?: number | undefined;
}

/** A discount of so many per cent on the nights of a stay that has so many of them, or more. */
export interface LongStay {
  nights: number;
  percent: number;
}

/** Rules of a hotel for children, whose ages are whole years. */
export interface ChildRules {
  /** An age: a child under it is free. */
  freeUnder: number;
  /** Whole PKR a night of each other child. */
  price?: number | undefined;
  /** Whether a child under that age needs a place to sleep. */
  sleeper: boolean;
  /** Whether children from that age on are guests of an extra. */
  inExtras: boolean;
}

export const extraUnits = ['once', 'night', 'guest', 'guestNight'] as const;

/** Something beside the room that a guest may choose. */
export interface Extra {
  /** Opaque. */
  id: string;
  name: string;
  /** Whole PKR of one. */
  price: number;
  per: (typeof extraUnits)[number];
  most: number;
  /** Days before check-in until which it can be chosen. */
  noticeDays: number;
}

/** Everything that a hotel says about its prices beside the price of each kind. */
export interface Rates {
  weekdays: readonly WeekdayPrice[];
  seasons: readonly Season[];
  days: readonly DayRate[];
  longStays: readonly LongStay[];
  children?: ChildRules | undefined;
  extras: readonly Extra[];
}

/** The rates of a hotel that sets none. */
export const noRates: Rates = { weekdays: [], seasons: [], days: [], longStays: [], extras: [] };

/** Parts of the rates of a hotel at most; prices are those of kinds in seasons, weekday prices and own days, with percentages. */
export const ratesLimits = { seasons: 12, days: 60, nights: 366, prices: 300, longStays: 5, extras: 12 } as const;
