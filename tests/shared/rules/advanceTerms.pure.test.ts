import { describe, expect, test } from 'vitest';
import { type AdvanceTerms, advanceOf, advanceOffered } from '../../../shared/rules/advanceTerms.ts';
import { quoteOf } from '../../../shared/rules/quote.ts';
import { noRates } from '../../../shared/rules/rates.ts';

const terms: AdvanceTerms = { share: 30, hours: 24, notWithinDays: 2, policy: 'moderate' };

/** A stay of two nights in so many rooms of two kinds. */
const quote = quoteOf(
  { ...noRates, longStays: [{ nights: 2, percent: 40 }] },
  {
    ...{ checkIn: '2027-03-10', checkOut: '2027-03-12', adults: 4, children: [], extras: [] },
    rooms: [
      { kind: 'double', price: 9999, count: 2 },
      { kind: 'family', price: 15_000, count: 1 },
    ],
  },
);

describe('the advance of a stay', () => {
  test.each([
    [1, 105, 1],
    [50, 101, 51],
    [30, 10_001, 3000],
    [33, 100, 33],
  ])('is %i percent of %i in whole rupees: %i', (share, total, amount) => {
    expect(advanceOf({ share }, { rooms: [], total })).toBe(amount);
  });

  test('is the first night of all rooms', () => {
    expect(advanceOf({ share: 'firstNight' }, quote)).toBe(2 * 9999 + 15_000);
  });

  test('is never more than the stay costs', () => {
    const [line] = quote.rooms;
    if (!line) throw new Error('There is a room.');
    expect(advanceOf({ share: 'firstNight' }, { rooms: [{ ...line, count: 1 }], total: 8000 })).toBe(8000);
  });
});

describe('an advance that is asked for now', () => {
  const at = (moment: string) => advanceOffered({ terms, checkIn: '2027-03-10', now: new Date(moment) }, quote);

  test('has the amount of the quote, the hours and the policy of the hotel, and its time', () => {
    expect(at('2027-03-01T08:00:00+05:00')).toEqual({
      terms: { amount: advanceOf(terms, quote), hours: 24, policy: 'moderate' },
      until: '2027-03-02T03:00:00.000Z',
    });
  });

  test('is none where the hotel has no terms', () => {
    const now = new Date('2027-03-01T08:00:00+05:00');
    expect(advanceOffered({ terms: undefined, checkIn: '2027-03-10', now }, quote)).toBeUndefined();
  });

  test('is none for arrivals within the days that the owner has set, in days of Pakistan', () => {
    expect(at('2027-03-07T23:59:00+05:00')).toBeDefined();
    expect(at('2027-03-08T00:00:00+05:00')).toBeUndefined();
  });

  test('is none where fewer than six hours would be left until 20:00 of the eve', () => {
    const near = { terms: { ...terms, notWithinDays: 0 }, checkIn: '2027-03-10' };
    const offered = (time: string) => advanceOffered({ ...near, now: new Date(`2027-03-09T${time}:00+05:00`) }, quote);
    expect(offered('14:00')?.until).toBe('2027-03-09T15:00:00.000Z');
    expect(offered('14:01')).toBeUndefined();
  });

  test('is none where it would be nothing', () => {
    const now = new Date('2027-03-01T08:00:00+05:00');
    expect(
      advanceOffered({ terms: { ...terms, share: 1 }, checkIn: '2027-03-10', now }, { rooms: [], total: 40 }),
    ).toBeUndefined();
  });
});
