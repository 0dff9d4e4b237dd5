import { expect, test } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { bookingEvents } from '../../../functions/bookings/bookingEvents.ts';
import { propertyEvents } from '../../../functions/properties/propertyEvents.ts';
import { type BookingState, bookingMoves } from '../../../shared/rules/bookingLife.ts';
import { aBooking } from '../../support/stays.ts';

const at = '2026-11-24T08:00:00.000Z';

const namesOf = (before: Partial<Booking> | undefined, after: Partial<Booking> | undefined) =>
  bookingEvents({
    ...(before && { before: aBooking(before) }),
    ...(after && { after: aBooking(after) }),
  }).map(({ name }) => name);

const written = Object.entries(bookingMoves).filter(([, { to }]) => to !== 'completed');

test.each(written)('the move %s tells its event, with its moment', (_, { from, to, ...move }) => {
  const moment = to === 'active' ? { answeredAt: at } : { endedAt: at };
  const [event, ...more] = bookingEvents({
    before: aBooking({ id: 'b1', state: from as BookingState }),
    after: aBooking({ id: 'b1', state: to, ...moment }),
  });
  expect([event, more]).toEqual([{ name: 'event' in move ? move.event : '', detail: { bookingId: 'b1', at } }, []]);
});

test('a new request, a reminder and another number are told', () => {
  expect(namesOf(undefined, { state: 'pending' })).toEqual(['booking.requested']);
  expect(namesOf({ state: 'active' }, { state: 'active', remindedAt: at })).toEqual(['booking.reminded']);
  expect(namesOf({ state: 'active' }, { state: 'active', renumberedAt: at })).toEqual(['booking.renumbered']);
});

test('a number before the acceptance, a review, and a record that goes are told to nobody', () => {
  expect(namesOf({ state: 'pending' }, { state: 'pending', renumberedAt: at })).toEqual([]);
  expect(namesOf({ state: 'active' }, { state: 'active', reviewedAt: at })).toEqual([]);
  expect(namesOf({ state: 'active' }, undefined)).toEqual([]);
  expect(namesOf(undefined, { state: 'active' })).toEqual([]);
});

const key = (sk: string, pk = 'property#p1') => ({ pk, sk });
const change = (sk: string, before: object | undefined, after: object | undefined, pk?: string) =>
  propertyEvents({
    ...(before && { before: { ...key(sk, pk), ...before } }),
    ...(after && { after: { ...key(sk, pk), ...after } }),
  });

test('rooms that are removed are told when the removal ends, and not when it begins', () => {
  const [idle, busy] = [
    { vendorId: 'v', revision: 1 },
    { vendorId: 'v', revision: 2, by: 'x' },
  ];
  expect(change('removal', idle, busy)).toEqual([]);
  expect(change('removal', busy, { vendorId: 'v', revision: 3 })).toEqual([
    { name: 'rooms.removed', detail: { propertyId: 'p1', vendorId: 'v', revision: 3 } },
  ]);
});

test('of other numbers the rooms are told, and no new room', () => {
  const rooms = (...numbers: number[]) => ({
    ...{ id: 'p1', vendorId: 'v', revision: 4 },
    rooms: numbers.map((roomNumber, index) => ({ id: `r${index}`, roomNumber })),
  });
  expect(change('property', rooms(101, 102), rooms(101, 202, 303))).toEqual([
    { name: 'rooms.renumbered', detail: { propertyId: 'p1', vendorId: 'v', revision: 4, roomIds: ['r1'] } },
  ]);
  expect(change('property', rooms(101), { id: 'p1', vendorId: 'v', revision: 5, removed: true })).toEqual([]);
});

test('a confirmed owner is told once, and every review', () => {
  const account = 'account#v';
  expect(change('properties', { listed: 1 }, { listed: 1, confirmed: true }, account)).toEqual([
    { name: 'vendor.confirmed', detail: { vendorId: 'v' } },
  ]);
  expect(change('properties', { confirmed: true }, { listed: 1, confirmed: true }, account)).toEqual([]);
  expect(change('reviews', undefined, { count: 3 })).toEqual([
    { name: 'review.written', detail: { propertyId: 'p1', revision: 3 } },
  ]);
});

test('an item of another key tells nothing', () => {
  expect(change('reviewer#u1', undefined, {})).toEqual([]);
});
