import { expect, test } from 'vitest';
import { createProperty } from '../../shared/contracts/vendorProperties.ts';
import { parse } from '../../shared/parse.ts';
import { form, issuesOf, withHotel } from '../support/sentProperty.ts';

test('words in Urdu are tidied, an empty one says that there are none, and what was not sent is not said', () => {
  const inUrdu = { urduName: ' پائن   ہاؤس ', urduDescription: '' };
  const { hotel: told } = parse(createProperty.body, withHotel(inUrdu));
  expect(told).toMatchObject({ urduName: 'پائن ہاؤس', urduDescription: '' });
  expect(parse(createProperty.body, form).hotel).not.toHaveProperty('urduName');
});

const manyBytes = '\ufdfa'.repeat(70);

test.each([
  ['a name in other letters', { urduName: 'Pine House' }, 'urduName', 'Name in Urdu: write it in Urdu letters'],
  ['a long name', { urduName: 'ا'.repeat(81) }, 'urduName', 'Name in Urdu must have 80 characters at most'],
  ['a name of many bytes', { urduName: manyBytes }, 'urduName', 'Name in Urdu is too long. Shorten it.'],
  [
    'a name that turns the text behind it',
    { urduName: 'پائن\u202eہاؤس' },
    'urduName',
    expect.stringContaining('Name in Urdu'),
  ],
  [
    'words in other letters',
    { urduDescription: 'Warm rooms, گرم' },
    'urduDescription',
    'Description in Urdu: write it in Urdu letters',
  ],
  [
    'long words',
    { urduDescription: 'گ'.repeat(2001) },
    'urduDescription',
    'Description in Urdu must have 2,000 characters at most',
  ],
])('%s in Urdu is refused at its field', (_, given, field, message) => {
  expect(issuesOf(withHotel(given))).toEqual([[`hotelDetail.${field}`, message]]);
});

test('a name in Urdu may have the signs that join and part letters, and some Latin ones', () => {
  expect(issuesOf(withHotel({ urduName: 'کوہ\u200cنور ہوٹل K2' }))).toEqual([]);
  expect(issuesOf(withHotel({ urduName: 'ا'.repeat(80), urduDescription: 'گ'.repeat(2000) }))).toEqual([]);
});
