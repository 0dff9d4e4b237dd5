import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { checkProperties } from './checkProperties.ts';
import { cardLines, entriesOf } from './entries.ts';
import type { StoredProperty } from './records.ts';

const room = (roomNumber: number, price: number, available = true) => ({
  ...{ id: `r${roomNumber}`, roomNumber, price, available, capacity: 2, beds: 1, photos: [] },
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
  kinds: { r101: 'aaaaaa', r102: 'aaaaaa', r103: 'bbbbbb', r104: 'cccccc' },
  listedAt: '2026-11-01T10:00:00.000Z',
};

const listed = { pk: 'vendor#v1', sk: '2026-11-01T10:00:00.000Z#abc', propertyId: 'abc', rooms: 4, roomsAvailable: 3 };

const itemOf = (key: string): Item => {
  const [pk = '', sk = ''] = key.split('|');
  return { pk, sk };
};

const counted = { pk: 'account#v1', sk: 'properties', listed: 1 };

const card: Item = { pk: 'property#abc', sk: 'card', revision: 3, kinds: cardLines(record) };

const entries = [...entriesOf(record)].map(([key, { guests, facts }]) => ({
  ...itemOf(key),
  guests,
  ...(facts && { facts }),
}));

const whole = (): Item[] => [record, listed, card, ...entries];

test('a kind stands twice for each place and for all, a hotel twice by each end and by day, and once for its name', () => {
  const keys = [...entriesOf(record).keys()];
  const [places, kinds] = [3, 2];
  expect(keys).toHaveLength(2 * kinds * places + 2 * 2 * places + 2 * places + 1);
  expect(keys).toContain('search#murree#*|00004000#abc#aaaaaa#00004000');
  expect(keys).toContain('cheapest#murree#*|00004000#abc#00005000');
  expect(keys).toContain('dearest#murree#*|00005000#abc#00004000');
  expect(keys).toContain('newest#bhurban#First|2026-11-01T10:00:00.000Z#abc');
  expect(keys).toContain('name#pin|pine-house#00004000#abc#00005000');
});

test('a hotel of a host who has not confirmed the e-mail stands in lists of its own alone', () => {
  const keys = [...entriesOf({ ...record, newHost: true }).keys()];
  expect(keys.filter((key) => !key.startsWith('new#'))).toEqual([]);
});

test.each([{ guests: 9 }, { facts: 'a' }])('an entry that tells %j is wrong', (told) => {
  const items = whole().map((item) => (item.pk === 'search#murree#*' ? { ...item, ...told } : item));
  expect(checkProperties(items)).toHaveLength(2);
});

test.each([{ kinds: [] }, { revision: 2 }, { reviews: 1 }, { newHost: true }])(
  'a card that tells %j is wrong',
  (told) => {
    const items = whole().map((item) => (item === card ? { ...card, ...told } : item));
    expect(checkProperties(items)).toEqual([expect.stringContaining('card tells something else')]);
  },
);

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
  ['an entry of a room that is not available', itemOf('search#*#*|00006000#abc#cccccc#00006000')],
  ['an entry of a property that is gone', itemOf('newest#*#*|2026-11-01T10:00:00.000Z#gone')],
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
