import { addDays } from '../../shared/rules/dates.ts';
import {
  type DayRate,
  type KindPrices,
  type LongStay,
  type Rates,
  type Season,
  type Weekday,
  type WeekdayPrice,
  weekdays,
} from '../../shared/rules/rates.ts';
import { base, kindLetters, leapYear } from './ratesText.ts';

interface SeasonRead extends Season {
  weekdays: WeekdayPrice[];
}

interface RatesRead extends Rates {
  weekdays: WeekdayPrice[];
  seasons: SeasonRead[];
  days: DayRate[];
  longStays: LongStay[];
}

type Figures = readonly (number | undefined)[];

/** The rates of a text, of kinds by the ids with which it was written, in their order; names are empty, and extras none. */
export function ratesOfText(text: string, kinds: readonly string[]): Rates {
  const rates: RatesRead = { weekdays: [], seasons: [], days: [], longStays: [], extras: [] };
  for (const [, letter = '', written = '', priced = ''] of text.matchAll(/([a-z])([0-9a-z,-]*)(\S*)/g)) {
    const figures = written.split(',').map((each) => (each === '' ? undefined : Number.parseInt(each, base)));
    readers[letter]?.(rates, figures, pricesOf(priced, kinds));
  }
  return rates;
}

function pricesOf(text: string, kinds: readonly string[]): KindPrices {
  const prices = [...text.matchAll(/([^0-9a-z])([0-9a-z]+)/g)];
  return Object.fromEntries(
    prices.map(([, letter = '', price = '']) => [
      kinds[kindLetters.indexOf(letter)] ?? '',
      Number.parseInt(price, base),
    ]),
  );
}

/** Puts a part into rates. */
const readers: Record<string, (rates: RatesRead, figures: Figures, prices: KindPrices) => void> = {
  w: (rates, [bits], prices) => {
    rates.weekdays.push({ days: weekdaysOf(bits), prices });
  },
  v: ({ seasons }, [bits], prices) => {
    seasons.at(-1)?.weekdays.push({ days: weekdaysOf(bits), prices });
  },
  y: (rates, [from, to, leastNights], prices) => {
    rates.seasons.push(seasonOf({ from: dayOfYear(from), to: dayOfYear(to), leastNights, prices }));
  },
  o: (rates, [from = 0, more = 0, leastNights], prices) => {
    rates.seasons.push(seasonOf({ from: dayAt(from), to: dayAt(from + more), leastNights, prices }));
  },
  d: (rates, [from = 0, more = 0, percent], prices) => {
    const set = percent === undefined ? { prices } : { percent };
    rates.days.push({ from: dayAt(from), to: dayAt(from + more), ...set });
  },
  l: (rates, [nights = 0, percent = 0]) => {
    rates.longStays.push({ nights, percent });
  },
  c: (rates, [freeUnder = 0, flags = 0, price]) => {
    const says = { sleeper: (flags & 1) > 0, inExtras: (flags & 2) > 0 };
    rates.children = { freeUnder, ...(price !== undefined && { price }), ...says };
  },
};

function seasonOf({ leastNights, ...season }: Omit<Season, 'name' | 'weekdays'>): SeasonRead {
  return { name: '', ...season, weekdays: [], ...(leastNights !== undefined && { leastNights }) };
}

function weekdaysOf(bits = 0): Weekday[] {
  return weekdays.filter((_, at) => (bits >> at) & 1);
}

function dayAt(days: number): string {
  return addDays('1970-01-01', days);
}

function dayOfYear(at = 0): string {
  return addDays(`${leapYear}-01-01`, at).slice('YYYY-'.length);
}
