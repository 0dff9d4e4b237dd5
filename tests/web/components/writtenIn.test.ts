import { expect, test } from 'vitest';
import { langOf } from '../../../web/src/components/writtenIn.ts';

test.each([
  ['in Urdu', 'بلتت ہاؤس'],
  ['in Urdu with digits of both kinds', 'کمرہ ۱۲، 3 راتیں'],
  ['mainly in Urdu', 'ہمارا گھر جھیل کے پاس ہے، WiFi بھی ہے'],
])('a text %s is marked as such', (_, text) => {
  expect(langOf(text)).toBe('ur');
});

test.each([
  ['in English', 'Baltit House'],
  ['mainly in English', 'The old house of the سرائے family'],
  ['in both alike', 'گھر abc'],
  ['of digits only', '۱۲ 12'],
  ['of nothing', ''],
])('a text %s has the language of the page', (_, text) => {
  expect(langOf(text)).toBeUndefined();
});
