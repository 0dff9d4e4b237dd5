import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomAmenities } from '../../shared/rules/amenities.ts';
import { pressOption, violationOfOptions } from '../../shared/rules/optionSet.ts';

const { hotWater } = roomAmenities;
const after = (...presses: string[]) =>
  presses.reduce((chosen, each) => pressOption(hotWater, chosen, each).join(), '');

test('options that hold together are chosen one after the other, in their own order', () => {
  expect(after('gas', 'hours')).toBe('hours,gas');
});

test('a second press takes an option back, and leaves the others', () => {
  expect(after('gas', 'hours', 'gas')).toBe('hours');
  expect(after('gas', 'gas')).toBe('');
});

test('an option takes back the one that it contradicts, and none takes back all', () => {
  expect(after('hours', 'gas', 'always')).toBe('always,gas');
  expect(after('always', 'gas', 'none')).toBe('none');
  expect(after('none', 'bucket')).toBe('bucket');
});

test('whatever is pressed, the options hold together', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...hotWater.options)), (presses) => {
      expect(violationOfOptions(hotWater, after(...presses))).toBeUndefined();
    }),
  );
});
