import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../shared/rules/dates.ts';
import { nightsOf, stayLimits } from '../../../../shared/rules/stays.ts';
import {
  type ChosenDays,
  choose,
  lastCheckOut,
  mayArrive,
  mayChoose,
  openDays,
  typedDays,
} from '../../../../web/src/features/bookings/stay/chosenDays.ts';

/** Noon in Pakistan on 10 July 2027. */
const now = new Date('2027-07-10T07:00:00Z');
const open = openDays(['2027-07-14', '2027-07-15'], now);

describe('the days on which one can arrive', () => {
  test('begin with the day it is in Pakistan, wherever the browser is', () => {
    expect(openDays([], new Date('2027-07-09T19:30:00Z')).first).toBe('2027-07-10');
  });

  test('begin with tomorrow once it is too late to ask for today', () => {
    expect(openDays([], new Date('2027-07-10T12:59:00Z')).first).toBe('2027-07-10');
    expect(openDays([], new Date('2027-07-10T13:00:00Z')).first).toBe('2027-07-11');
  });

  test('end a year ahead', () => {
    expect(mayArrive(open, '2028-07-09')).toBe(true);
    expect(mayArrive(open, '2028-07-10')).toBe(false);
  });

  test('are none that is over, and none whose night is taken', () => {
    expect(['2027-07-09', '2027-07-10', '2027-07-14', '2027-07-16'].map((day) => mayArrive(open, day))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('the check-out', () => {
  test('may be on a day whose night is taken, and on none after it', () => {
    expect(lastCheckOut(open, '2027-07-12')).toBe('2027-07-14');
    expect(mayChoose(open, { arrival: '2027-07-12' }, '2027-07-14')).toBe(true);
    expect(mayChoose(open, { arrival: '2027-07-12' }, '2027-07-15')).toBe(false);
    expect(mayChoose(open, { arrival: '2027-07-12' }, '2027-07-16')).toBe(false);
  });

  test('is 30 nights after the arrival at most', () => {
    expect(lastCheckOut(open, '2027-08-01')).toBe('2027-08-31');
    expect(mayChoose(open, { arrival: '2027-08-01' }, '2027-09-01')).toBe(false);
  });

  test('of the last arrival there is may lie further ahead than a year', () => {
    expect(mayChoose(open, { arrival: '2028-07-09' }, '2028-07-20')).toBe(true);
  });
});

describe('pressing days', () => {
  test('chooses the arrival, then the check-out, then another arrival', () => {
    const arrived = choose(open, {}, '2027-07-11');
    const whole = choose(open, arrived, '2027-07-13');
    expect(whole).toEqual({ arrival: '2027-07-11', checkOut: '2027-07-13' });
    expect(choose(open, whole, '2027-07-20')).toEqual({ arrival: '2027-07-20' });
  });

  test('before the arrival chooses another one, and on it takes it back', () => {
    expect(choose(open, { arrival: '2027-07-12' }, '2027-07-11')).toEqual({ arrival: '2027-07-11' });
    expect(choose(open, { arrival: '2027-07-12' }, '2027-07-12')).toEqual({});
  });

  test('that cannot be had changes nothing', () => {
    const chosen = { arrival: '2027-07-12' };
    for (const day of ['2027-07-09', '2027-07-15', '2027-07-16', '2029-01-01']) {
      expect(choose(open, chosen, day)).toBe(chosen);
    }
  });

  test('in any order never chooses a taken night, a day that is over or a stay that is too long', () => {
    const day = fc.integer({ min: -5, max: 420 }).map((ahead) => addDays('2027-07-10', ahead));
    fc.assert(
      fc.property(fc.array(day), fc.array(day), (taken, pressed) => {
        const days = openDays(taken, now);
        const { arrival, checkOut } = pressed.reduce<ChosenDays>((chosen, each) => choose(days, chosen, each), {});
        if (arrival === undefined) return;
        expect(mayArrive(days, arrival)).toBe(true);
        const nights = nightsOf(arrival, checkOut ?? addDays(arrival, 1));
        expect(nights.length).toBeLessThanOrEqual(stayLimits.nights);
        expect(nights.filter((night) => days.taken.has(night))).toEqual([]);
      }),
    );
  });
});

describe('typed days', () => {
  const typed = (bookingStartDate: string, bookingEndDate: string) => typedDays({ bookingStartDate, bookingEndDate });

  test('are read as they are written in forms', () => {
    expect(typed('07/12/27', '2027-07-15')).toEqual({ arrival: '2027-07-12', checkOut: '2027-07-15' });
  });

  test('choose no check-out that is not after the arrival, and none without an arrival', () => {
    expect(typed('2027-07-12', '2027-07-12')).toEqual({ arrival: '2027-07-12' });
    expect(typed('12 July', '2027-07-15')).toEqual({});
  });
});
