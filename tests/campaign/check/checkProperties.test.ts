import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { checkProperties } from './checkProperties.ts';
import { entryKeysOf, offersTextOf } from './entries.ts';
import type { StoredProperty } from './records.ts';

const room = (roomNumber: number, price: number, available = true) => ({
  ...{ roomNumber, price, available, capacity: 2, beds: 1, photos: [] },
});

const record: StoredProperty = {
  pk: 'property#abc',
  sk: 'property',
  id: 'abc',
  vendorId: 'v1',
  revision: 3,
  location: 'Murree Hills',
  address: { street: 'Mall Road', city: 'Bhurban', state: 'Punjab', country: 'Pakistan', zipCode: 47150 },
  hotel: { name: 'Pine House', description: 'Warm.', classType: 'First' },
  rooms: [room(101, 4000), room(102, 4000), room(103, 5000), room(104, 6000, false)],
  listedAt: '2026-11-01T10:00:00.000Z',
};

const listed = { pk: 'vendor#v1', sk: '2026-11-01T10:00:00.000Z#abc', propertyId: 'abc', rooms: 4, roomsAvailable: 3 };

const itemOf = (key: string): Item => {
  const [pk = '', sk = ''] = key.split('|');
  return { pk, sk };
};

const counted = { pk: 'account#v1', sk: 'properties', listed: 1 };

const entryOf = (key: string): Item => ({ ...itemOf(key), offers: offersTextOf(record) });

const whole = (): Item[] => [record, listed, ...entryKeysOf(record).map(entryOf)];

test('rooms of one capacity, beds and price are one offer, four times for each place and for all, and once for its name', () => {
  const keys = entryKeysOf(record);
  const [places, offers] = [3, 2];
  // The cheapest and the dearest stand twice more under each place and once under the name, and the hotel once under each by day and among the featured.
  expect(keys).toHaveLength(offers * (4 * places + 1) + 2 * 2 * places + 2 + 2 * places + 1);
  expect(keys).toContain('name#pin|pine-house#00004000#abc#2-1-4000');
  expect(keys).toContain('newest#bhurban#First|2026-11-01T10:00:00.000Z#abc#2-1-4000');
  expect(keys).toContain('search#murree#*#cheapest|00004000#abc#2-1-4000');
  expect(keys).toContain('search#murree#*#dearest|00005000#abc#2-1-5000');
});

test('an offer stands by each fact that all its rooms have, under its own class and capacity and under any', () => {
  const own = record.rooms.map((each) => ({
    ...each,
    amenities: each.roomNumber === 101 ? { heating: 'gas' as const } : {},
  }));
  const hotel = { ...record.hotel, amenities: { wifi: 'yes' as const } };
  const keys = entryKeysOf({ ...record, hotel, rooms: own }).filter((key) => /#(wifi|heating)\|/.test(key));
  expect(keys).toHaveLength(2 * 3 * 2);
  expect(keys).toContain('search#murree#First#2#wifi|00004000#abc#2-1-4000');
  expect(keys).toContain('search#*#*#*#wifi|00004000#abc#2-1-4000');
});

test.each([{ offers: '' }, { rating: '4.5/2' }])('an entry that tells %j is wrong', (told) => {
  const items = whole().map((item, at) => (at === 2 ? { ...item, ...told } : item));
  expect(checkProperties(items)).toEqual([expect.stringContaining('tells something else')]);
});

test('what is as documented has no problems', () => {
  expect(checkProperties(whole())).toEqual([]);
});

test.each(
  whole()
    .slice(1)
    .map((item) => [`${item.pk}|${item.sk}`]),
)('%s is missed', (name) => {
  const items = whole().filter(({ pk, sk }) => `${pk}|${sk}` !== name);
  expect(checkProperties(items)).toEqual([expect.stringContaining(name)]);
});

test.each([
  ['an entry of a room that is not available', itemOf('search#*#*#*|00006000#abc#104')],
  ['an entry of a property that is gone', itemOf('newest#*#*|2026-11-01T10:00:00.000Z#gone#101')],
  ['a list item of a property that is gone', itemOf('vendor#v1|2026-11-01T10:00:00.000Z#gone')],
  ['a mark of work that is left', itemOf('unsettled|abc')],
  ['a removed record that still says something', { pk: 'property#x', sk: 'property', removed: true, rooms: [] }],
])('%s does not belong', (_, item) => {
  expect(checkProperties([...whole(), item])).toHaveLength(1);
});

test('what is kept of a removed property is that it was there', () => {
  const tombstone = { pk: 'property#x', sk: 'property', id: 'x', vendorId: 'v1', revision: 2, removed: true };
  expect(checkProperties([...whole(), tombstone])).toEqual([]);
});

test('an account that counts other properties than it has is wrong', () => {
  expect(checkProperties([...whole(), counted])).toEqual([]);
  expect(checkProperties([...whole(), { ...counted, listed: 2 }])).toHaveLength(1);
});

test('a list that counts other rooms than the record has is wrong', () => {
  const items = whole().map((item) => (item.pk === listed.pk ? { ...listed, roomsAvailable: 4 } : item));
  expect(checkProperties(items)).toHaveLength(1);
});
