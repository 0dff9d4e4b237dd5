import { describe, expect, test } from 'vitest';
import { readPage, withPage } from '../../../../web/src/features/lists/pageAddress.ts';

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

describe('turning the page', () => {
  test.each([
    ['sort=price&page=2', 3, 'sort=price&page=3'],
    ['sort=price&page=2', 1, 'sort=price'],
    ['', 2, 'page=2'],
  ])('of "%s" to %i leads to "%s"', (query, page, turned) => {
    expect(withPage(new URLSearchParams(query), page)).toBe(turned);
  });
});
