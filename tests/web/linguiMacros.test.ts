import { setupI18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { expect, test } from 'vitest';

const beds = 2;
const english = setupI18n({ locale: 'en', messages: {} });

test('English needs no catalog', () => {
  expect(english._(msg`Ask the owner`)).toBe('Ask the owner');
});

test('values and plurals in the code are filled in without a catalog', () => {
  expect(english._(msg`It has ${plural(beds, { one: '# bed', other: '# beds' })}.`)).toBe('It has 2 beds.');
});

test('a catalog of another language wins over the English in the code', () => {
  const ask = msg`Ask the owner`;
  const urdu = setupI18n({ locale: 'ur', messages: { ur: { [ask.id]: ['مالک سے پوچھیں'] } } });
  expect(urdu._(ask)).toBe('مالک سے پوچھیں');
});
