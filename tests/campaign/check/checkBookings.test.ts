import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { checkBookings } from './checkBookings.ts';

const now = new Date('2027-03-11T08:00:00Z');

const record = (id: string, given: object = {}): Item => ({
  ...{ pk: `booking#${id}`, sk: 'booking', id, state: 'active' },
  ...{ listed: `active#2027-03-13#${id}`, ranked: `active#2027-03-13#${id}` },
  ...{ userId: 'guest', vendorId: 'v1', propertyId: 'house', rooms: [{ id: 'r1' }] },
  ...{ checkIn: '2027-03-10', checkOut: '2027-03-13', askedAt: '2027-03-01T10:00:00.000Z' },
  ...{ answerBy: '2027-03-12T10:00:00.000Z', answeredAt: '2027-03-01T12:00:00.000Z', acts: ['aKx3_dQ00hlf'] },
  ...given,
});

const asks = (id: string) => ({
  ...{ state: 'pending', answeredAt: undefined },
  ...{ listed: `pending#2027-03-01T10:00:00.000Z#${id}`, ranked: `pending#0#2027-03-01T10:00:00.000Z#${id}` },
});
const waiting = record('two', asks('two'));
const month = { pk: 'property#house', sk: '2027-03#r1', booked: new Set([10, 11, 12]), closed: new Set([20]) };
const closing = { pk: 'property#house', sk: 'closing#winter', held: 1, revision: 2 };
const holder = { pk: 'property#house', sk: 'holder#2027-03#r1', day20: closing.sk };
const due = { pk: 'due', sk: '2027-03-12T10:00:00.000Z#answer#two' };
const counted = { pk: 'traveller#guest', sk: 'waiting', revision: 1, requests: [{ id: 'two' }] };
const newcomers = { ...waiting, turn: 2, ranked: 'pending#1#000002#2027-03-01T10:00:00.000Z#two' };
const ofNewcomers = { pk: 'newcomers#digest', sk: '2027-03', requests: [{ id: 'two' }] };
const refusal = { pk: 'refusals#v2', sk: '2027-03-01T10:00:00.000Z#one', userId: 'guest' };
const refused = { ...counted, refusedBy: { v1: refusal.sk } };
const house = { pk: 'property#house', sk: 'property', id: 'house', rooms: [{ id: 'r1', roomNumber: 101 }] };

/** The owner has entered a stay that is over, in another room. */
const entered = record('own', {
  ...{ userId: undefined, source: 'phone', rooms: [{ id: 'r2' }], checkIn: '2027-03-06', checkOut: '2027-03-08' },
  ...{ listed: undefined, ranked: 'active#2027-03-08#own', acts: ['e00hlf'] },
});
const past = { pk: 'property#house', sk: '2027-03#r2', booked: new Set([6, 7]) };
const forgetting = { pk: 'due', sk: '2028-03-08T00:00:00.000Z#forget#own' };
const ended = '2027-03-08T09:00:00.000Z';
const missed = { ...entered, state: 'missed', endedAt: ended, arrivedAt: ended, ranked: `ended#${ended}#own` };
const note = { pk: 'booking#one', sk: 'host-note', text: 'Comes late.', revision: 1 };

const ofOwner = [entered, past, forgetting];
const whole = [record('one', { noted: true }), waiting, month, closing, holder, due, counted, note, ...ofOwner];

/** The problems when some items are others, and the indexes are as the records. */
function found(items: readonly Item[], properties: Item[] = [house]): string[] {
  const vendor = items.filter(({ sk }) => sk === 'booking');
  const traveller = vendor.filter(({ userId }) => userId !== undefined);
  return checkBookings({ bookings: [...items], properties, lists: { traveller, vendor } }, now);
}

const withActs = (acts: string[]) => instead(whole[0] as Item, record('one', { noted: true, acts }));
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
      ...instead(month, { ...month, booked: new Set([10, 11, 12, 20]) }),
      record('ten', {
        checkIn: '2027-03-20',
        checkOut: '2027-03-21',
        listed: 'active#2027-03-21#ten',
        ranked: 'active#2027-03-21#ten',
      }),
    ],
    'booked and closed',
  ],
  [
    'a night that is not held',
    instead(month, { ...month, booked: new Set([10, 11]) }),
    '2027-03-12 is not held for one',
  ],
  [
    'a night held by nothing',
    instead(month, { ...month, booked: new Set([10, 11, 12, 13]) }),
    '2027-03-13 is held by nothing',
  ],
  ['the holder of a free night', instead(month, { ...month, closed: new Set() }), '2027-03-20 is not held by closing#'],
  [
    'a closed night without a holder',
    instead(month, { ...month, closed: new Set([20, 21]) }),
    '2027-03-21 has no holder',
  ],
  ['a closed night of a closing that is gone', without(closing), 'held by closing#winter, which is not there'],
  ['an act that is no line', withActs(['aKx3_dQ00hl']), 'one has an act that is no line'],
  ['nine acts', withActs(Array(9).fill('a00hlf')), 'one has 9 acts'],
  ['a booking that nobody accepted', withActs(['i00hlf']), 'nobody is said to have accepted one'],
  ['a private note that is gone', without(note), 'one has no private note'],
  [
    'a private note of which the record says nothing',
    instead(whole[0] as Item, record('one')),
    'one says nothing of its',
  ],
  [
    'a private note about nobody',
    instead(whole[0] as Item, record('one', { noted: true, erased: true })),
    'about nobody',
  ],
  ['a private note of no booking', [...whole, { ...note, pk: 'booking#six' }], 'of no booking: booking#six'],
  ['a closing of more nights than it holds', instead(closing, { ...closing, held: 2 }), 'says that it holds 2 nights'],
  [
    'a night of two holders',
    instead(month, { ...month, elsewhere: new Set([20]) }),
    '2027-03-20 is held elsewhere and here',
  ],
  ['a night of the past that nobody had', instead(month, { ...month, booked: new Set([5, 10, 11, 12]) }), 'by nothing'],
  [
    'a night that was slept, and is free',
    instead(past, { ...past, booked: new Set([6]) }),
    '2027-03-07 is not held for',
  ],
  ['a guest of the owner who is never forgotten', without(forgetting), 'the guest of own is never forgotten'],
  ['a booking of nobody', instead(entered, { ...entered, source: undefined }), 'own is of nobody, from Sarai'],
  ['a guest who came and is missed', instead(entered, missed), 'own was missed by a guest who came'],
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
  const lists = { traveller: [record('one'), waiting], vendor: [record('one'), entered] };
  const problems = checkBookings({ bookings: whole, properties: [house], lists }, now);
  expect(problems).toEqual([expect.stringContaining('not in the list of the vendor: booking#two')]);
});

test('an advance in which money waits, and that its owner does not find, is found', () => {
  const advance = {
    ...{ pk: 'booking#one', sk: 'advance', bookingId: 'one', state: 'sent', amount: 5000, received: 0 },
    proof: { sentAt: '2027-03-10T10:00:00.000Z' },
  };
  const lists = { traveller: [record('one'), waiting], vendor: [record('one'), waiting, entered] };
  const problems = checkBookings({ bookings: [...whole, advance], properties: [house], lists }, now);
  expect(problems).toContain(
    'not in the list of the vendor: booking#one sent undefined money#1#2027-03-10T10:00:00.000Z#one',
  );
});
