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

const winter = { closing: 'house/winter' };
const closing = (held: number, given: object = {}) => [
  { pk: 'property#house', sk: 'closing#winter', propertyId: 'house', held, ...given },
];

test('a closing that was answered holds nights, unless somebody tried to open it', () => {
  const closed = entry('close', 'done', winter);
  expect(checkClosings(closing(2), [closed])).toEqual([]);
  expect(checkClosings(closing(0), [closed])).toEqual(['house/winter: was closed, and holds nothing']);
  expect(checkClosings([], [closed])).toEqual(['house/winter: close was done, and there is no such closing']);
  expect(checkClosings(closing(0), [closed, entry('open', 'unknown', winter)])).toEqual([]);
});

test('a closing that was opened holds nothing', () => {
  const acts = [entry('close', 'done', winter), entry('open', 'done', winter)];
  expect(checkClosings(closing(0), acts)).toEqual([]);
  expect(checkClosings(closing(1), acts)).toEqual(['house/winter: was opened, and holds 1 nights']);
});

test('a closing that nobody made, and one that nobody has gone on with, is found', () => {
  expect(checkClosings(closing(1), [])).toEqual(['house/winter: closed by nobody']);
  const left = closing(1, { work: { done: 1 } });
  expect(checkClosings(left, [entry('close', 'unknown', winter)])).toEqual(['house/winter: is not carried out']);
});
