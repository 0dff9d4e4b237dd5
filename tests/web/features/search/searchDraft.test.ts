import '../../support/speakEnglish.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, today } from '../../../../shared/rules/dates.ts';
import { proposedSearch } from '../../../../web/src/features/search/roomSearch.ts';
import {
  checkDraft,
  draftOf,
  fitToPlace,
  type SearchDraft,
  touchedIn,
} from '../../../../web/src/features/search/searchDraft.ts';
import { setTime } from '../../../support/time.ts';
import { arbitrarySearch } from '../../support/arbitrarySearch.ts';

const proposed = draftOf(proposedSearch, 'proposed');

function issuesOf(changes: Partial<SearchDraft>) {
  const checked = checkDraft({ ...proposed, ...changes });
  return 'issues' in checked ? checked.issues : {};
}

describe('the search form', () => {
  test('proposes a search that can be sent as it is', () => {
    const { sort, ...search } = proposedSearch;
    expect(checkDraft(proposed)).toEqual(search);
  });

  test('among the results sends any search back as it came', () => {
    fc.assert(
      fc.property(arbitrarySearch, (search) => {
        const { sort, ...sent } = search;
        expect(checkDraft(draftOf(search, 'wide'))).toEqual(sent);
      }),
    );
  });

  test.each([
    ['minPrice', 'cheap', 'Enter 0 to 1,000,000.'],
    ['maxPrice', '1000001', 'Enter 0 to 1,000,000.'],
    ['minCapacityMembers', '0', 'Enter 1 to 12.'],
    ['maxCapacityMembers', 'two', 'Enter 1 to 12.'],
    ['minCapacityMembers', '3', 'Must not be above the maximum.'],
    ['location', '  ', 'Enter a place, for example Murree or Hunza.'],
  ] as const)('says what is wrong with %s "%s"', (field, typed, sentence) => {
    expect(issuesOf({ [field]: typed })).toEqual({ [field]: sentence });
  });

  test('asks for a guest in each of several rooms', () => {
    expect(issuesOf({ rooms: '3' })).toEqual({ maxCapacityMembers: 'Enter 3 or more: each room sleeps a guest.' });
    expect(checkDraft({ ...proposed, rooms: '2' })).toMatchObject({ rooms: 2, maxCapacityMembers: 2 });
  });

  test('takes an empty price as any price', () => {
    expect(checkDraft({ ...proposed, minPrice: '', maxPrice: '' })).toMatchObject({
      minPrice: 0,
      maxPrice: 1_000_000,
    });
  });

  test.each(['15000', '15,000', '15 000', 'PKR 15000', '15000/-', '۱۵۰۰۰', '30000'])(
    'takes any class and PKR %s, above the documented hints',
    (maxPrice) => {
      expect(issuesOf({ classType: '', maxPrice })).toEqual({});
    },
  );

  test('asks for the other day where one is given', () => {
    expect(issuesOf({ checkIn: addDays(today(), 3) })).toEqual({ checkOut: 'Check-out is required' });
    expect(issuesOf({ checkOut: addDays(today(), 3) })).toEqual({ checkIn: 'Check-in is required' });
  });

  test('takes no day that has passed in Pakistan, whatever day the browser has', () => {
    setTime(new Date('2027-07-11T19:30:00Z'));
    expect(issuesOf({ checkIn: '2027-07-11', checkOut: '2027-07-13' })).toEqual({
      checkIn: 'Check-in must be today or later',
    });
    expect(issuesOf({ checkIn: '2027-07-12', checkOut: '2027-07-13' })).toEqual({});
  });

  test('shows every wrong field at once', () => {
    expect(Object.keys(issuesOf({ location: '', maxPrice: 'much', minCapacityMembers: '9' }))).toHaveLength(3);
  });
});

describe('the documented values', () => {
  const open = { classType: '', minCapacityMembers: '', maxCapacityMembers: '', minPrice: '', maxPrice: '' };
  const at = (location: string, changes: Partial<SearchDraft> = {}) => {
    const draft = { ...proposed, ...changes, location };
    return fitToPlace(draft, new Set(touchedIn(draft)));
  };

  test.each(['Murree', 'murree hills', 'Murre', 'مری', ''])('hold for "%s"', (location) => {
    expect(at(location)).toEqual({ ...proposed, location });
  });

  test.each(['Hunza', 'hunz', 'Skardu', 'Bhurban', 'Sehr Bungalow'])('are left open for %s', (location) => {
    expect(at(location)).toEqual({ ...proposed, ...open, location });
  });

  test('that were changed stay on every place', () => {
    const changes = { classType: 'First', maxPrice: '15000' };
    expect(at('Hunza', changes)).toEqual({ ...proposed, ...open, ...changes, location: 'Hunza' });
  });

  test('of a price give way to one that was typed', () => {
    const typed = (changes: Partial<SearchDraft>, ...touched: (keyof SearchDraft)[]) => {
      const { minPrice, maxPrice } = fitToPlace({ ...proposed, ...changes }, new Set(touched));
      return [minPrice, maxPrice];
    };
    expect(typed({ minPrice: '15000' }, 'minPrice')).toEqual(['15000', '']);
    expect(typed({ maxPrice: '400' }, 'maxPrice')).toEqual(['', '400']);
    expect(typed({ minPrice: '900', maxPrice: '400' }, 'minPrice', 'maxPrice')).toEqual(['900', '400']);
  });

  test('come back when the place is Murree again', () => {
    expect(fitToPlace({ ...at('Hunza'), location: 'Murree' }, new Set())).toEqual(proposed);
  });
});
