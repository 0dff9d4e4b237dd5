import { expect, test } from 'vitest';
import { fieldAt } from '../../../../web/src/features/properties/form/fieldErrors.ts';
import { emptyDraft, emptyRoom } from '../../../../web/src/features/properties/form/propertyDraft.ts';

const photos = [
  { key: 'sending', photoId: 'u-a' },
  { key: 'ready', imgURL: '/room-photos/u-b/960.webp' },
];
const draft = {
  ...emptyDraft(),
  rooms: [
    { ...emptyRoom(), key: 'r1' },
    { ...emptyRoom(), key: 'r2', photos },
  ],
};

const fieldOf = (path: string) => fieldAt(path, draft);

test.each([
  ['hotelDetail.name', 'name'],
  ['hotelDetail.classType', 'classType'],
  ['Location', 'Location'],
  ['address.zipCode', 'zipCode'],
  ['hotelDetail.rooms', 'rooms'],
  ['hotelDetail.rooms.1.price', 'r2.price'],
  ['hotelDetail.rooms.0.images', 'r1.photos'],
])('%s is said at the field %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

test('a photo is named by its place among those that were sent', () => {
  expect(fieldOf('hotelDetail.rooms.1.images.0.imageUrl')).toBe('r2.ready');
});

test('what is about no field of the form is left to the message above it', () => {
  expect(fieldOf('requestKey')).toBeUndefined();
  expect(fieldOf('vendorId')).toBeUndefined();
  expect(fieldOf('hotelDetail.rooms.9.price')).toBeUndefined();
});
