import { expect, test } from 'vitest';
import { checkClosings } from '../../bench/races/checkClosings.ts';
import { checkRace } from '../../bench/races/checkRace.ts';
import type { Entry } from '../../bench/races/journal.ts';

const booking = (state: string, given: object = {}) => ({
  ...{ pk: 'booking#one', sk: 'booking', id: 'one', state, userId: 'guest', vendorId: 'v1', propertyId: 'house' },
  ...{ rooms: [{ id: 'r1' }], checkIn: '2027-03-10', checkOut: '2027-03-13', listed: '', askedAt: '', answerBy: '' },
  ...given,
});

let time = 0;
const entry = (act: string, outcome = 'done', given: Partial<Entry> = {}): Entry => {
  time += 2;
  return { act, id: 'one', outcome, began: time, ended: time + 1, ...given };
};

/** The problems of answers, when a booking is as it is. */
function found(state: string | undefined, entries: Entry[], given?: object): string[] {
  const bookings = state === undefined ? [] : [booking(state, given)];
  const problems = checkRace({ bookings, properties: [], lists: { traveller: [], vendor: [] } }, entries);
  return [problems['what was answered does not stand'], problems['what stands was done by nobody']].flat() as string[];
}

test('what was answered and stands is right', () => {
  expect(found('active', [entry('request'), entry('accept')])).toEqual([]);
});

test('an acceptance that was answered is not lost', () => {
  const asked = entry('request');
  const all = entry('accept all', 'done', { vendorId: 'v1', accepted: ['one'] });
  for (const accepted of [entry('accept'), all]) {
    expect(found('pending', [asked, accepted])).toEqual(['one: accept was done, and it is pending']);
  }
});

test('one that a guest may have cancelled since is right, and one that he cancelled before is not', () => {
  const [early, accepted] = [entry('cancel as guest'), entry('accept')];
  const late = entry('cancel as guest', 'unknown', { ended: Infinity });
  expect(found('cancelled', [entry('request'), accepted, late], { cancelledBy: 'guest' })).toEqual([]);
  expect(found('cancelled', [entry('request'), early, accepted], { cancelledBy: 'guest' })).toHaveLength(1);
});

test('a request that was answered is there, and what is there was asked for', () => {
  expect(found(undefined, [entry('request')])).toEqual(['one: request was done, and there is no such booking']);
  expect(found('pending', [])).toEqual(['one was asked for by nobody']);
});

test('a state that nobody tried to bring about is found', () => {
  expect(found('active', [entry('request')])).toEqual(['one is active, and nobody tried that']);
  const cancelled = [entry('request'), entry('cancel as owner')];
  expect(found('cancelled', cancelled, { cancelledBy: 'guest' })).toEqual(['one is cancelled, and nobody tried that']);
});

const nights = { room: 'house/r1', from: '2027-03-10', to: '2027-03-11' };
const month = (closed: number[]) => [{ pk: 'property#house', sk: '2027-03#r1', closed: new Set(closed) }];

test('a closing that was answered stands, unless an opening came after it or may have come beside it', () => {
  const closing = entry('close', 'done', nights);
  const opening = entry('open', 'done', nights);
  expect(checkClosings(month([10]), [closing])).toEqual([]);
  expect(checkClosings(month([]), [closing])).toEqual([expect.stringContaining('house/r1 2027-03-10 is open')]);
  expect(checkClosings(month([]), [closing, opening])).toEqual([]);
  expect(checkClosings(month([10]), [closing, opening])).toHaveLength(1);
  const beside = entry('open', 'unknown', { ...nights, began: closing.began, ended: Infinity });
  expect(checkClosings(month([]), [closing, beside])).toEqual([]);
  const before = entry('open', 'unknown', { ...nights, began: 0, ended: 1 });
  expect(checkClosings(month([]), [before, closing])).toHaveLength(1);
});

test('a night that nobody closed is found', () => {
  expect(checkClosings(month([12]), [])).toEqual(['house/r1 2027-03-12 was closed by nobody']);
});
