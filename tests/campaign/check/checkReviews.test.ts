import { expect, test } from 'vitest';
import { checkReviews } from './checkReviews.ts';

const marks = { clean: 4, warm: 5, host: 5, road: 2, value: 3 };
const sk = '2027-03-14T10:00:00.000Z#r1';
const review = { pk: 'reviews#p1', sk, propertyId: 'p1', userId: 'u1', ...marks };
const note = { pk: 'property#p1', sk: 'reviewer#u1', listed: sk };
const sums = { pk: 'property#p1', sk: 'reviews', count: 1, ...marks };

test('reviews that are noted and summed are right', () => {
  expect(checkReviews([review, note, sums])).toEqual([]);
});

test.each([
  ['a review that nobody is noted for', [review, sums]],
  ['sums without a review', [sums]],
  ['a note without a review', [note]],
  ['a review that is not counted', [review, note]],
  ['a count of two for one', [review, note, { ...sums, count: 2 }]],
  ['a mark that was added twice', [review, note, { ...sums, warm: 10 }]],
  [
    'a second review of a traveller',
    [review, { ...review, sk: '2027-04-14T10:00:00.000Z#r1' }, note, { ...sums, count: 2 }],
  ],
])('%s is wrong', (_, items) => {
  expect(checkReviews(items).length).toBeGreaterThan(0);
});
