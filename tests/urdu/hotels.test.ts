import { expect, test } from 'vitest';
import { hotelNameOf, inReadersWords } from '../../web/src/words/hotels.ts';

const hotel = { name: 'Pine House', description: 'Warm rooms.' };

test('a page in Urdu has the words in Urdu of a hotel, each where there is one', () => {
  const inUrdu = { urduName: 'پائن ہاؤس', urduDescription: 'گرم کمرے۔' };
  expect(inReadersWords({ ...hotel, ...inUrdu })).toMatchObject({ name: 'پائن ہاؤس', description: 'گرم کمرے۔' });
  expect(inReadersWords({ ...hotel, urduName: 'پائن ہاؤس' })).toMatchObject({
    ...{ name: 'پائن ہاؤس', description: 'Warm rooms.' },
  });
  expect(inReadersWords(hotel)).toEqual(hotel);
});

test('a booking on a page in Urdu has the name that its hotel had in Urdu when it was asked for', () => {
  expect(hotelNameOf({ hotelName: 'Pine House', hotelUrduName: 'پائن ہاؤس' })).toBe('پائن ہاؤس');
  expect(hotelNameOf({ hotelName: 'Pine House' })).toBe('Pine House');
});
