import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBeforeArrival } from '../../../shared/rules/advanceTimes.ts';
import { type ChangingAdvance, changedAdvance } from '../../../shared/rules/changedAdvance.ts';
import { addDays } from '../../../shared/rules/dates.ts';

const asked = { state: 'asked', amount: 6000, received: 0, until: '2027-03-12T06:00:00.000Z' } as const;
const now = new Date('2027-03-09T06:00:00.000Z');
const before = { total: 12_000, checkIn: '2027-04-01' };

/** The advance after a change of the stay. */
const changed = (stay: { total?: number; checkIn?: string }, advance: ChangingAdvance = asked, moment = now) =>
  changedAdvance(advance, { before, after: { ...before, ...stay }, now: moment });

describe('an advance that is asked for', () => {
  test('keeps amount and time where the stay is dearer, or later', () => {
    expect(changed({ total: 20_000, checkIn: '2027-04-20' })).toEqual({ amount: 6000, until: asked.until });
  });

  test('is lowered by a cheaper stay in proportion', () => {
    expect(changed({ total: 8000 })?.amount).toBe(4000);
  });

  test('is not lowered below what has come, and is covered by that', () => {
    expect(changed({ total: 4000 }, { ...asked, received: 2500 })).toMatchObject({ amount: 2500, move: 'cover' });
  });

  test('of which nothing has come is never nothing', () => {
    expect(changed({ total: 1 }, { ...asked, amount: 1 })).toEqual({ amount: 1, until: asked.until });
  });

  test('is asked for until 20:00 of the new eve, in Pakistan', () => {
    expect(changed({ checkIn: '2027-03-11' })).toEqual({ amount: 6000, until: '2027-03-10T15:00:00.000Z' });
  });

  test.each([
    ['six hours', '2027-03-10T09:00:00.000Z', undefined],
    ['a second less', '2027-03-10T09:00:01.000Z', 'forgo'],
    ['no time at all', '2027-03-10T16:00:00.000Z', 'forgo'],
  ])('of which the new eve leaves %s is asked for or ends', (_, moment, move) => {
    expect(changed({ checkIn: '2027-03-11' }, asked, new Date(moment))?.move).toBe(move);
  });

  test('of which a part has come keeps that where the new eve is too near', () => {
    const nearly = new Date('2027-03-10T14:00:00.000Z');
    expect(changed({ checkIn: '2027-03-11' }, { ...asked, received: 2500 }, nearly)?.move).toBe('forgoRest');
  });

  test('keeps its end where that was near before the change', () => {
    const nearly = new Date('2027-03-12T05:00:00.000Z');
    expect(changed({ checkIn: '2027-03-14' }, asked, nearly)).toEqual({ amount: 6000, until: asked.until });
  });
});

describe('a payment that was not seen', () => {
  const unseen = { ...asked, state: 'unseen' } as const;

  test('is looked for as it was said, up to the price of a cheaper stay, and a rupee at least', () => {
    expect([8000, 4000].map((total) => changed({ total }, unseen)?.amount)).toEqual([6000, 4000]);
    expect(changed({ total: 4000 }, { ...unseen, received: 5000 })?.amount).toBe(5001);
  });

  test('may be proved until 20:00 of the new eve, where that is more than a day', () => {
    expect(changed({ checkIn: '2027-03-12' }, unseen)?.until).toBe('2027-03-11T15:00:00.000Z');
  });

  test('may be proved for a day all the same, and ends no booking then', () => {
    const until = changed({ checkIn: '2027-03-10' }, unseen)?.until;
    expect([until, isBeforeArrival(until, '2027-03-10')]).toEqual(['2027-03-10T06:00:00.000Z', false]);
  });

  test('gets no longer time by a change', () => {
    const nearly = new Date('2027-03-12T01:00:00.000Z');
    expect(changed({ checkIn: '2027-03-13' }, unseen, nearly)?.until).toBe(asked.until);
  });
});

test.each(['sent', 'disputed', 'received', 'ended', 'refundDue'] as const)(
  'an advance that is %s stays as it is',
  (state) => {
    expect(changed({ total: 4000, checkIn: '2027-03-11' }, { ...asked, state })).toBeUndefined();
  },
);

test('no change gives an advance more time or a time after the eve, and none asks for less than six hours more of it', () => {
  const hours = fc.integer({ min: 1, max: 72 });
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 30_000 }), (left, days, total) => {
      const until = new Date(now.getTime() + left * 3_600_000).toISOString();
      const checkIn = addDays('2027-03-09', days);
      const next = changed({ checkIn, total }, { ...asked, until });
      if (!next?.until || next.until > until) return false;
      if (next.move) return true;
      const isKept = next.until === until;
      const isLong = Date.parse(next.until) - now.getTime() >= 6 * 3_600_000;
      return isBeforeArrival(next.until, checkIn) && (isKept || isLong);
    }),
  );
});
