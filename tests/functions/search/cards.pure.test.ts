import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Property } from '../../../functions/properties/property.ts';
import { type Card, cardBytes, cardItems, cardKey, readCard } from '../../../functions/search/card.ts';
import { shownKinds } from '../../../functions/search/kinds.ts';
import { searchEntries } from '../../../functions/search/searchEntries.ts';
import { itemBytes, rated } from '../../support/itemBytes.ts';
import { aProperty, aRoom } from '../../support/properties.ts';

const itemsOf = (property: Property) => cardItems({ ...property, revision: 9999 });
const itemOf = (property: Property) => ({ ...cardKey(property.id), ...itemsOf(property).card });

function cardOf(property: Property): Card {
  const { card, apart } = itemsOf(property);
  return readCard(property.id, card, apart) as Card;
}

const described = (description: string) => cardOf(aProperty({ hotel: { ...aProperty().hotel, description } }));

/** A hotel of a hundred rooms of forty kinds, with everything as long as it can be. */
const longest: Property = aProperty({
  id: 'x'.repeat(16),
  newHost: true,
  location: 'ایک بہت لمبے نام کا گاؤں جو پہاڑ کے اوپر دریا کے پاس ہے جی ہاں'.slice(0, 60),
  hotel: {
    name: 'سرائے دریا کے کنارے پہاڑوں کے بیچ میں ایک بہت پرانا گھر'.repeat(2).slice(0, 80),
    description: 'دریا کے اوپر گرم کمرے '.repeat(90),
    classType: 'Business',
    amenities: { road: 'car', parking: 'yes', power: ['ups'], meals: 'all', wifi: 'yes', families: 'only' },
  },
  rooms: Array.from({ length: 100 }, (_, at) => ({
    id: String(at).padStart(12, 'x'),
    roomNumber: 99_900 + at,
    capacity: 12,
    beds: 20,
    price: 999_000 + (at % 40),
    available: true,
    photos: [`u-${at}`.padEnd(22, 'x')],
    amenities: { heating: ['gas'], hotWater: ['always'], bathroom: 'own' },
  })),
});

const words = fc.array(
  fc.oneof(fc.constantFrom('Warm', 'rooms', 'above', 'پہاڑ', 'گرم'), fc.string({ unit: 'grapheme' })),
  { maxLength: 400 },
);

describe('the card of a hotel', () => {
  test('has the name in Urdu whole, and the beginning of the words in Urdu, covered', () => {
    const { hotel } = aProperty();
    const urduDescription = `فون 0300 1234567 ${'گرم کمرے '.repeat(100)}`;
    const card = cardOf(aProperty({ hotel: { ...hotel, urduName: 'پائن ہاؤس', urduDescription } }));
    expect(card.urduName).toBe('پائن ہاؤس');
    expect(card.urduText).toMatch(/^فون ••• گرم کمرے .*…$/);
    expect(Buffer.byteLength(card.urduText ?? '')).toBeLessThanOrEqual(240);
  });

  test('says nothing in Urdu of a hotel whose owner does not', () => {
    expect(Object.keys(itemsOf(aProperty()).card)).not.toEqual(expect.arrayContaining(['urduName']));
    expect(Object.keys(itemsOf(aProperty()).card)).not.toEqual(expect.arrayContaining(['urduText']));
  });

  test('has no more bytes than one read brings where words in Urdu are as long as can be, and leaves out what has no place', () => {
    const inUrdu = { urduName: 'ا'.repeat(80), urduDescription: 'گرم '.repeat(500) };
    const property = { ...longest, hotel: { ...longest.hotel, ...inUrdu } };
    expect(itemBytes(itemOf(property))).toBeLessThanOrEqual(cardBytes);
    expect(cardOf(property).name).toBe(cardOf(longest).name);
  });

  test('covers links and numbers of a description before it is shortened', () => {
    expect(described('Call 0300 1234567 or hunza.com').text).toBe('Call ••• or •••');
    expect(described(`${'a'.repeat(228)} 0300 1234567`).text).not.toMatch(/\d/);
  });

  test('shows a short description whole', () => {
    expect(described('Warm rooms above the pines.').text).toBe('Warm rooms above the pines.');
  });

  test('shows the first words of a long one, and a sign that there are more', () => {
    const description = 'Warm rooms above the pines. '.repeat(40).trim();
    const { text } = described(description);
    expect(text).toMatch(/^(Warm rooms above the pines\. )+(Warm|rooms|above|the|pines\.| )*…$/);
    expect(description.startsWith(text.slice(0, -1))).toBe(true);
    expect(text.length).toBeGreaterThan(100);
  });

  test('tells all kinds with their rooms', () => {
    const rooms = [aRoom({ photos: [] }), aRoom({ roomNumber: 102 }), aRoom({ roomNumber: 201, capacity: 4 })];
    const hotel = { ...aProperty().hotel, amenities: { parking: 'yes', families: 'only' } as const };
    const property = aProperty({ rooms, hotel });
    expect(cardOf(property).kinds).toEqual(shownKinds(property));
  });

  test.each([100, 60])('of forty kinds and %i rooms, with long Urdu names, is read with half a unit', (count) => {
    const property = { ...longest, rooms: longest.rooms.slice(0, count) };
    expect(itemBytes({ ...itemOf(property), ...rated })).toBeLessThanOrEqual(cardBytes);
    const card = cardOf(property);
    expect(card.name).toMatch(/^سرائے دریا /);
    expect(card.location).toMatch(/^ایک بہت /);
    const rooms = card.kinds.flatMap((kind) => kind.rooms);
    expect([card.kinds.length, rooms.length, card.kinds.every((kind) => kind.rooms[0]?.photo)]).toEqual([
      40,
      count,
      true,
    ]);
  });

  test('is as small whatever the words are', () => {
    const isSmall = fc.property(words, fc.string({ unit: 'grapheme', minLength: 1 }), (each, name) => {
      const hotel = { ...longest.hotel, description: each.join(' ') || 'x', name: name.slice(0, 80) };
      const item = itemOf({ ...longest, hotel, location: name.slice(0, 60) });
      expect(itemBytes({ ...item, ...rated })).toBeLessThanOrEqual(cardBytes);
    });
    fc.assert(isSmall);
  });
});

test('an entry has a key and what filters need', () => {
  const entries = searchEntries({ ...longest, address: { ...longest.address, city: 'Bhurban' }, location: 'Murree' });
  expect(new Set(entries.flatMap(Object.keys))).toEqual(
    new Set(['pk', 'sk', 'guests', 'facts', 'towns', 'located', 'name'].filter((name) => name !== 'located')),
  );
  const byPrice = entries.filter(({ pk }) => pk.startsWith('new#search#murree#'));
  expect(byPrice).toHaveLength(2 * 40);
  expect(Math.max(...byPrice.map(itemBytes))).toBeLessThanOrEqual(130);
});
