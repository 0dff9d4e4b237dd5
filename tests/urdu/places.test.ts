import { describe, expect, test } from 'vitest';
import { everywhere, knownNames, namesOnPages, placeKey, placeName } from '../../shared/rules/places.ts';
import { meantPlace, soughtPlace } from '../../shared/rules/soughtPlace.ts';
import { proposedSearch } from '../../web/src/features/search/roomSearch.ts';
import {
  checkDraft,
  draftOf,
  fitToPlace,
  isProposedPlace,
  touchedIn,
} from '../../web/src/features/search/searchDraft.ts';
import { suggestPlaces } from '../../web/src/features/search/useSuggestions.ts';
import { sayPlace, saySoughtPlace, sayTypedPlace } from '../../web/src/words/places.ts';
import { say } from '../../web/src/words/say.ts';

const keys = [...new Set(knownNames.values())];

test.each(keys)('%s has a name in Urdu, by which it is found', (key) => {
  expect(sayPlace(key)).not.toMatch(/[a-z]/i);
  expect(placeKey(sayPlace(key))).toBe(key);
});

test.each(namesOnPages())('%s is found by its Urdu', (name) => {
  expect(soughtPlace(say(name)).key).toBe(soughtPlace(name).key);
});

test.each([
  ['وادیِ ہنزہ', 'hunza'],
  ['وادی ہنزہ', 'hunza'],
  ['وادی سوات', 'swat'],
  ['ہنزہ پاکستان', 'hunza'],
  ['ہنزہ میں ہوٹل', 'hunza'],
  ['پاکستان', everywhere],
  ['شمالی علاقے', everywhere],
])('%s is understood', (typed, key) => {
  expect(meantPlace(typed)).toBe(key);
});

describe('the place field', () => {
  test('proposes Murree in Urdu, and the values that are for it', () => {
    const draft = draftOf(proposedSearch, 'proposed');
    expect(draft.location).toBe('مری');
    expect(touchedIn(draft)).toEqual([]);
    expect(isProposedPlace(draft.location)).toBe(true);
    expect(fitToPlace(draft, new Set())).toEqual(draft);
    expect(checkDraft(draft)).toMatchObject({ location: 'مری', maxCapacityMembers: 2 });
  });

  test('suggests places in Urdu, whatever script is typed', () => {
    expect(suggestPlaces('')).toEqual(['مری ہلز', 'وادیِ سوات', 'وادیِ ہنزہ', 'کشمیر', 'گلگت', 'سکردو']);
    expect(suggestPlaces('hunz')).toEqual(['وادیِ ہنزہ']);
    expect(suggestPlaces('سکر')).toEqual(['سکردو']);
    expect(suggestPlaces('مری')).toEqual(['مری ہلز']);
  });

  test('shows the place of an English link in Urdu, and what somebody typed as it is', () => {
    expect(sayTypedPlace('Hunza Valley')).toBe('وادیِ ہنزہ');
    expect(sayTypedPlace('hunza')).toBe('ہنزہ');
    expect(sayTypedPlace('Karimabad')).toBe('کریم آباد');
    expect(sayTypedPlace('Kaghan Valley')).toBe('وادیِ کاغان');
    expect(sayTypedPlace('ہنز')).toBe('ہنز');
    expect(sayTypedPlace('City')).toBe('City');
  });
});

test('a list names a known place in Urdu, and any other as it was typed', () => {
  expect(saySoughtPlace('Hunza, Pakistan')).toBe('وادیِ ہنزہ');
  expect(saySoughtPlace(placeName(everywhere))).toBe('پاکستان');
  expect(saySoughtPlace('Fort Munro {label}')).toBe('Fort Munro {label}');
});
