import { expect, test } from 'vitest';
import { hotelNameOf, inReadersWords } from '../../../web/src/words/hotels.ts';

test('a page in English has nothing of what owners write in Urdu', () => {
  const hotel = { name: 'Pine House', description: 'Warm rooms.', urduName: 'پائن ہاؤس', urduDescription: 'گرم' };
  expect(inReadersWords(hotel)).toBe(hotel);
  expect(hotelNameOf({ hotelName: 'Pine House', hotelUrduName: 'پائن ہاؤس' })).toBe('Pine House');
});
