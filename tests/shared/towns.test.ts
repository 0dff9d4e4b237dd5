import { expect, test } from 'vitest';
import { destinations } from '../../shared/rules/destinations.ts';
import { violationOf } from '../../shared/rules/field.ts';
import { addressFields } from '../../shared/rules/property.ts';
import { cityOf, townOf } from '../../shared/rules/towns.ts';

test.each([
  ['Karimabad', 'Gilgit-Baltistan', '15700'],
  [' mingora ', 'Khyber Pakhtunkhwa', '19130'],
  ['Muzaffarabad', 'Azad Kashmir', '13100'],
  ['Murree Hills', 'Punjab', '47150'],
  ['سکردو', 'Gilgit-Baltistan', '16100'],
  ['Nathiagali', 'Khyber Pakhtunkhwa', ''],
])('an address in %s is in %s', (city, state, zipCode) => {
  expect(townOf(city)).toEqual({ state, zipCode });
});

test.each(Object.values(destinations))('%s is known, and what it says may stand in an address', (destination) => {
  const { state = '', zipCode = '' } = townOf(destination) ?? {};
  expect(violationOf(addressFields.state, state)).toBeUndefined();
  expect(violationOf(addressFields.zipCode, zipCode)).toBeUndefined();
});

test.each(['Lahore', '', 'constructor', 'Karima'])('nothing is known of "%s"', (city) => {
  expect(townOf(city)).toBeUndefined();
});

test.each([
  ['Karimabad', 'Karimabad'],
  [' Murree ', 'Murree'],
  ['Murree Hills', 'Murree'],
  ['مری', 'مری'],
  ['Hunza Valley', undefined],
  ['Sawat Valley', undefined],
  ['Kashmir', undefined],
  ['Lahore', undefined],
])('the city of a hotel in %s is %s', (location, city) => {
  expect(cityOf(location)).toBe(city);
});
