import { describe, expect, test } from 'vitest';
import { widest } from '../../shared/rules/catalogue.ts';
import { changedSearch, openableWishes, otherRooms } from '../../shared/rules/wishChanges.ts';
import { proposedSearch } from '../../web/src/features/search/roomSearch.ts';

const wishless = { location: 'Naran', ...widest, sort: 'price' as const };
const days = { checkIn: '2027-07-12', checkOut: '2027-07-15' };

describe('a change of a search', () => {
  test('is of a limit, of the class or of the facts, where the search has them', () => {
    expect(openableWishes(proposedSearch)).toEqual(['maxPrice', 'minPrice', 'maxGuests', 'class']);
    expect(openableWishes({ ...wishless, minCapacityMembers: 2, facts: ['wifi'] })).toEqual(['minGuests', 'facts']);
    expect(openableWishes({ ...wishless, facts: [] })).toEqual([]);
  });

  test('gives up one wish, and keeps the others and the days', () => {
    const search = { ...proposedSearch, ...days };
    expect(changedSearch(search, { wish: 'maxPrice' })).toEqual({ ...search, maxPrice: widest.maxPrice });
    expect(changedSearch(search, { wish: 'minGuests' })).toEqual({ ...search, minCapacityMembers: 1 });
    expect(changedSearch(search, { wish: 'all' })).toMatchObject({ location: 'Murree', ...days, ...widest });
  });

  test('takes other rooms, days or places', () => {
    const search = { ...wishless, ...days };
    expect(changedSearch(search, { wish: 'rooms', rooms: 2 })).toEqual({ ...search, rooms: 2 });
    const later = { checkIn: '2027-07-13', checkOut: '2027-07-16' };
    expect(changedSearch(search, { wish: 'dates', ...later })).toEqual({ ...wishless, ...later });
    expect(changedSearch(search, { wish: 'dates' })).toEqual(wishless);
    expect(changedSearch(search, { wish: 'place', place: 'hunza' })).toEqual({ ...search, location: 'Hunza Valley' });
  });
});

test('other rooms are three more at most, eight in all, each with a guest, and then one less', () => {
  const numbers = (minCapacityMembers: number, rooms?: number) =>
    otherRooms({ minCapacityMembers, ...(rooms && { rooms }) });
  expect(numbers(1)).toEqual([]);
  expect(numbers(2)).toEqual([2]);
  expect(numbers(12)).toEqual([2, 3, 4]);
  expect(numbers(12, 7)).toEqual([8, 6]);
  expect(numbers(12, 8)).toEqual([7]);
  expect(numbers(4, 5)).toEqual([4]);
});
