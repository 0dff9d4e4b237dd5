import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchEntries } from '../../../functions/search/searchEntries.ts';
import { aProperty } from '../../support/properties.ts';

function cardsOf(description: string) {
  return searchEntries(aProperty({ hotel: { ...aProperty().hotel, description } }));
}

/** Bytes of an item as DynamoDB counts them: names and text in UTF-8, a number one for two digits and one more. */
function itemBytes(item: object): number {
  const sizes = Object.entries(item).map(([name, value]) => {
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

  test('is small enough for nine of them to be read with one unit, whatever the description', () => {
    const isSmall = fc.property(words, (each) => {
      const largest = Math.max(...cardsOf(each.join(' ')).map(itemBytes));
      expect(9 * largest).toBeLessThanOrEqual(4096);
    });
    fc.assert(isSmall);
  });
});
