import { expect, test } from 'vitest';
import { amenityIssues, hotelAmenities, roomAmenities, storedAmenities } from '../../shared/rules/amenities.ts';

test('nothing of them need be said, and what is empty is not said', () => {
  expect(amenityIssues(hotelAmenities)).toEqual([]);
  expect(amenityIssues(roomAmenities, { heating: '', floor: ' ' })).toEqual([]);
  expect(storedAmenities(roomAmenities, { heating: '', floor: ' ', bathroom: 'own' })).toEqual({ bathroom: 'own' });
});

test('a set without options is not said, and one with some is kept in their order, each once', () => {
  const sent = { heating: [], hotWater: [' ', ''], bathroom: 'own' };
  expect(amenityIssues(roomAmenities, sent)).toEqual([]);
  expect(storedAmenities(roomAmenities, sent)).toEqual({ bathroom: 'own' });
  expect(storedAmenities(roomAmenities, { heating: ['stove', 'electric', 'stove'] })).toEqual({
    heating: ['electric', 'stove'],
  });
  expect(storedAmenities(hotelAmenities, { power: ' solar, generator' })).toEqual({ power: ['generator', 'solar'] });
});

test.each([
  ['heating', roomAmenities, { heating: ['none', 'gas'] }, { one: 'gas', other: 'none' }],
  ['power', hotelAmenities, { power: 'solar,none' }, { one: 'solar', other: 'none' }],
  ['hotWater', roomAmenities, { hotWater: ['always', 'bucket', 'none'] }, { one: 'always', other: 'none' }],
  ['hotWater', roomAmenities, { hotWater: ['hours', 'gas', 'always'] }, { one: 'always', other: 'hours' }],
] as const)('%s cannot be two things that contradict each other', (path, fields, sent, params) => {
  expect(amenityIssues(fields, sent)).toMatchObject([{ path, code: 'options_contradict', params }]);
});

test('numbers are kept as numbers, and words tidied', () => {
  const typed = { road: 'foot', walk: ' 300 ', lastKilometre: '  Over the bridge,\nthen left. ' };
  expect(storedAmenities(hotelAmenities, typed)).toEqual({
    road: 'foot',
    walk: 300,
    lastKilometre: 'Over the bridge,\nthen left.',
  });
});

test('a way on foot is kept only where one has to walk', () => {
  expect(storedAmenities(hotelAmenities, { road: 'car', walk: '300' })).toEqual({ road: 'car' });
});

test('a wrong way on foot is said only where one has to walk', () => {
  expect(amenityIssues(hotelAmenities, { road: 'foot', walk: '5' })).toMatchObject([
    { path: 'walk', code: 'not_whole' },
  ]);
  expect(amenityIssues(hotelAmenities, { road: 'car', walk: '5' })).toEqual([]);
  expect(amenityIssues(hotelAmenities, { walk: '5' })).toEqual([]);
});

test.each([
  ['heating', roomAmenities, { heating: 'magic' }, 'not_one_of'],
  ['heating', roomAmenities, { heating: ['gas', 'magic'] }, 'not_one_of'],
  ['heating', roomAmenities, { heating: ['gas,stove'] }, 'not_one_of'],
  ['floor', roomAmenities, { floor: '-1' }, 'not_whole'],
  ['altitude', hotelAmenities, { altitude: '8849' }, 'not_whole'],
  ['checkInFrom', hotelAmenities, { checkInFrom: '3 pm' }, 'not_one_of'],
  ['lastKilometre', hotelAmenities, { lastKilometre: 'x'.repeat(301) }, 'too_long'],
] as const)('what %s cannot be is said at it', (path, fields, typed, code) => {
  expect(amenityIssues(fields, typed)).toMatchObject([{ path, code }]);
});
