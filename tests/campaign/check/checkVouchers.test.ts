import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { bookingsIn } from './checkBookings.ts';
import { voucherProblems } from './checkVouchers.ts';

const booking = { pk: 'booking#one', sk: 'booking', id: 'one', checkOut: '2027-03-13', linked: true };
const expiresAt = Date.parse('2027-04-12T00:00:00+05:00') / 1000;
const link = { pk: 'booking#one', sk: 'voucher-link', bookingId: 'one', digest: 'd1', expiresAt };
const target = { pk: 'voucher#d1', sk: 'voucher', bookingId: 'one', expiresAt };

const found = (items: Item[], now = '2027-03-11T08:00:00Z') => voucherProblems(items, bookingsIn(items), new Date(now));

test('a link as documented has no problems, nor has one that was swept after its time', () => {
  expect(found([booking, link, target])).toEqual([]);
  expect(found([booking], '2027-04-12T08:00:00Z')).toEqual([]);
});

test.each<[string, Item[], string]>([
  ['a link that is gone', [booking], 'one has no link to its voucher'],
  ['a link of which the record says nothing', [{ ...booking, linked: undefined }, link, target], 'one says nothing of'],
  ['a link of nobody', [{ ...booking, erased: true }, link, target], 'one has a link to the voucher of nobody'],
  ['a link without its token', [booking, link], 'a link leads nowhere: voucher#d1 one'],
  ['a token without its link', [{ ...booking, linked: undefined }, target], 'a token of no link: voucher#d1 one'],
  ['a link that ends at no time', [booking, { ...link, expiresAt: 1 }, target], 'the voucher-link of one ends'],
  ['a token that ends later', [booking, link, { ...target, expiresAt: expiresAt + 1 }], 'the voucher of one ends'],
])('%s is found', (_, items, problem) => {
  expect(found(items)).toEqual([expect.stringContaining(problem)]);
});
