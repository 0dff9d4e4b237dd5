import { describe, expect, test } from 'vitest';
import { widest } from '../../../../shared/rules/catalogue.ts';
import { proposedSearch } from '../../../../web/src/features/search/roomSearch.ts';
import { elsewhere, widenings } from '../../../../web/src/features/search/widenings.ts';

describe('when a search finds nothing', () => {
  test('each wish can be given up, or all of them', () => {
    expect(widenings(proposedSearch).map(({ by }) => by)).toEqual(['price', 'class', 'guests', 'all']);
  });

  test('a search without wishes has none to give up', () => {
    expect(widenings({ location: 'Naran', ...widest, sort: 'price' })).toEqual([]);
  });

  test('giving up a wish keeps the others', () => {
    const [byPrice] = widenings(proposedSearch);
    expect(byPrice?.search).toEqual({ ...proposedSearch, minPrice: 0, maxPrice: 1_000_000 });
  });

  test('with dates they can be given up first, and every other way keeps them', () => {
    const days = { checkIn: '2027-07-12', checkOut: '2027-07-15' };
    const [byDates, ...others] = widenings({ ...proposedSearch, ...days });
    expect(byDates).toEqual({ by: 'dates', search: proposedSearch });
    expect(others.map(({ by }) => by)).toEqual(['price', 'class', 'guests', 'all']);
    expect(others.every(({ search }) => search.checkIn === days.checkIn && search.checkOut === days.checkOut)).toBe(
      true,
    );
  });

  test('the other destinations do not include the one searched, however it was spelled', () => {
    const places = elsewhere({ ...proposedSearch, location: 'Swat' }).map(({ place }) => place);
    expect(places).toEqual(['murree', 'hunza', 'kashmir', 'gilgit', 'skardu']);
  });
});
