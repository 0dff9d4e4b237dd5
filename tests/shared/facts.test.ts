import { expect, test } from 'vitest';
import type { HotelAmenities, RoomAmenities } from '../../shared/rules/amenities.ts';
import { factsOf, greaterFacts, pressFact, readFacts } from '../../shared/rules/facts.ts';

type HotWater = RoomAmenities['hotWater'];

test.each<[HotWater, string[]]>([
  [['always'], ['hotWater', 'hotWaterAtHours']],
  [
    ['always', 'gas'],
    ['hotWater', 'hotWaterAtHours'],
  ],
  [['hours'], ['hotWaterAtHours']],
  [['bucket', 'hours'], ['hotWaterAtHours']],
  [['solar'], ['hotWaterAtHours']],
  [['stove', 'electric'], ['hotWaterAtHours']],
  [['bucket'], []],
  [['none'], []],
  [undefined, []],
])('hot water %j meets the wishes %j', (hotWater, facts) => {
  expect(factsOf({}, { hotWater })).toEqual(facts);
});

test.each<[RoomAmenities['heating'], HotelAmenities['power'], string[]]>([
  [
    ['electric', 'stove'],
    ['generator', 'solar'],
    ['heating', 'power'],
  ],
  [['none'], ['none'], []],
  [undefined, undefined, []],
])('heating %j and power %j meet the wishes %j', (heating, power, facts) => {
  expect(factsOf({ power }, { heating })).toEqual(facts);
});

test('who wants hot water all day and hot water at hours wants it all day', () => {
  expect(greaterFacts(['hotWaterAtHours', 'wifi', 'hotWater'])).toEqual(['hotWater', 'wifi']);
  expect(readFacts('hotwaterathours,HotWater')).toEqual(['hotWater']);
});

test('a press on a lesser wish takes the place of the greater one, and the other way round', () => {
  expect(pressFact(['heating', 'hotWater'], 'hotWaterAtHours')).toEqual(['heating', 'hotWaterAtHours']);
  expect(pressFact(['heating', 'hotWaterAtHours'], 'hotWater')).toEqual(['heating', 'hotWater']);
  expect(pressFact(['heating', 'hotWater'], 'hotWater')).toEqual(['heating']);
});
