import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { bookingsIn } from './checkBookings.ts';
import { proposalProblems } from './checkProposals.ts';

const booking = { pk: 'booking#one', sk: 'booking', id: 'one', revision: 1, proposed: 'p1' };
const proposal = {
  ...{ pk: 'booking#one', sk: 'proposal', id: 'p1', bookingId: 'one' },
  ...{ state: 'open', revision: 1, endsAt: '2027-03-11T19:00:00.000Z' },
};
const due = { pk: 'due', sk: '2027-03-11T19:00:00.000Z#proposal#one' };
const over = { ...proposal, endedAt: '2027-03-11T08:00:00.000Z' };

const found = (items: Item[]) => proposalProblems(items, bookingsIn(items));

test('a proposal as documented has no problems', () => {
  expect(found([booking, proposal, due])).toEqual([]);
  expect(found([booking, { ...over, state: 'refused' }])).toEqual([]);
  expect(
    found([
      { ...booking, revision: 2 },
      { ...over, state: 'accepted' },
    ]),
  ).toEqual([]);
});

test.each<[string, Item[], string]>([
  ['a proposal that its booking does not name', [{ ...booking, proposed: 'p0' }, proposal, due], 'and has p1'],
  ['a proposal that is gone', [booking], 'one names the proposal p1'],
  ['a proposal of no booking', [proposal, due], 'has no booking'],
  ['a proposal that never ends', [booking, proposal], 'never ends'],
  ['one that waits and has ended', [booking, { ...over }, due], 'is open, and ended at'],
  ['one that was answered at no moment', [booking, { ...proposal, state: 'refused' }], 'ended at undefined'],
  ['a yes that changed nothing', [booking, { ...over, state: 'accepted' }], 'changed nothing'],
])('%s is found', (_, items, problem) => {
  expect(found(items)).toEqual([expect.stringContaining(problem)]);
});
