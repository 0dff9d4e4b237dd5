import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { advanceProblems } from './checkAdvances.ts';
import { bookingsIn } from './checkBookings.ts';

const until = '2027-03-11T10:00:00.000Z';
const copy = { state: 'asked', amount: 500, until };
const booking = { pk: 'booking#one', sk: 'booking', id: 'one', state: 'active', checkIn: '2027-03-13', advance: copy };
const advance = { pk: 'booking#one', sk: 'advance', bookingId: 'one', received: 0, ...copy };
const due = { pk: 'due', sk: `${until}#advance#one` };
const came = { pk: 'booking#one', sk: 'line#001', kind: 'in', amount: 500 };
const went = { pk: 'booking#one', sk: 'line#002', kind: 'out', amount: 500, number: 2 };
const back = { pk: 'booking#one', sk: 'line#003', kind: 'reversal', amount: 500, reverses: 2 };

/** A booking and its advance, both in other states. */
function ended(state: string, given: Partial<typeof advance> & object, own: object = {}): Item[] {
  const left = { ...booking, state: 'cancelled', advance: { state, amount: 500 }, ...own };
  return [left, { ...advance, state, ...given }];
}

const found = (items: Item[]) => advanceProblems(items, bookingsIn(items) as Parameters<typeof advanceProblems>[1]);
const refund = { amount: 500, paid: { amount: 500 } };

test.each<[string, Item[]]>([
  ['asked and due', [booking, advance, due]],
  ['asked, and due at its half', [booking, advance, { ...due, sk: '2027-03-10T22:00:00.000Z#advanceHalf#one' }]],
  [
    'not seen when the stay is near',
    [
      { ...booking, checkIn: '2027-03-11', advance: { state: 'unseen', amount: 500 } },
      { ...advance, state: 'unseen' },
      due,
    ],
  ],
  ['lapsed, its booking cancelled', ended('lapsed', {}, { cancelledBy: 'lapse' })],
  ['proven too late', ended('sent', { proof: { late: true } } as object, { cancelledBy: 'lapse' })],
  ['paid and paid back', [...ended('confirmed', { received: 500, refund } as object), came, went]],
  ['settled for the owner', ended('settled', { settledFor: 'owner' } as object)],
  [
    'settled for a guest whose refund has not come',
    [...ended('refundDue', { received: 500, refund, settledFor: 'guest' } as object), came, went, back],
  ],
])('an advance that is %s has no problems', (_, items) => {
  expect(found(items)).toEqual([]);
});

test.each<[string, Item[], string]>([
  ['a copy of another state', [{ ...booking, advance: { ...copy, state: 'sent' } }, advance, due], 'of one says sent'],
  ['a copy without its advance', [booking], 'of one says asked'],
  [
    'an advance that is asked for after 20:00 of the eve',
    [{ ...booking, checkIn: '2027-03-11' }, advance, due],
    'is asked for too long',
  ],
  ['an advance of no booking', [advance, due], 'an advance of no booking'],
  ['an advance whose end is never due', [booking, advance], 'the advance of one is never due'],
  [
    'a booking that stands after the lapse',
    ended('lapsed', {}, { state: 'active' }),
    'one stands, and its advance is lapsed',
  ],
  ['an advance that outlives its booking', ended('asked', {}), 'one is cancelled, and its advance is asked'],
  [
    'a lapse after a proof in time',
    ended('sent', { proof: {} } as object, { cancelledBy: 'lapse' }),
    'one has lapsed, and was proven in time',
  ],
  [
    'a late payment of a booking that neither stands nor gets it back',
    ended('received', { received: 500, proof: { late: true } } as object, { cancelledBy: 'lapse' }),
    'what came late is not due back',
  ],
  ['money of no line', ended('received', { received: 500 }), '500 came of the advance of one, and lines say 0'],
  ['a refund of no line', [...ended('refunded', { received: 500, refund } as object), came], '500 went back'],
  ['a decision for nobody', ended('settled', {}), 'the advance of one is settled for nobody'],
  [
    'a booking that stands after a decision for its owner',
    ended('settled', { settledFor: 'owner' } as object, { state: 'active' }),
    'one stands, and its advance is settled',
  ],
  [
    'a refund that has not come, and whose line stands',
    [...ended('refundDue', { received: 500, refund, settledFor: 'guest' } as object), came, went],
    'the refund of one has not come, and its line of 500 stands',
  ],
  ['a refund of more than came', ended('refundDue', { refund: { amount: 9 } } as object), 'is due than came'],
])('%s is found', (_, items, problem) => {
  expect(found(items)).toContainEqual(expect.stringContaining(problem));
});
