import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryBytes, searchEntries } from '../../../functions/search/searchEntries.ts';
import { aProperty, aRoom } from '../../support/properties.ts';

/** A room with everything as long as it can be. */
const dearest = {
  id: 'x'.repeat(12),
  roomNumber: 99_999,
  capacity: 12,
  beds: 20,
  price: 1_000_000,
  photos: ['u-'.padEnd(22, 'x')],
};

function cardsOf(description: string) {
  return searchEntries(aProperty({ hotel: { ...aProperty().hotel, description } }));
}

/** Bytes of an item as DynamoDB counts them: names and text in UTF-8, a number one for two digits and one more, a truth value one. */
function itemBytes(item: object): number {
  const sizes = Object.entries(item).map(([name, value]) => {
    if (typeof value === 'boolean') return Buffer.byteLength(name) + 1;
    const bytes = typeof value === 'number' ? Math.ceil(String(value).length / 2) + 1 : Buffer.byteLength(value);
    return Buffer.byteLength(name) + bytes;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const words = fc.array(
  fc.oneof(fc.constantFrom('Warm', 'rooms', 'above', 'پہاڑ', 'گرم'), fc.string({ unit: 'grapheme' })),
  {
    maxLength: 400,
  },
);

describe('the card of a room', () => {
  test('shows a short description whole', () => {
    expect(cardsOf('Warm rooms above the pines.')[0]?.text).toBe('Warm rooms above the pines.');
  });

  test('shows the first words of a long one, and a sign that there are more', () => {
    const description = 'Warm rooms above the pines. '.repeat(40).trim();
    const text = cardsOf(description)[0]?.text ?? '';
    expect(text).toMatch(/^(Warm rooms above the pines\. )+(Warm|rooms|above|the|pines\.| )*…$/);
    expect(description.startsWith(text.slice(0, -1))).toBe(true);
    expect(text.length).toBeGreaterThan(100);
  });

  test('is small enough for nine of them to be read with one unit, and says something, whatever the words are', () => {
    const isSmall = fc.property(words, fc.string({ unit: 'grapheme', minLength: 1 }), (each, name) => {
      const hotel = { ...aProperty().hotel, description: each.join(' ') || 'x', name: name.slice(0, 80) };
      const entries = searchEntries(
        aProperty({ hotel, id: 'x'.repeat(16), location: name.slice(0, 60), rooms: [aRoom({ ...dearest })] }),
      );
      expect(9 * Math.max(...entries.map(itemBytes))).toBeLessThanOrEqual(4096);
      expect(entries[0]?.text).not.toBe('');
    });
    fc.assert(isSmall);
  });

  test('is as small where the hotel has twelve offers, reviews and a place of a long name, and still says its name', () => {
    const amenities = {
      road: 'car',
      parking: 'yes',
      power: 'ups',
      meals: 'all',
      wifi: 'yes',
      families: 'only',
    } as const;
    const name = 'سرائے دریا کے کنارے پہاڑوں کے بیچ میں ایک بہت پرانا گھر'.repeat(2).slice(0, 80);
    const hotel = { ...aProperty().hotel, name, description: 'دریا کے اوپر گرم کمرے '.repeat(20), amenities };
    const twelve = Array.from({ length: 12 }, (_, at) => aRoom({ ...dearest, price: 999_000 + at, beds: 20 }));
    const city = 'ایک بہت لمبے نام کا گاؤں جو پہاڑ کے اوپر ہے'.slice(0, 60);
    const standing = { newHost: true, rating: { average: 4.5, count: 12_345 } } as const;
    const address = { ...aProperty().address, city };
    const property = { hotel, address, location: 'Nathia Gali', rooms: twelve, id: 'x'.repeat(16), ...standing };
    const entries = searchEntries(aProperty(property));
    expect(9 * Math.max(...entries.map(itemBytes))).toBeLessThanOrEqual(4096);
    for (const entry of entries) expect(entry.name).toMatch(/^سرائے دریا .*…$/);
  });

  test('of a hotel with a long Urdu name and place still shows how the description begins', () => {
    const hotel = { ...aProperty().hotel, name: 'ہنزہ'.repeat(20), description: 'دریا کے اوپر گرم کمرے '.repeat(20) };
    const [entry] = searchEntries(aProperty({ hotel, location: 'کریم'.repeat(15), rooms: [aRoom({ ...dearest })] }));
    expect(itemBytes(entry ?? {})).toBeLessThanOrEqual(entryBytes);
    expect(entry?.text).toMatch(/^دریا .*…$/);
    expect(entry?.name).toMatch(/^(ہنزہ)+.*…$/);
  });
});
