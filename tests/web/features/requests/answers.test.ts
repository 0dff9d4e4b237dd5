import '../../support/speakEnglish.ts';
import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '../../../../web/src/api/ApiError.ts';
import { resultOf, sayCounts, sayRefusal, sayResult } from '../../../../web/src/features/requests/answers.ts';

const error = (code: ApiErrorCode) => new ApiError('The API says it.', { code });

describe('a refused answer', () => {
  test.each<[ApiErrorCode, string]>([
    ['not_waiting', 'not_waiting'],
    ['booking_not_found', 'not_waiting'],
    ['nights_taken', 'nights_taken'],
    ['room_not_found', 'room_removed'],
    ['being_changed', 'being_changed'],
  ])('by %s is the outcome %s', (code, outcome) => expect(resultOf(error(code))).toEqual({ outcome }));

  test('speaks to the owner, not to a guest', () => {
    expect(sayResult(resultOf(error('nights_taken')))).toBe(
      'Some of these nights are taken by now, so it cannot be accepted.',
    );
  });

  test('of any other kind is said as it came', () => {
    expect(sayResult(resultOf(error('unreachable')))).toBe('The API says it.');
  });
});

test('a lost answer is said at a request that still waits, and one of all of them is not', () => {
  expect(resultOf(error('too_slow'))).toEqual({ message: 'The API says it.', lost: true });
  expect(sayRefusal(resultOf(error('too_slow')))).toBe('The API says it.');
  expect(sayRefusal({ outcome: 'unknown' })).toBeUndefined();
  expect(sayResult({ outcome: 'unknown' })).toBe('Your answer may have arrived. Look under Active Bookings.');
});

test('what became of many is counted by outcome', () => {
  const outcomes = ['accepted', 'nights_taken', 'accepted', 'nights_taken', 'room_removed'] as const;
  expect(sayCounts(outcomes.map((outcome) => ({ outcome })))).toEqual([
    '2 accepted',
    '2 left: their nights are taken',
    '1 left: its room is gone',
  ]);
});
