import { describe, expect, test } from 'vitest';
import { placeAfter } from '../../../../web/src/features/nights/useGridKeys.ts';

const grid = { rows: 3, columns: 31, rtl: false };
const at = { row: 1, column: 10 };

describe('keys in a grid', () => {
  test.each([
    ['ArrowRight', { row: 1, column: 11 }],
    ['ArrowLeft', { row: 1, column: 9 }],
    ['ArrowUp', { row: 0, column: 10 }],
    ['ArrowDown', { row: 2, column: 10 }],
    ['Home', { row: 1, column: 0 }],
    ['End', { row: 1, column: 30 }],
  ])('%s leads on', (key, place) => expect(placeAfter(key, at, grid)).toEqual(place));

  test('stop at its edges', () => {
    expect(placeAfter('ArrowRight', { row: 2, column: 30 }, grid)).toEqual({ row: 2, column: 30 });
    expect(placeAfter('ArrowUp', { row: 0, column: 0 }, grid)).toEqual({ row: 0, column: 0 });
  });

  test('lead past the bar that they leave', () => {
    const bar = { ...at, columns: 4 };
    expect(placeAfter('ArrowRight', bar, grid)).toEqual({ row: 1, column: 14 });
    expect(placeAfter('ArrowLeft', bar, { ...grid, rtl: true })).toEqual({ row: 1, column: 14 });
  });

  test('point the other way where days run from the right', () => {
    expect(placeAfter('ArrowLeft', at, { ...grid, rtl: true })).toEqual({ row: 1, column: 11 });
  });

  test('that move nothing are left to the page', () => {
    expect(['Tab', ' ', 'a', 'toString'].map((key) => placeAfter(key, at, grid))).toEqual(Array(4).fill(undefined));
  });
});
