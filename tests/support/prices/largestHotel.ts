import type { Property } from '../../../functions/properties/property.ts';
import { addDays } from '../../../shared/rules/dates.ts';
import { noRates, type Rates, ratesLimits, weekdays } from '../../../shared/rules/rates.ts';
import { aProperty, aRoom } from '../properties.ts';

const ends = (at: number) => ({ from: addDays('2027-01-01', 3 * at), to: addDays('2027-01-01', 3 * at + 1) });

/** As many seasons, own days and long stays as there can be, with 300 prices of so many kinds. */
export function longestRates(ids: readonly string[]): Rates {
  let left: number = ratesLimits.prices - ratesLimits.days;
  const prices = (most: number) => {
    const some = ids.slice(0, Math.min(most, left));
    left -= some.length;
    return Object.fromEntries(some.map((id, at) => [id, 999_000 + at]));
  };
  const days = Array.from({ length: ratesLimits.days }, (_, at) => ({
    ...ends(at),
    prices: { [ids[at % ids.length] ?? '']: 1_000_000 },
  }));
  const seasons = Array.from({ length: ratesLimits.seasons }, (_, at) => {
    const weekday = weekdays.slice(0, 3).map((day) => ({ days: [day], prices: prices(2) }));
    return { name: `Season ${at}`, ...ends(100 + at), leastNights: 30, weekdays: weekday, prices: prices(40) };
  });
  const longStays = [2, 5, 7, 14, 30].map((nights) => ({ nights, percent: nights }));
  const children = { freeUnder: 6, price: 1_000_000, sleeper: true, inExtras: true };
  return { ...noRates, weekdays: [{ days: weekdays, prices: prices(2) }], seasons, days, longStays, children };
}

/** A hotel with so many kinds and rooms, with everything else as long as it can be. */
export function largest(count: number, rooms: number): Property {
  const ids = Array.from({ length: count }, (_, at) => String(at).padStart(6, 'k'));
  const hotel = {
    ...aProperty().hotel,
    name: 'سرائے دریا '.repeat(8).slice(0, 80),
    description: 'گرم کمرے '.repeat(90),
  };
  const all = Array.from({ length: rooms }, (_, at) =>
    aRoom({
      ...{ id: String(at).padStart(12, 'x'), roomNumber: 90_000 + at, capacity: 12, beds: 20 },
      ...{ price: 999_000 + (at % count), photos: [`photo${at}`.padEnd(22, 'x')] },
    }),
  );
  return aProperty({
    ...{ id: 'x'.repeat(16), newHost: true, location: 'ایک گاؤں '.repeat(8).slice(0, 60), hotel, rooms: all },
    kinds: Object.fromEntries(all.map(({ id }, at) => [id, ids[at % count] ?? ''])),
    rates: { ...longestRates(ids), revision: 99 },
  });
}
