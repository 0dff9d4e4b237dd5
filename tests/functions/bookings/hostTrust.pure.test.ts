import { describe, expect, test } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import {
  type HostFacts,
  type HostStays,
  trustOf,
  withRefund,
  withStay,
} from '../../../functions/bookings/hostTrust.ts';
import type { ToldAdvance } from '../../../functions/money/toldAdvance.ts';
import { aBooking } from '../../support/stays.ts';

const now = new Date('2026-11-27T10:00:00Z');
const stay = (given: Partial<Booking>) =>
  aBooking({ id: '1-abcdef', checkIn: '2026-11-20', checkOut: '2026-11-22', ...given });
const noStays: HostStays = { months: {}, ahead: [] };

/** Facts of an owner whose guests had so many stays in this month. */
const stays = (count: number): HostFacts => ({ stays: { months: { '2026-11': count }, ahead: [] } });
const answers = (...minutes: number[]) => minutes.map((each) => ({ minutes: each, at: '2026-11-01T00:00:00.000Z' }));
const refunds = (...days: number[]) => days.map((each, at) => ({ id: `r${at}`, days: each, day: '2026-11-01' }));

describe('the trust in an owner', () => {
  test('is told from five stays on', () => {
    expect([trustOf(stays(4), now), trustOf(stays(5), now), trustOf(undefined, now)]).toEqual([
      undefined,
      { stays: 5 },
      undefined,
    ]);
  });

  test('has the minutes within which half of five or more answers came', () => {
    expect(trustOf({ ...stays(5), latest: answers(1, 2, 3, 4) }, now)).toEqual({ stays: 5 });
    expect(trustOf({ ...stays(5), latest: answers(600, 1, 120, 2, 300) }, now)?.answersInMinutes).toBe(120);
  });

  test('has the days of the slowest of five or more refunds', () => {
    expect(trustOf({ ...stays(5), refunds: refunds(0, 1, 1, 1) }, now)).toEqual({ stays: 5 });
    expect(trustOf({ ...stays(5), refunds: refunds(0, 1, 3, 1, 0) }, now)?.refundDays).toBe(3);
  });

  test('is that of the last twelve months alone', () => {
    const months = { '2025-11': 40, '2025-12': 3, '2026-11': 4 };
    const old = { minutes: 1, at: '2025-11-30T00:00:00.000Z' };
    const facts = {
      stays: { months, ahead: [] },
      latest: [old, ...answers(5, 5, 5, 5)],
      refunds: [{ id: 'r', days: 90, day: '2025-11-30' }, ...refunds(1, 1, 1, 1, 1)],
    };
    expect(trustOf(facts, now)).toEqual({ stays: 7, refundDays: 1 });
  });

  test('counts stays that have ended, and none ahead', () => {
    const ahead = ['2026-11-24#a', '2026-11-27#b', '2026-11-28#c', '2027-01-02#d'];
    expect(trustOf({ stays: { months: { '2026-10': 3 }, ahead } }, now)).toEqual({ stays: 5 });
  });
});

describe('a stay', () => {
  test('is noted once, however often its events come', () => {
    const noted = withStay(noStays, stay({}), now);
    expect(noted?.ahead).toEqual(['2026-11-22#abcdef']);
    expect(withStay(noted, stay({}), now)).toBeUndefined();
  });

  test.each(['cancelled', 'missed'] as const)('is taken off when it was %s', (state) => {
    const noted = withStay(noStays, stay({}), now);
    expect(withStay(noted, stay({ state }), now)).toEqual(noStays);
  });

  test('follows the days to which it was changed', () => {
    const noted = withStay(noStays, stay({}), now);
    expect(withStay(noted, stay({ checkOut: '2026-12-02' }), now)?.ahead).toEqual(['2026-12-02#abcdef']);
  });

  test('becomes a count of its month when nothing changes it any more', () => {
    const before = { months: { '2025-11': 9, '2026-10': 1 }, ahead: ['2026-10-30#old001', '2026-11-19#old002'] };
    expect(withStay(before, stay({}), now)).toEqual({
      months: { '2026-10': 2, '2026-11': 1 },
      ahead: ['2026-11-22#abcdef'],
    });
  });

  test.each([
    ['of a guest whom the owner entered', { userId: undefined }],
    ['of a journey after a release', { probe: true as const }],
    ['that ended more than a week ago', { checkOut: '2026-11-19' }],
  ])('%s is not noted', (_, given) => {
    expect(withStay(noStays, stay(given), now)).toBeUndefined();
  });
});

describe('a refund', () => {
  const advance = (given: Partial<ToldAdvance> = {}): ToldAdvance => ({
    ...{ state: 'confirmed', amount: 5000, received: 5000 },
    refund: { amount: 5000, dueBy: '2026-11-20', paid: 5000, paidAt: '2026-11-15T20:00:00Z' },
    ...given,
  });

  test('is noted with the days from the end of the booking to its payment, in Pakistan', () => {
    expect(withRefund([], { id: 'x' }, advance())).toEqual([{ id: 'x', days: 3, day: '2026-11-16' }]);
  });

  test('counts once its guest has got it, or an operator holds it for paid', () => {
    const states = [
      advance({ state: 'refunded' }),
      advance({ state: 'denied' }),
      advance({ state: 'settled', settledFor: 'guest' }),
      advance({ state: 'settled', settledFor: 'owner' }),
    ];
    expect(states.map((each) => withRefund([], { id: 'x' }, each)?.length)).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
  });

  test('is noted once, and the latest ten stay', () => {
    const ten = Array.from({ length: 10 }, (_, at) => ({ id: `r${at}`, days: 1, day: `2026-10-1${at}` }));
    const all = withRefund(ten, { id: 'x' }, advance());
    expect(all?.map(({ id }) => id)).toEqual([...ten.slice(1).map(({ id }) => id), 'x']);
    expect(withRefund(all, { id: 'x' }, advance())).toBeUndefined();
  });

  test('that nobody owed is not noted', () => {
    const given = { refund: { amount: 0, paid: 5000, paidAt: '2026-11-15T20:00:00Z' } };
    expect(withRefund([], { id: 'x' }, advance(given))).toBeUndefined();
  });
});
