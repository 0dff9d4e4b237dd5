import { expect, test } from 'vitest';
import { quoteOf } from '../../../../shared/rules/quote.ts';
import { sayQuote } from '../../../../web/src/features/rooms/quoteWords.ts';
import { double, exampleRates, family } from '../../../support/prices/exampleRates.ts';
import '../../support/speakEnglish.ts';

/** The lines of a stay in the hotel of docs/prices.md, without the marks around names and numbers. */
function linesOf(checkIn: string, checkOut: string, count = 1): string[] {
  const stay = { checkIn, checkOut, rooms: [double(count)], adults: 2, children: [], extras: [] };
  return sayQuote(quoteOf(exampleRates, stay)).map((line) =>
    line.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '),
  );
}

test('a weekend names its day', () => {
  expect(linesOf('2027-05-06', '2027-05-09')).toEqual(['2 nights at PKR 9,500, 1 night at PKR 12,000 (Saturday)']);
});

test('a season and own days are told by their names, a weekday of a season by both', () => {
  expect(linesOf('2027-12-31', '2028-01-02')).toEqual([
    '1 night at PKR 14,000 (Winter), 1 night at PKR 15,500 (Winter, Saturday)',
  ]);
  expect(linesOf('2027-05-16', '2027-05-17')).toEqual(['1 night at PKR 12,350 (Eid)']);
});

test('a long stay in two rooms tells the discount of each', () => {
  expect(linesOf('2027-08-29', '2027-09-03', 2)).toEqual([
    '2 rooms, each 3 nights at PKR 11,000 (Summer), 2 nights at PKR 10,001 (Autumn), 5% off: PKR 2,650 less',
  ]);
});

test('rooms of several kinds are told apart by their guests and beds', () => {
  const stay = { checkIn: '2027-05-06', checkOut: '2027-05-07', adults: 4, children: [], extras: [] };
  const { rooms, ...others } = quoteOf(exampleRates, { ...stay, rooms: [double(1), family(1)] });
  const sizes = [
    { beds: 1, guests: 2 },
    { beds: 3, guests: 4 },
  ];
  const lines = sayQuote({ ...others, rooms: rooms.map((line, at) => ({ ...line, ...sizes[at] })) });
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '2 guests, 1 bed: 1 night at PKR 9,500',
    '4 guests, 3 beds: 1 night at PKR 16,000',
  ]);
});
