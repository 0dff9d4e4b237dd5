import { expect, test } from 'vitest';
import { type SearchWishes, searchQuery } from '../../shared/addresses/searchQuery.ts';
import { homeSearch, widest } from '../../shared/rules/catalogue.ts';

const proposed: SearchWishes = { ...homeSearch.defaults, sort: 'price' };

function address(wishes: SearchWishes): string {
  return new URLSearchParams(JSON.parse(JSON.stringify(searchQuery(wishes)))).toString();
}

test('the proposed search has one short address', () => {
  expect(address(proposed)).toBe('location=Murree&classType=Economy&maxCapacityMembers=2&minPrice=500&maxPrice=2000');
});

test('what is open is not in the address', () => {
  expect(address({ ...widest, location: 'Hunza', sort: 'price', facts: [] })).toBe('location=Hunza');
});

test('the same wishes make the same address, in whatever order they came', () => {
  const one = address({ ...widest, location: 'Hunza ', facts: ['wifi', 'heating'], sort: '-price' });
  const other = address({ sort: '-price', facts: ['heating', 'wifi'], location: 'Hunza', ...widest });
  expect(one).toBe(other);
  expect(one).toBe('location=Hunza&facts=heating%2Cwifi&sort=-price');
});

test('several rooms are in the address, and one is not', () => {
  expect(address({ ...widest, location: 'Hunza', rooms: 2, sort: 'price' })).toBe('location=Hunza&rooms=2');
  expect(address({ ...widest, location: 'Hunza', rooms: 1, sort: 'price' })).toBe('location=Hunza');
});

test('days are in the address', () => {
  const days = { checkIn: '2027-07-12', checkOut: '2027-07-15' };
  expect(address({ ...widest, ...days, location: 'Hunza', sort: 'price' })).toBe(
    'location=Hunza&checkIn=2027-07-12&checkOut=2027-07-15',
  );
});
