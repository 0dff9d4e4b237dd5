import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { bookingsIn } from './checkBookings.ts';
import { bookProblems } from './checkBooks.ts';

const at = '2027-03-10T19:30:00.000Z';
const booking = { pk: 'booking#one', sk: 'booking', id: 'one', propertyId: 'pine', paid: 300 };
const came = { number: 1, kind: 'in', amount: 500, receipt: 1, at };
const went = { number: 2, kind: 'out', amount: 200, at };
const line: Item = { pk: 'booking#one', sk: 'line#001', ...came };
const out: Item = { pk: 'booking#one', sk: 'line#002', ...went };
const row: Item = { pk: 'books#pine', sk: `2027-03-11#${at}#one#001`, ...came, bookingId: 'one', adds: 500 };
const rowOut: Item = { pk: 'books#pine', sk: `2027-03-11#${at}#one#002`, ...went, bookingId: 'one', adds: -200 };
const receipts = { pk: 'books#pine', sk: 'receipts', last: 1 };
const [lines, rows] = [
  [line, out],
  [row, rowOut],
];

const found = (items: Item[]) => bookProblems(items, bookingsIn(items));

test('lines, rows and receipts as documented have no problems, nor have numbers of a gap', () => {
  expect(found([booking, ...lines, ...rows, receipts])).toEqual([]);
  expect(found([booking, ...lines, ...rows, { ...receipts, last: 4, gaps: [{ from: 2, to: 4 }] }])).toEqual([]);
});

test.each<[string, Item[], string]>([
  ['a sum that is not paid', [{ ...booking, paid: 500 }, ...lines, ...rows, receipts], 'one says that 500 was paid'],
  ['a line without its row', [booking, ...lines, row, receipts], 'not alike: books#pine|2027-03-11'],
  ['a row without its line', [{ ...booking, paid: 500 }, line, ...rows, receipts], 'not alike: books#pine|2027-03-11'],
  [
    'a row of another day',
    [booking, ...lines, row, { ...rowOut, sk: `2027-03-10#${at}#one#002` }, receipts],
    'not alike',
  ],
  ['a number that is left out', [{ ...booking, paid: -200 }, out, rowOut], 'one has lines 2'],
  ['more back than came', [{ ...booking, paid: -200 }, out, rowOut], 'one gave back more'],
  ['lines of no booking', [...lines, ...rows, receipts], 'lines of no booking: booking#one'],
  ['a receipt twice', [booking, ...lines, row, { ...rowOut, receipt: 1 }, receipts], 'books#pine has receipts 1, 1'],
  ['a receipt that is left out', [booking, ...lines, ...rows, { ...receipts, last: 2 }], 'has receipts 1 of 2'],
])('%s is found', (_, items, problem) => {
  expect(found(items)).toContainEqual(expect.stringContaining(problem));
});
