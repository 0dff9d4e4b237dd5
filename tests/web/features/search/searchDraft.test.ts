import '../../support/speakEnglish.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, today } from '../../../../shared/rules/dates.ts';
import { proposedSearch } from '../../../../web/src/features/search/roomSearch.ts';
import { checkDraft, draftOf, type SearchDraft } from '../../../../web/src/features/search/searchDraft.ts';
import { setTime } from '../../../support/time.ts';
import { arbitrarySearch } from '../../support/arbitrarySearch.ts';

const proposed = draftOf(proposedSearch, 'proposed');

function issuesOf(changes: Partial<SearchDraft>, scope: 'proposed' | 'wide' = 'proposed') {
  const checked = checkDraft({ ...proposed, ...changes }, scope);
  return 'issues' in checked ? checked.issues : {};
}

describe('the search form', () => {
  test('proposes a search that can be sent as it is', () => {
    const { sort, ...search } = proposedSearch;
    expect(checkDraft(proposed, 'proposed')).toEqual(search);
  });

  test('among the results sends any search back as it came', () => {
    fc.assert(
      fc.property(arbitrarySearch, (search) => {
        const { sort, ...sent } = search;
        expect(checkDraft(draftOf(search, 'wide'), 'wide')).toEqual(sent);
      }),
    );
  });

  test.each([
    ['minPrice', '499', 'Enter 500 to 2,000. You can widen it among the results.'],
    ['minPrice', '2001', 'Enter 500 to 2,000. You can widen it among the results.'],
    ['maxPrice', '6001', 'Enter 2,000 to 6,000. You can widen it among the results.'],
    ['maxPrice', '', 'Enter 2,000 to 6,000. You can widen it among the results.'],
    ['minCapacityMembers', '0', 'Enter 1 to 12.'],
    ['maxCapacityMembers', 'two', 'Enter 1 to 12.'],
    ['minCapacityMembers', '3', 'Must not be above the maximum.'],
    ['location', '  ', 'Enter a place, for example Murree or Hunza.'],
  ] as const)('says what is wrong with %s "%s"', (field, typed, sentence) => {
    expect(issuesOf({ [field]: typed })).toEqual({ [field]: sentence });
  });

  test('among the results takes an empty price as any price', () => {
    expect(checkDraft({ ...proposed, minPrice: '', maxPrice: '' }, 'wide')).toMatchObject({
      minPrice: 0,
      maxPrice: 1_000_000,
    });
  });

  test('among the results takes any class and a price that the home page does not', () => {
    expect(issuesOf({ classType: '', maxPrice: '30000' }, 'wide')).toEqual({});
  });

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
    expect(Object.keys(issuesOf({ location: '', maxPrice: '7000', minCapacityMembers: '9' }))).toHaveLength(3);
  });
});
