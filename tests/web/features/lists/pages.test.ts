import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPageCursors } from '../../../../web/src/features/lists/pageCursors.ts';
import { readPage, strides } from '../../../../web/src/features/lists/pages.ts';

describe('the page in the address', () => {
  test.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=two', 1],
    ['page=1e3', 1],
    ['page=99999', 1],
    ['page=9999', 200],
  ])('"%s" is page %i', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page);
  });
});

describe('the way to a page that nobody has been to', () => {
  test('passes all rooms before it, in requests that the API takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.constantFrom(8, 20), (page, pageSize) => {
        const steps = strides(page, pageSize);
        expect(steps.reduce((sum, step) => sum + step, 0)).toBe((page - 1) * pageSize);
        expect(steps.every((step) => step > 0 && step <= 50)).toBe(true);
      }),
    );
  });

  test('is one request to the pages that people share', () => {
    expect(strides(7, 8)).toEqual([48]);
  });
});

describe('the cursors of a history entry', () => {
  test('are those that were left there', () => {
    expect(readPageCursors({ from: '/', cursors: { 2: 'abc', 3: 'def' } })).toEqual({ 2: 'abc', 3: 'def' });
  });

  test.each([null, undefined, 'text', 7, {}, { cursors: null }, { cursors: { 2: 5 } }])('%j holds none', (state) => {
    expect(readPageCursors(state)).toEqual({});
  });
});
