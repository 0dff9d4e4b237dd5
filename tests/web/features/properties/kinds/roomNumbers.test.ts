import { describe, expect, test } from 'vitest';
import { emptyKind, type KindDraft, newRoom } from '../../../../../web/src/features/properties/form/kinds/kindDraft.ts';
import {
  isRun,
  nextNumber,
  withCount,
  withFirstNumber,
} from '../../../../../web/src/features/properties/form/kinds/roomNumbers.ts';

function kindOf(...numbers: string[]): KindDraft {
  return { ...emptyKind(), count: String(numbers.length), rooms: numbers.map((number) => newRoom(number)) };
}

const numbersOf = ({ rooms }: KindDraft) => rooms.map(({ roomNumber }) => roomNumber);

describe('the first number', () => {
  test.each([
    [['101', '102', '103'], true],
    [['7'], true],
    [['', ''], true],
    [['۱۰۱', '102'], true],
    [['101', '103'], false],
    [['', '102'], false],
    [['x', ''], true],
  ])('of %j tells all of them: %s', (numbers, tells) => {
    expect(isRun(kindOf(...numbers).rooms)).toBe(tells);
  });

  test('is followed digit by digit, and by nothing while it is no number', () => {
    const kind = kindOf('', '', '');
    expect(numbersOf(withFirstNumber(kind, '20'))).toEqual(['20', '21', '22']);
    expect(numbersOf(withFirstNumber(kind, '۲۰'))).toEqual(['۲۰', '21', '22']);
    expect(numbersOf(withFirstNumber(kindOf('20', '21'), '2x'))).toEqual(['2x', '']);
    expect(numbersOf(withFirstNumber(kindOf('20', '21'), '99999'))).toEqual(['99999', '100000']);
  });
});

describe('the number of rooms', () => {
  test('makes rooms with the numbers that follow, past those of other kinds', () => {
    const kind = kindOf('101');
    expect(numbersOf(withCount(kind, '3', [kind]))).toEqual(['101', '102', '103']);
    expect(numbersOf(withCount(kind, '3', [kind, kindOf('102')]))).toEqual(['101', '103', '104']);
    expect(numbersOf(withCount(kindOf(''), '2', []))).toEqual(['', '']);
    expect(numbersOf(withCount(kindOf('99999'), '2', []))).toEqual(['99999', '']);
  });

  test('that is typed anew loses no room on the way', () => {
    const kind = { ...kindOf('101', '105', '109'), key: 'k' };
    const shorter = withCount(kind, '1', [kind]);
    expect(numbersOf(shorter)).toEqual(['101']);
    const again = withCount(withCount(shorter, '', []), '4', []);
    expect(again.rooms.slice(0, 3)).toEqual(kind.rooms);
    expect(numbersOf(again)).toEqual(['101', '105', '109', '110']);
  });

  test.each(['', '0', '101', 'six', '-1'])('that is "%s" changes no room', (count) => {
    const kind = kindOf('101', '102');
    expect(withCount(kind, count, [])).toEqual({ ...kind, count });
  });

  test('renumbers the rooms that it has taken out with the others', () => {
    const shorter = withCount(kindOf('101', '102', '103'), '1', []);
    expect(numbersOf(withCount(withFirstNumber(shorter, '201'), '3', []))).toEqual(['201', '202', '203']);
  });

  test('makes rooms that are not available where none of the kind is', () => {
    const closed = { ...kindOf('101'), rooms: [newRoom('101', false)] };
    expect(withCount(closed, '2', []).rooms.map(({ availability }) => availability)).toEqual([false, false]);
  });
});

test('the next number is one that no room has, and none after the highest', () => {
  const kinds = [kindOf('101', ' 102 '), kindOf('103')];
  expect(nextNumber(newRoom('101'), kinds)).toBe('104');
  expect(nextNumber(newRoom(''), kinds)).toBe('');
  expect(nextNumber(newRoom('99999'), kinds)).toBe('');
});
