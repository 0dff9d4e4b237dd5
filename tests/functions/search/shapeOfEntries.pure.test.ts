import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cardItems } from '../../../functions/search/card.ts';
import { currentShape, entryKeys, indexedFacts } from '../../../functions/search/entryKeys.ts';
import type { IndexedProperty } from '../../../functions/search/indexedProperty.ts';
import { searchEntries } from '../../../functions/search/searchEntries.ts';

/**
 * Of each shape a digest of what is written of the hotels below. A rebuild passes over hotels whose entries have the number of
 * today, so entries that are written otherwise take the next number: a line is added here, and none is changed.
 */
const digests: Record<number, string> = {
  1: '6b4430a304e5cb04',
  2: '27a005c7881bab48',
  3: '029a53ac9380f153',
  4: '4f7c17b2be5e58ac',
};

const hotel: IndexedProperty['hotel'] = {
  name: 'Baltit Heritage Baltistan Inn',
  description: 'Warm rooms below the fort, with apricots from the garden. '.repeat(8),
  classType: 'First',
  amenities: { road: 'car', parking: 'yes', power: ['solar'], meals: 'breakfast', wifi: 'yes', families: 'welcome' },
};

const room = {
  id: 'room101',
  roomNumber: 101,
  capacity: 2,
  beds: 1,
  price: 7000,
  available: true,
  photos: ['u-cover'],
};

/** Together they have all that an entry can tell. */
const hotels: IndexedProperty[] = [
  {
    id: 'fort',
    location: 'Hunza',
    address: { city: 'Karimabad' },
    hotel,
    rooms: [
      { ...room, amenities: { heating: ['gas'], hotWater: ['always'], bathroom: 'own' } },
      { ...room, id: 'room102', roomNumber: 102, amenities: { hotWater: ['hours', 'bucket'] } },
      { ...room, id: 'room201', roomNumber: 201, capacity: 4, beds: 2, price: 12_500, photos: [] },
      { ...room, id: 'room202', roomNumber: 202, capacity: 6, available: false },
    ],
    listedAt: '2026-10-01T08:00:00.000Z',
  },
  {
    id: 'pines',
    location: 'Murree Hills',
    address: { city: 'Nathia Gali' },
    hotel: {
      ...{ name: 'Galyat House', description: 'Clean rooms', classType: 'Economy' },
      ...{ urduName: 'گلیات ہاؤس نتھیا گلی', urduDescription: 'صاف کمرے' },
    },
    rooms: [room],
    listedAt: '2026-10-02T08:00:00.000Z',
    newHost: true,
  },
  {
    id: 'hidden',
    location: 'Skardu',
    address: { city: 'Skardu' },
    hotel: { ...hotel, classType: 'Business' },
    rooms: [room],
    listedAt: '2026-10-03T08:00:00.000Z',
    hidden: true,
  },
  {
    id: 'polo',
    location: 'Gilgit',
    address: { city: 'Gilgit' },
    hotel,
    rooms: [room, { ...room, id: 'room201', roomNumber: 201, capacity: 4, price: 12_500 }],
    kinds: { room101: 'double', room201: 'family' },
    listedAt: '2026-10-04T08:00:00.000Z',
    rates: {
      weekdays: [{ days: ['saturday'], prices: { double: 9000 } }],
      seasons: [
        { name: 'Cold', from: '11-05', to: '02-29', prices: { family: 11_000 }, weekdays: [], leastNights: 2 },
        { name: 'Polo', from: '2027-01-09', to: '2027-01-11', prices: { double: 6500 }, weekdays: [] },
      ],
      days: [{ name: 'Eid', from: '2027-03-20', to: '2027-03-22', percent: 250 }],
      longStays: [{ nights: 7, percent: 10 }],
      extras: [],
      revision: 1,
    },
  },
];

const day = '2026-10-10';
const written = hotels.flatMap((each) => {
  const indexed = indexedFacts(each, day);
  return [...searchEntries(each, indexed), cardItems({ ...each, revision: 1, indexed }).card];
});

const entries = hotels.flatMap((each) => searchEntries(each, indexedFacts(each, day)));

test('entries that are written otherwise than before have another number', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify(written.map(inOrder), (_, value) => (value instanceof Set ? [...value] : value)))
    .digest('hex')
    .slice(0, 16);
  expect(digest, `Raise currentShape, and put this digest beside the new number: ${digest}`).toBe(
    digests[currentShape],
  );
});

test('every shape has entries of its own', () => {
  expect(new Set(Object.values(digests)).size).toBe(Object.keys(digests).length);
});

test('what a record remembers of its entries leads to all of them', () => {
  const found = hotels.flatMap((each) => entryKeys(each.id, indexedFacts(each, day)));
  expect(found.map(({ pk, sk }) => `${pk}|${sk}`).sort()).toEqual(entries.map(({ pk, sk }) => `${pk}|${sk}`).sort());
});

/** The order of attributes is none of DynamoDB's. */
function inOrder(entry: object): [string, unknown][] {
  return Object.entries(entry)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
