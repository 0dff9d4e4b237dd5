import { describe, expect, test } from 'vitest';
import { placeName } from '../../shared/rules/places.ts';
import { meantPlace, soughtPlace } from '../../shared/rules/soughtPlace.ts';
import { growth } from '../support/growth.ts';

describe('what is meant by a typed place', () => {
  test.each([
    ['hunz', 'hunza'],
    ['Hunza, Pakistan', 'hunza'],
    ['Hunza, Gilgit-Baltistan, Pakistan', 'hunza'],
    ['hotels in Hunza', 'hunza'],
    ['Gilgit Baltistan', 'gilgit baltistan'],
    ['Gilgit-Baltistan', 'gilgit baltistan'],
    ['gil', 'gilgit'],
    ['Nathiagali', 'nathia gali'],
    ['اسکردو', 'skardu'],
    ['Kalam, Swat', 'kalam'],
    ['Pakistan', '*'],
    ['پاکستان', '*'],
    [' anywhere ', '*'],
    ['North', '*'],
    ['hotels in the north', '*'],
  ])('"%s" is known to be %s', (typed, key) => {
    expect(soughtPlace(typed)).toEqual({ key, isKnown: true });
  });

  test.each([
    ['Hunzza', 'hunza'],
    ['Hnuza', 'hunza'],
    ['Skrdu', 'skardu'],
    ['Muree', 'murree'],
    ['Murri', 'murree'],
    ['Kashmeer', 'kashmir'],
    ['Swatt', 'swat'],
    ['Nathia Galli', 'nathia gali'],
  ])('"%s", with one or two letters wrong, is %s unless a place is called so', (typed, key) => {
    expect(soughtPlace(typed)).toMatchObject({ isKnown: false, guess: key });
    expect(meantPlace(typed)).toBe(key);
  });

  test.each(['Sehr Bungalow', 'Atlantis', 'Lahore', 'Ziarat', 'kel road house', 'constructor', ''])(
    '"%s" is no place that Sarai knows',
    (typed) => {
      const { isKnown, guess } = soughtPlace(typed);
      expect([isKnown, guess]).toEqual([false, undefined]);
    },
  );

  test('a place beside other words is kept for when nothing is called so', () => {
    expect(soughtPlace('Hunza Serena')).toMatchObject({ isKnown: false, within: 'hunza' });
  });

  test('nobody waits while a long text is read', () => {
    for (const part of ['a', 'hunza ', ' pakistan', 'گ'])
      expect(growth((length) => soughtPlace(part.repeat(length)))).toBeLessThan(30);
  });
});

test.each([
  ['hunza', 'Hunza Valley'],
  ['nathia gali', 'Nathia Gali'],
  ['gilgit baltistan', 'Gilgit-Baltistan'],
  ['neelum', 'Neelum Valley'],
])('%s is printed as %s', (key, name) => {
  expect(placeName(key)).toBe(name);
});

test('a place that Sarai does not know is printed as it was typed', () => {
  expect(placeName('fort munro', 'Fort MUNRO')).toBe('Fort MUNRO');
});
