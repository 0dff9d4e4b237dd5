import { expect, test } from 'vitest';
import { fieldAt, kindWith } from '../../../../web/src/features/properties/form/fieldErrors.ts';
import { emptyKind, newRoom } from '../../../../web/src/features/properties/form/kinds/kindDraft.ts';
import { emptyDraft } from '../../../../web/src/features/properties/form/propertyDraft.ts';

const photos = [
  { key: 'sending', photoId: 'u-a' },
  { key: 'ready', imgURL: '/room-photos/u-b/960.webp' },
];
const draft = {
  ...emptyDraft(),
  kinds: [
    { ...emptyKind(), key: 'k1', rooms: ['r1', 'r2'].map((key) => ({ ...newRoom(''), key })) },
    { ...emptyKind(), key: 'k2', photos, rooms: [{ ...newRoom(''), key: 'r3' }] },
  ],
};

const fieldOf = (path: string) => fieldAt(path, draft);

test.each([
  ['hotelDetail.name', 'name'],
  ['hotelDetail.classType', 'classType'],
  ['Location', 'Location'],
  ['address.zipCode', 'zipCode'],
  ['hotelDetail.rooms', 'rooms'],
  ['hotelDetail.rooms.1.price', 'k1.price'],
  ['hotelDetail.rooms.1.roomNumber', 'r2.roomNumber'],
  ['hotelDetail.rooms.2.amenities.floor', 'k2.amenities.floor'],
  ['hotelDetail.rooms.0.images', 'k1.photos'],
  ['kinds.1.count', 'k2.count'],
])('%s is said at the field %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

test('a photo is named by its place among those that were sent', () => {
  expect(fieldOf('hotelDetail.rooms.2.images.0.imageUrl')).toBe('k2.ready');
});

test('what is about no field of the form is left to the message above it', () => {
  expect(fieldOf('requestKey')).toBeUndefined();
  expect(fieldOf('vendorId')).toBeUndefined();
  expect(fieldOf('hotelDetail.rooms.9.price')).toBeUndefined();
});

test.each([
  ['k2.price', 'k2'],
  ['r2.roomNumber', 'k1'],
  ['Location', undefined],
])('%s is a field in the card of the kind %s', (name, key) => {
  expect(kindWith(name, draft.kinds)?.key).toBe(key);
});
