import { expect, test } from 'vitest';
import type { VendorProperty } from '../../../../shared/contracts/properties.ts';
import { changesElsewhere } from '../../../../web/src/features/properties/form/changesElsewhere.ts';
import '../../support/speakEnglish.ts';
import { property } from './property.ts';

type Room = VendorProperty['hotels'][number]['rooms'][number];

const [hotel] = property.hotels as [VendorProperty['hotels'][number]];
const [room] = hotel.rooms as [Room];

function withRooms(...rooms: Room[]): VendorProperty {
  return { ...property, hotels: [{ ...hotel, rooms }] };
}

test('a version that says the same has no changes', () => {
  expect(changesElsewhere(property, { ...property, revision: 4 })).toEqual([]);
});

test('what is said of the property is told by its label and what it is now', () => {
  const now = { ...property, Location: 'Karimabad', hotels: [{ ...hotel, name: 'Fort Inn' }] };
  expect(changesElsewhere(property, now)).toEqual([
    'Name is now “\u2068Fort Inn\u2069”.',
    'Location is now “\u2068Karimabad\u2069”.',
  ]);
});

test('a room is told by the number that it had', () => {
  const now = withRooms({ ...room, roomNumber: 8, price: 5000, availability: true, images: [] });
  expect(changesElsewhere(property, now)).toEqual([
    'Room 7: Room number is now “\u20688\u2069”.',
    'Room 7: Price per night is now “\u2068PKR\u00a05,000\u2069”.',
    'Room 7: available now.',
    'Room 7: the photos were changed.',
  ]);
});

test('rooms with one change are told together', () => {
  const rooms = [7, 8, 9, 11].map((roomNumber) => ({
    ...room,
    _id: `room${roomNumber}`,
    roomNumber,
    kind: roomNumber < 10 ? 'kind1' : 'kind2',
  }));
  const dearer = rooms.map((each) =>
    each.roomNumber < 10 ? { ...each, price: 5000 } : { ...each, availability: true },
  );
  expect(changesElsewhere(withRooms(...rooms), withRooms(...dearer))).toEqual([
    '3 rooms, 7 to 9: Price per night is now “\u2068PKR\u00a05,000\u2069”.',
    'Room 11: available now.',
  ]);
});

test('rooms that came and went are told', () => {
  const other = { ...room, _id: 'room2', roomNumber: 12 };
  expect(changesElsewhere(property, withRooms(other))).toEqual(['Room 7: removed.', 'Room 12: added.']);
});
