import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { widest } from '../../../../shared/rules/catalogue.ts';
import { proposedSearch } from '../../../../web/src/features/search/roomSearch.ts';
import { readSearch, searchPath, writeSearch } from '../../../../web/src/features/search/searchUrl.ts';
import { arbitrarySearch } from '../../support/arbitrarySearch.ts';

function read(query: string) {
  return readSearch(new URLSearchParams(query));
}

describe('a search in the address', () => {
  test('reads back as the search that was written', () => {
    fc.assert(
      fc.property(arbitrarySearch, (search) => {
        expect(read(writeSearch(search).toString())).toEqual(search);
      }),
    );
  });

  test('shows the proposed search in words that a person can change', () => {
    expect(searchPath(proposedSearch)).toBe('/search?location=Murree&class=Economy&guests=1-2&price=500-2000');
  });

  test('leaves out what is as wide as can be', () => {
    expect(searchPath({ location: 'Hunza', ...widest, minPrice: 5000, sort: '-price' })).toBe(
      '/search?location=Hunza&price=5000-&sort=-price',
    );
  });
});

test('the facts that rooms must have can be read and typed', () => {
  const search = { ...proposedSearch, facts: ['heating' as const, 'wifi' as const] };
  expect(searchPath(search)).toMatch(/&facts=heating,wifi$/);
  expect(read('facts=WiFi,pool,heating,wifi').facts).toEqual(['heating', 'wifi']);
  expect(read('facts=pool')).not.toHaveProperty('facts');
});

test('several rooms stand in the address, and one is what is meant without them', () => {
  expect(searchPath({ location: 'Hunza', ...widest, rooms: 2, minCapacityMembers: 4, sort: 'price' })).toBe(
    '/search?location=Hunza&rooms=2&guests=4-',
  );
  expect(read('rooms=8').rooms).toBe(8);
});

describe('a mangled address', () => {
  const oddRooms = ['rooms=0', 'rooms=1', 'rooms=9', 'rooms=two', 'rooms=', 'rooms=2.5'];
  const anyRoom = { location: 'Murree', ...widest, sort: 'price' };

  test('always reads as a search', () => {
    const names = fc.constantFrom('location', 'class', 'guests', 'price', 'sort', 'page', 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const search = readSearch(new URLSearchParams(pairs));
        expect(search.location).not.toBe('');
        expect(Object.values(search)).not.toContain(Number.NaN);
      }),
    );
  });

  test.each([
    '',
    'location=',
    'location=%20',
    'class=Royal',
    'guests=two',
    'guests=-',
    'price=1.5-3',
    'sort=best',
    ...oddRooms,
  ])('takes "%s" as not given', (query) => {
    expect(read(query)).toEqual(anyRoom);
  });

  test('keeps numbers that only the API may judge', () => {
    expect(read('guests=5-2&price=-9999999')).toMatchObject({
      minCapacityMembers: 5,
      maxCapacityMembers: 2,
      maxPrice: 9_999_999,
    });
  });

  test.each(['checkIn=2027-02-30', 'checkOut=soon', 'checkIn=&checkOut='])(
    'takes the days of "%s" as not given',
    (query) => {
      expect(read(query)).toEqual(anyRoom);
    },
  );

  test('keeps days that only the API may judge', () => {
    expect(read('checkIn=2020-01-01')).toMatchObject({ checkIn: '2020-01-01' });
  });

  test('takes a class in any case', () => {
    expect(read('class=business').classType).toBe('Business');
  });
});

test('the city of a list of hotels is the place of a search', () => {
  expect(read('city=Hunza').location).toBe('Hunza');
  expect(read('city=Hunza&location=Swat').location).toBe('Swat');
});

test('days are read as people type them, and written as the API has them', () => {
  const search = read('location=Hunza&checkIn=07/12/27&checkOut=2027-07-15');
  expect(searchPath(search)).toBe('/search?location=Hunza&checkIn=2027-07-12&checkOut=2027-07-15');
});

const sentForm = (location: string) =>
  new URLSearchParams({
    location,
    classType: 'Economy',
    minCapacityMembers: '1',
    maxCapacityMembers: '2',
    minPrice: '500',
    maxPrice: '2000',
    checkIn: '',
    checkOut: '',
  });

test('a form that was sent before its script was there names the same search', () => {
  expect(readSearch(sentForm('Murree'))).toEqual(proposedSearch);
});

test('such a form for another place leaves open what it proposes for Murree', () => {
  expect(readSearch(sentForm('Hunza'))).toEqual({ location: 'Hunza', ...widest, sort: 'price' });
  const sent = sentForm('Hunza');
  for (const typed of ['15000', '15,000', 'PKR 15000', '۱۵۰۰۰']) {
    sent.set('maxPrice', typed);
    expect(readSearch(sent)).toEqual({ location: 'Hunza', ...widest, maxPrice: 15_000, sort: 'price' });
  }
});
