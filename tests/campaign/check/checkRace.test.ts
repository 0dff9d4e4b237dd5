import { expect, test } from 'vitest';
import { checkClosings } from '../../bench/races/checkClosings.ts';
import { checkRace } from '../../bench/races/checkRace.ts';
import { checkRooms } from '../../bench/races/checkRooms.ts';
import type { Entry } from '../../bench/races/journal.ts';
import type { Item } from '../client/stores.ts';
import type { StoredBooking } from './checkBookings.ts';

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
  const all = entry('accept all', 'done', { vendorId: 'v1', accepted: { one: [101] } });
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

const stay = { answeredAt: '2027-03-02T10:00:00.000Z', checkIn: '2027-03-10', checkOut: '2027-03-12' };

/** The problems of the rooms of a booking that stands with some of them, in a revision. */
function foundRooms(rooms: object[], revision: number, entries: Entry[]): string[] {
  return checkRooms({ ...booking('active', { ...stay, revision }), rooms } as unknown as StoredBooking, entries);
}

const shows = (revision: number, ...numbers: number[]) => ({
  shown: { revision, rooms: numbers.map((roomNumber) => ({ roomNumber })) },
});
const moved = { revision: 0, day: '2027-03-01', numbers: [101], to: 102 };
const takes = entry('take', 'done', { rooms: [101, 201], ...shows(0, 101, 201) });

test('a room that was moved stands where it was moved to, and one whose answer was lost in either', () => {
  const both = [{ number: 102 }, { number: 201 }];
  expect(foundRooms(both, 1, [takes, entry('move', 'done', { change: moved, ...shows(1, 102, 201) })])).toEqual([]);
  expect(foundRooms(both, 1, [takes, entry('move', 'unknown', { change: moved })])).toEqual([]);
  expect(
    foundRooms([{ number: 101 }, { number: 201 }], 0, [takes, entry('move', 'unknown', { change: moved })]),
  ).toEqual([]);
});

test('a room that is gone, and that nobody gave back, is found', () => {
  const lost = ['one stands with other rooms than were answered: 101 2027-03-10,101 2027-03-11'];
  expect(foundRooms([{ number: 101 }], 0, [takes])).toEqual(lost);
  expect(foundRooms([{ number: 101 }], 1, [takes, entry('change guest')])).toEqual(lost);
  const givenBack = { revision: 0, day: '2027-03-01', numbers: [201] };
  expect(
    foundRooms([{ number: 101 }], 1, [takes, entry('give back as owner', 'conflict', { change: givenBack })]),
  ).toEqual([]);
});

test('a change that did another thing than it was asked for, and one that does not stand, is found', () => {
  const other = entry('move', 'done', { change: moved, ...shows(1, 103, 201) });
  expect(foundRooms([{ number: 103 }, { number: 201 }], 1, [takes, other])).toEqual([
    'one in revision 1 has other rooms than were asked for',
  ]);
  const late = entry('move', 'done', { change: moved, ...shows(1, 102, 201) });
  expect(foundRooms([{ number: 101 }, { number: 201 }], 0, [takes, late])).toEqual([
    'one was shown in revision 1, and is active in 0',
  ]);
});

test('a group has as many rooms of each kind as were asked for, and those that the acceptance took', () => {
  const asked = entry('request', 'done', { rooms: [101, 102, 201] });
  const all = [{ number: 103 }, { number: 104 }, { number: 202 }];
  expect(foundRooms(all, 1, [asked, entry('accept')])).toEqual([]);
  expect(foundRooms(all.slice(1), 1, [asked, entry('accept')])).toEqual([
    'one asked for 101,102,201, and has 104,202: a half group',
  ]);
  expect(foundRooms(all, 1, [asked, entry('accept', 'done', { numbers: [101, 104, 202] })])).toEqual([
    'one was accepted with 101,104,202, and has 103,104,202',
  ]);
});

const winter = { closing: 'house/winter' };

/** A closing of three nights of two rooms, of which it has some. */
function winterOf(nights: string[], given: object = {}): Item[] {
  const names = nights.map((night) => [`r${night[0]} ${night.slice(2)}`, night] as const);
  const holders = [...Map.groupBy(names, ([name]) => name.slice(0, 2))].map(([room, own]) => ({
    ...{ pk: 'property#house', sk: `holder#2027-03#${room}` },
    ...Object.fromEntries(own.map(([, night]) => [`day${night.slice(2)}`, 'closing#winter'])),
  }));
  const item = {
    ...{ pk: 'property#house', sk: 'closing#winter', propertyId: 'house', rooms: ['r1', 'r2'] },
    ...{ checkIn: '2027-03-10', checkOut: '2027-03-13', held: nights.length, missed: 6 - nights.length, leftOut: [] },
  };
  return [...holders, { ...item, ...given }];
}

const whole = ['1 10', '1 11', '1 12', '2 10', '2 11', '2 12'];
const closed = entry('close', 'done', winter);
const leftOut = [{ roomId: 'r2', checkIn: '2027-03-12', checkOut: '2027-03-13' }];
const ofPart = { ...winter, opened: { roomId: 'r1', from: '2027-03-10', to: '2027-03-11' } };

test('a closing that was answered holds its nights, but those that it has left out', () => {
  expect(checkClosings(winterOf(whole), [closed])).toEqual([]);
  expect(checkClosings(winterOf(whole.slice(0, 5), { leftOut }), [closed])).toEqual([]);
  expect(checkClosings(winterOf(whole.slice(1), { leftOut }), [closed])).toEqual([
    'house/r1 2027-03-10 was closed, and house/winter does not hold it',
  ]);
  expect(checkClosings(winterOf(whole.slice(1), { missed: 0 }), [closed])).toEqual([
    'house/r1 2027-03-10 was closed, and house/winter does not hold it',
    'house/winter holds 5 of 6 nights, and has left out 0',
  ]);
  expect(checkClosings([], [closed])).toEqual(['house/winter: close was done, and there is no such closing']);
});

test('a closing that was opened holds nothing, and one that somebody tried to open holds its nights or not', () => {
  const given = { missed: 0 };
  expect(checkClosings(winterOf([], given), [closed, entry('open', 'done', winter)])).toEqual([]);
  expect(checkClosings(winterOf(whole), [closed, entry('open', 'done', winter)])).toHaveLength(6);
  for (const nights of [[], whole]) {
    expect(checkClosings(winterOf(nights, given), [closed, entry('open', 'unknown', winter)])).toEqual([]);
  }
});

test('a closing of which a part was opened holds the other nights', () => {
  const opened = entry('open a part', 'done', ofPart);
  expect(checkClosings(winterOf(whole.slice(1), { missed: 0 }), [closed, opened])).toEqual([]);
  expect(checkClosings(winterOf(whole), [closed, opened])).toEqual([
    'house/r1 2027-03-10 was opened, and house/winter holds it',
  ]);
  expect(checkClosings(winterOf(whole.slice(2), { missed: 0 }), [closed, opened])).toEqual([
    'house/r1 2027-03-11 was closed, and house/winter does not hold it',
  ]);
});

test('a closing that nobody made, one that nobody has gone on with, and one that has nights of others, are found', () => {
  expect(checkClosings(winterOf(whole), [])).toEqual(['house/winter: closed by nobody']);
  const left = winterOf(whole, { work: { done: 1 } });
  expect(checkClosings(left, [entry('close', 'unknown', winter)])).toEqual(['house/winter: is not carried out']);
  expect(checkClosings(winterOf([...whole, '1 20'], { held: 6, missed: 0 }), [closed])).toEqual([
    'house/r1 2027-03-20 is held by house/winter without a word',
  ]);
});
