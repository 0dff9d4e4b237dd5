import { describe, expect, test } from 'vitest';
import { pageCursor, readPageCursors } from '../../../../web/src/features/lists/pageAddress.ts';

describe('the cursors of a history entry', () => {
  test('are those that were left there', () => {
    expect(readPageCursors({ from: '/', cursors: { 2: 'abc', 3: 'def' } })).toEqual({ 2: 'abc', 3: 'def' });
  });

  test.each([null, undefined, 'text', 7, {}, { cursors: null }, { cursors: { 2: 5 } }])('%j holds none', (state) => {
    expect(readPageCursors(state)).toEqual({});
  });
});

test.each([
  [1, 'abc', {}],
  [2, 'abc', { 2: 'abc' }],
  [2, undefined, {}],
  [2, null, {}],
])('page %i with the cursor %j is kept as %j', (page, cursor, kept) => {
  expect(pageCursor(page, cursor)).toEqual(kept);
});
