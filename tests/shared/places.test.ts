import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeKey, placesOf } from '../../shared/rules/places.ts';

describe('one place under many names', () => {
  test.each([
    [['Swat', 'Sawat', 'Sawat Valley', 'SWAT', ' swat-valley ', 'سوات'], 'swat'],
    [['Murree', 'Murree Hills', 'مری'], 'murree'],
    [['Hunza', 'Hunza Valley', 'Karimabad', 'ہنزہ'], 'hunza'],
  ])('%j are the same', (names, key) => {
    expect(names.map(placeKey)).toEqual(names.map(() => key));
  });

  test('any other city works by its own name', () => {
    expect(placeKey('Fort Munro')).toBe('fort munro');
    expect(placeKey('زیارت')).toBe('زیارت');
  });

  test('a city that is named like a part of every object is a city', () => {
    expect(placeKey('Constructor')).toBe('constructor');
    expect(placesOf(['constructor', '__proto__'])).toEqual(['constructor', 'proto']);
  });

  test('no name makes a key that is too long for the table', () => {
    // One sign that stands for four words.
    expect(Buffer.byteLength(placeKey('\ufdfa'.repeat(80)))).toBeLessThan(500);
  });
});

describe('the places of a property', () => {
  test('are its city, its location and the destination around its town, each once', () => {
    expect(placesOf(['Kalam', 'Sawat Valley'])).toEqual(['kalam', 'swat']);
    expect(placesOf(['Kalam', 'Kalam'])).toEqual(['kalam', 'swat']);
  });

  test('leave out names without a letter', () => {
    expect(placesOf(['***', 'Murree'])).toEqual(['murree']);
  });
});

describe('whatever is typed as a place', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 200 }));

  test('makes a key that the table takes, and that leads to itself', () => {
    const isKey = fc.property(typed, (name) => {
      const key = placeKey(name);
      expect(Buffer.byteLength(key)).toBeLessThan(500);
      expect(key).toBe(key.trim());
      expect(placeKey(key)).toBe(key);
    });
    fc.assert(isKey, { numRuns: 2000 });
  });

  test('as city or location of a property finds it', () => {
    const isFound = fc.property(fc.array(typed, { maxLength: 3 }), (names) => {
      const places = placesOf(names);
      expect(places).toEqual([...new Set(places)]);
      expect(places).toEqual(expect.arrayContaining(names.map(placeKey).filter((key) => key !== '')));
    });
    fc.assert(isFound);
  });
});
