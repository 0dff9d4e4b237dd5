import { expect, test } from 'vitest';
import { langOf } from '../../web/src/components/writtenIn.ts';

test.each([
  ['Baltit House', 'en'],
  ['بلتت ہاؤس', 'ur'],
  ['12', undefined],
])('on a page in Urdu the text "%s" is marked as %s', (text, language) => {
  expect(langOf(text)).toBe(language);
});
