import { describe, expect, test } from 'vitest';
import { suggestPlaces } from '../../../../web/src/features/search/useSuggestions.ts';

describe('suggestions for a place', () => {
  test.each([
    ['', 6],
    ['mur', 1],
    ['valley', 2],
    ['Atlantis', 0],
  ])('"%s" has %i', (typed, count) => {
    expect(suggestPlaces(typed)).toHaveLength(count);
  });

  test.each(['swat', 'Sawat', 'سوات'])('"%s" is Sawat Valley', (typed) => {
    expect(suggestPlaces(typed)).toEqual(['Sawat Valley']);
  });
});
