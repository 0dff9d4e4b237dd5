import type { Property } from '../../functions/properties/property.ts';
import { kindIds } from '../../functions/search/kindIds.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { type KindPrices, noRates, type Rates, ratesLimits, type Season } from '../../shared/rules/rates.ts';

/** One hotel of so many has all rates that there may be, and the others what owners have. */
const fullEach = 20;

/** A hotel with rates: seasons, weekdays, own days and long stays. */
export function withSampleRates(property: Property, at: number): Property {
  const kinds = kindIds(property);
  const priced = new Map(property.rooms.map(({ id, price }) => [kinds[id] ?? '', price]));
  const rates = at % fullEach === 0 ? fullRates(priced) : usualRates(priced);
  return { ...property, kinds, rates: { ...rates, revision: 1 } };
}

type PricesOfKinds = ReadonlyMap<string, number>;

/** A summer, a winter, Saturdays, Eid and a week's stay, of the two cheapest kinds. */
export function usualRates(priced: PricesOfKinds): Rates {
  const some = new Map([...priced].toSorted(([, a], [, b]) => a - b).slice(0, 2));
  const eid = addDays(today(), 120);
  return {
    ...noRates,
    weekdays: [{ days: ['saturday'], prices: pricesOf(some, 115) }],
    seasons: [
      { ...aSeason('Summer', '06-01', '08-31'), prices: pricesOf(some, 130), leastNights: 2 },
      { ...aSeason('Winter', '12-01', '02-29'), prices: pricesOf(some, 85) },
    ],
    days: [{ name: 'Eid', from: eid, to: addDays(eid, 2), percent: 150 }],
    longStays: [{ nights: 7, percent: 10 }],
  };
}

/** Twelve seasons of a month, sixty own days, and as many prices as there may be. */
function fullRates(priced: PricesOfKinds): Rates {
  const each = Math.floor((ratesLimits.prices - ratesLimits.days) / (2 * ratesLimits.seasons));
  const some = new Map([...priced].slice(0, each));
  const seasons = Array.from({ length: ratesLimits.seasons }, (_, at) => {
    const month = String(at + 1).padStart(2, '0');
    const season = { ...aSeason(`Month ${month}`, `${month}-01`, `${month}-28`), prices: pricesOf(some, 80 + 5 * at) };
    return { ...season, weekdays: [{ days: ['friday', 'saturday'] as const, prices: pricesOf(some, 90 + 5 * at) }] };
  });
  const days = Array.from({ length: ratesLimits.days }, (_, at) => {
    const from = addDays(today(), 6 * at);
    return { from, to: addDays(from, 1), prices: pricesOf(new Map([...priced].slice(0, 1)), 100 + at) };
  });
  return { ...noRates, seasons, days, longStays: [5, 7, 10, 14, 21].map((nights) => ({ nights, percent: nights })) };
}

function aSeason(name: string, from: string, to: string): Season {
  return { name, from, to, prices: {}, weekdays: [] };
}

function pricesOf(priced: PricesOfKinds, percent: number): KindPrices {
  return Object.fromEntries([...priced].map(([kind, price]) => [kind, Math.ceil((price * percent) / 100)]));
}
