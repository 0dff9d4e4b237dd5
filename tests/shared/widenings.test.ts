import { describe, expect, test } from 'vitest';
import { widest } from '../../shared/rules/catalogue.ts';
import { destinationsBeside, moreRooms, widenings } from '../../shared/rules/widenings.ts';
import { proposedSearch } from '../../web/src/features/search/roomSearch.ts';

describe('when a search finds nothing', () => {
  test('each wish can be given up, or all of them', () => {
    expect(widenings(proposedSearch).map(({ wish }) => wish)).toEqual(['price', 'class', 'guests', 'all']);
  });

  test('a search without wishes has none to give up', () => {
    expect(widenings({ location: 'Naran', ...widest, sort: 'price' })).toEqual([]);
  });

  test('what a room must have is a wish, and an empty list of it none', () => {
    const search = { location: 'Naran', ...widest, sort: 'price' as const };
    expect(widenings({ ...search, facts: ['wifi'] }).map(({ wish }) => wish)).toEqual(['facts']);
    expect(widenings({ ...search, facts: [] })).toEqual([]);
  });

  test('giving up a wish keeps the others', () => {
    const [byPrice] = widenings(proposedSearch);
    expect(byPrice?.search).toEqual({ ...proposedSearch, minPrice: 0, maxPrice: 1_000_000 });
  });

  test('with dates they can be given up first, and every other way keeps them', () => {
    const days = { checkIn: '2027-07-12', checkOut: '2027-07-15' };
    const [byDates, ...others] = widenings({ ...proposedSearch, ...days });
    expect(byDates).toEqual({ wish: 'dates', search: proposedSearch });
    expect(others.map(({ wish }) => wish)).toEqual(['price', 'class', 'guests', 'all']);
    expect(others.every(({ search }) => search.checkIn === days.checkIn && search.checkOut === days.checkOut)).toBe(
      true,
    );
  });

  test('the other destinations do not include the one searched, however it was spelled', () => {
    expect(destinationsBeside('Swat')).toEqual(['murree', 'hunza', 'kashmir', 'gilgit', 'skardu']);
  });
});

test('more rooms are three at most, eight in all, and each has a guest', () => {
  const numbers = (minCapacityMembers: number, rooms?: number) =>
    moreRooms({ minCapacityMembers, ...(rooms && { rooms }) });
  expect(numbers(1)).toEqual([]);
  expect(numbers(2)).toEqual([2]);
  expect(numbers(12)).toEqual([2, 3, 4]);
  expect(numbers(12, 7)).toEqual([8]);
  expect(numbers(12, 8)).toEqual([]);
  expect(numbers(4, 5)).toEqual([]);
});
