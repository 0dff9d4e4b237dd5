import { describe, expect, test } from 'vitest';
import { soleSuggestion, suggestPlaces } from '../../../../web/src/features/search/useSuggestions.ts';

describe('suggestions for a place', () => {
  test.each([
    ['', 6],
    ['mur', 1],
    ['valley', 3],
    ['Atlantis', 0],
  ])('"%s" has %i', (typed, count) => {
    expect(suggestPlaces(typed)).toHaveLength(count);
  });

  test.each(['swat', 'Sawat', 'سوات'])('"%s" is Sawat Valley', (typed) => {
    expect(suggestPlaces(typed)).toEqual(['Sawat Valley']);
  });
});

test.each([
  ['hunz', 'Hunza Valley'],
  ['Hunza, Pakistan', 'Hunza Valley'],
  ['Nathiagali', 'Nathia Gali'],
  ['اسکردو', 'Skardu'],
  ['kala', 'Kalam'],
])('"%s" is taken for %s, the one suggestion', (typed, name) => {
  expect(soleSuggestion(typed)).toBe(name);
});

test('a misspelled place is suggested, and not taken for another that may be called so', () => {
  expect(suggestPlaces('Skrdu')).toEqual(['Skardu']);
  expect(soleSuggestion('Skrdu')).toBeUndefined();
});

test.each(['Sehr Bungalow', 'Gil', 'Atlantis'])('nothing is taken for "%s"', (typed) => {
  expect(soleSuggestion(typed)).toBeUndefined();
});
