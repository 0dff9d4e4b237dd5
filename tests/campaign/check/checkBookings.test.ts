import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { checkBookings } from './checkBookings.ts';

const now = new Date('2027-03-11T08:00:00Z');

const record = (id: string, given: object = {}): Item => ({
  ...{ pk: `booking#${id}`, sk: 'booking', id, state: 'active' },
  ...{ listed: `active#2027-03-13#${id}`, ranked: `active#2027-03-13#${id}` },
  ...{ userId: 'guest', vendorId: 'v1', propertyId: 'house', rooms: [{ id: 'r1' }] },
  ...{ checkIn: '2027-03-10', checkOut: '2027-03-13', askedAt: '2027-03-01T10:00:00.000Z' },
  ...{ answerBy: '2027-03-12T10:00:00.000Z' },
  ...given,
});

const asks = (id: string) => ({
  state: 'pending',
  ...{ listed: `pending#2027-03-01T10:00:00.000Z#${id}`, ranked: `pending#0#2027-03-01T10:00:00.000Z#${id}` },
});
const waiting = record('two', asks('two'));
/** The night of yesterday may be held or not. */
const month = { pk: 'property#house', sk: '2027-03#r1', booked: new Set([11, 12]), closed: new Set([20]) };
const closing = { pk: 'property#house', sk: 'closing#winter', held: 1, revision: 2 };
const holder = { pk: 'property#house', sk: 'holder#2027-03#r1', day20: closing.sk };
const due = { pk: 'due', sk: '2027-03-12T10:00:00.000Z#answer#two' };
const counted = { pk: 'traveller#guest', sk: 'waiting', revision: 1, requests: [{ id: 'two' }] };
const newcomers = { ...waiting, turn: 2, ranked: 'pending#1#000002#2027-03-01T10:00:00.000Z#two' };
const ofNewcomers = { pk: 'newcomers#digest', sk: '2027-03', requests: [{ id: 'two' }] };
const refusal = { pk: 'refusals#v2', sk: '2027-03-01T10:00:00.000Z#one', userId: 'guest' };
const refused = { ...counted, refusedBy: { v1: refusal.sk } };
const house = { pk: 'property#house', sk: 'property', id: 'house', rooms: [{ id: 'r1', roomNumber: 101 }] };

const whole = [record('one'), waiting, month, closing, holder, due, counted];

/** The problems when some items are others, and the indexes are as the records. */
function found(items: readonly Item[], properties: Item[] = [house]): string[] {
  const records = items.filter(({ sk }) => sk === 'booking');
  return checkBookings({ bookings: [...items], properties, lists: { traveller: records, vendor: records } }, now);
}

const without = (gone: Item) => whole.filter((item) => item !== gone);
const instead = (gone: Item, item: Item) => [...without(gone), item];

test('what is as documented has no problems', () => {
  expect(found(whole)).toEqual([]);
});

test.each<[string, Item[], string]>([
  [
    'a night of two bookings',
    [...whole, record('three', { checkIn: '2027-03-12', listed: 'active#2027-03-13#three' })],
    'booked by one and three',
  ],
  [
    'a night that is booked and closed',
    [
      ...instead(month, { ...month, booked: new Set([11, 12, 20]) }),
      record('ten', {
        checkIn: '2027-03-20',
        checkOut: '2027-03-21',
        listed: 'active#2027-03-21#ten',
        ranked: 'active#2027-03-21#ten',
      }),
    ],
    'booked and closed',
  ],
  ['a night that is not held', instead(month, { ...month, booked: new Set([11]) }), '2027-03-12 is not held for one'],
  [
    'a night held by nothing',
    instead(month, { ...month, booked: new Set([11, 12, 13]) }),
    '2027-03-13 is held by nothing',
  ],
  ['the holder of a free night', instead(month, { ...month, closed: new Set() }), '2027-03-20 is not held by closing#'],
  [
    'a closed night without a holder',
    instead(month, { ...month, closed: new Set([20, 21]) }),
    '2027-03-21 has no holder',
  ],
  ['a closed night of a closing that is gone', without(closing), 'held by closing#winter, which is not there'],
  ['a closing of more nights than it holds', instead(closing, { ...closing, held: 2 }), 'says that it holds 2 nights'],
  [
    'a night of two holders',
    instead(month, { ...month, elsewhere: new Set([20]) }),
    '2027-03-20 is held elsewhere and here',
  ],
  ['a booking in the wrong place', instead(waiting, { ...waiting, listed: 'active#x' }), 'two is at active#x'],
  [
    "a newcomer's request among the others",
    [...instead(waiting, { ...waiting, turn: 2 }), ofNewcomers],
    'two is at pending#',
  ],
  ["a newcomer's request that is not counted", instead(waiting, newcomers), 'two is not counted among newcomers'],
  ['a refusal of which its guest knows nothing', [...whole, refusal], 'guest is refused by v2 on one side alone'],
  [
    'a request of a guest who is refused',
    [...instead(counted, refused), { ...refusal, pk: 'refusals#v1' }],
    'two waits for v1, who refuses its guest',
  ],
  ['an answer that is never due', without(due), 'two is never due'],
  ['what is due of nobody', [...whole, { pk: 'due', sk: '2027-03-12T10:00:00.000Z#reminder#x' }], 'due of no booking'],
  ['a request that is not counted', instead(counted, { ...counted, requests: [] }), 'two is not counted'],
])('%s is found', (_, items, problem) => {
  expect(found(items)).toEqual([expect.stringContaining(problem)]);
});

test('a night of the past may be held by nothing', () => {
  expect(found(instead(month, { ...month, booked: new Set([5, 10, 11, 12]) }))).toEqual([]);
});

test('more requests than may wait are found', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const requests = ids.map((id) => record(id, asks(id)));
  const items = [
    ...requests,
    ...ids.map((id) => ({ ...due, sk: `2027-03-12T10:00:00.000Z#answer#${id}` })),
    { ...counted, requests: ids.map((id) => ({ id })) },
  ];
  expect(found(items)).toEqual(['guest at house has 4 requests waiting']);
});

test('a guest whose room is gone is found', () => {
  expect(found(whole, [{ ...house, rooms: [] }])).toEqual(['one stays in house/r1, which is gone']);
  expect(found(whole, [{ ...house, removed: true }])).toHaveLength(1);
});

test('an index that is not as the records is found', () => {
  const lists = { traveller: [record('one'), waiting], vendor: [record('one')] };
  const problems = checkBookings({ bookings: whole, properties: [house], lists }, now);
  expect(problems).toEqual([expect.stringContaining('not in the list of the vendor: booking#two')]);
});
