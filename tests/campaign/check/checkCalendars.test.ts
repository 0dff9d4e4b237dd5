import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { checkCalendars } from './checkCalendars.ts';

const now = new Date('2027-03-11T08:00:00Z');
const pk = 'property#house';
const days = { checkIn: '2027-03-20', checkOut: '2027-03-22' };

const calendar = { pk, sk: 'calendar#c1', id: 'c1', linkDigest: 'digest', revision: 1 };
const link = { pk: 'calendar-link#digest', sk: 'calendar-link', calendarId: 'c1' };
const count = { pk, sk: 'calendars', added: 1 };
const reading = { pk, sk: 'reading#c1', dueAt: '2027-03-11T08:20:00.000Z' };
const due = { pk: 'feeds-due', sk: '2027-03-11T08:20:00.000Z#house#c1' };
const ofChannel = (name: string, given: object) => ({
  pk,
  sk: `event#c1#${name}`,
  calendarId: 'c1',
  ...days,
  ...given,
});
const held = ofChannel('held', { state: 'held', held: { roomId: 'r1', ...days } });
const clash = ofChannel('clash', { state: 'clash' });
const taken = ofChannel('taken', { state: 'held', held: { roomId: 'r2', ...days }, bookingId: 'one' });
const booking = { pk: 'booking#one', sk: 'booking', id: 'one', state: 'active', event: taken.sk };
const holders = { pk, sk: 'holder#2027-03#r1', day20: held.sk, day21: held.sk };
const waiting = { by: clash.sk, calendarId: 'c1', ...days };
const waits = { pk, sk: 'waits', events: [waiting], rooms: { c1: ['r1'] } };
const month = { pk, sk: '2027-03#r1', elsewhere: new Set([20, 21]) };

const whole: Item[] = [calendar, link, count, reading, due, held, clash, taken, booking, holders, waits, month];
const without = (gone: Item) => whole.filter((item) => item !== gone);
const instead = (gone: Item, given: object) => [...without(gone), { ...gone, ...given }];

test('calendars as they are documented have no problems', () => {
  expect(checkCalendars(whole, now)).toEqual([]);
});

test.each<[string, Item[], string]>([
  ['an event of no calendar', without(calendar), 'is of no calendar'],
  ['a night that an event says and has not', instead(holders, { day21: undefined }), 'do not agree'],
  ['a night that an event has and does not say', instead(holders, { day22: held.sk }), 'do not agree'],
  ['a night of an event that is a booking', instead(holders, { day22: taken.sk }), 'do not agree'],
  ['a clash that does not wait', instead(waits, { events: [] }), 'clashes and does not wait'],
  ['a held event that waits', instead(waits, { events: [waiting, { ...waiting, by: held.sk }] }), 'does not clash'],
  ['a free room that an event waits for', instead(month, { elsewhere: undefined }), 'waits, and r1 is free'],
  ['a booking that does not know its event', instead(booking, { event: 'event#c1#other' }), 'does not say so'],
  ['an event that does not know its booking', instead(taken, { bookingId: undefined }), 'does not say so'],
  ['a link to nothing', instead(calendar, { linkDigest: undefined }), 'on one side alone'],
  ['a calendar without its link', without(link), 'on one side alone'],
  ['calendars that are not counted', instead(count, { added: 2 }), 'says that it has 2 calendars'],
  ['a calendar that is never read', without(due), 'is never read'],
  ['a reading of a calendar that is gone', without(reading), 'a reading of nothing is due'],
])('%s is found', (_, items, problem) => {
  expect(checkCalendars(items, now).join('\n')).toContain(problem);
});
