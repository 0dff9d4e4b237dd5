import type { Rates } from '../../../shared/rules/rates.ts';

/** Rooms of the kinds of the examples in docs/prices.md. */
export const double = (count: number) => ({ kind: 'double', price: 9500, count });
export const family = (count: number) => ({ kind: 'family', price: 16_000, count });

const season = { weekdays: [], prices: {} };

/** The rates of the hotel of the examples in docs/prices.md. */
export const exampleRates: Rates = {
  weekdays: [{ days: ['saturday'], prices: { double: 12_000 } }],
  seasons: [
    {
      name: 'Winter',
      from: '12-15',
      to: '01-15',
      prices: { double: 14_000, family: 22_000 },
      weekdays: [{ days: ['saturday'], prices: { double: 15_500 } }],
      leastNights: 2,
    },
    { ...season, name: 'Cold', from: '01-16', to: '02-29', prices: { double: 7000 } },
    { ...season, name: 'Summer', from: '06-01', to: '08-31', prices: { double: 11_000, family: 18_500 } },
    { ...season, name: 'Autumn', from: '2027-09-01', to: '2027-10-15', prices: { double: 10_001 }, leastNights: 3 },
  ],
  days: [
    { name: 'Eid', from: '2027-05-16', to: '2027-05-18', percent: 130 },
    { name: 'Independence', from: '2027-08-13', to: '2027-08-14', prices: { double: 20_000 } },
    { name: 'Repairs', from: '2027-08-20', to: '2027-08-22', percent: 75 },
  ],
  longStays: [
    { nights: 5, percent: 5 },
    { nights: 10, percent: 12 },
  ],
  children: { freeUnder: 6, price: 1300, sleeper: false, inExtras: true },
  extras: [
    { id: 'mattress', name: 'Mattress', price: 1500, per: 'night', most: 3, noticeDays: 0 },
    { id: 'breakfast', name: 'Breakfast', price: 850, per: 'guestNight', most: 1, noticeDays: 0 },
  ],
};
