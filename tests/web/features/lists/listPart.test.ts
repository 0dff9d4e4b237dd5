import { expect, test } from 'vitest';
import { ApiError } from '../../../../web/src/api/ApiError.ts';
import { type ListPart, listPart } from '../../../../web/src/features/lists/listPart.ts';

const read = { page: 1, items: ['a'], stale: false, error: undefined, hasNext: false };
const error = new ApiError('No.', { code: 'unreachable' });

test.each<[why: string, list: Parameters<typeof listPart>[0], part: ListPart]>([
  ['a page with items shows them', read, 'items'],
  ['the items of the page before stay while the next page loads', { ...read, stale: true }, 'items'],
  ['a failure takes the place of items that were there', { ...read, error }, 'error'],
  ['before the first answer the list loads', { ...read, items: undefined }, 'loading'],
  ['an empty page that another takes the place of loads', { ...read, items: [], stale: true }, 'loading'],
  ['a first page without items is an empty list', { ...read, items: [] }, 'empty'],
  ['a page without items that goes on has found none yet', { ...read, items: [], hasNext: true }, 'noneYet'],
  ['a later page without items is beyond the end', { ...read, items: [], page: 3 }, 'beyondEnd'],
])('%s', (_, list, part) => {
  expect(listPart(list)).toBe(part);
});
