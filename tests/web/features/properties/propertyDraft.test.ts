import { describe, expect, test } from 'vitest';
import {
  draftOf,
  emptyDraft,
  emptyRoom,
  formOf,
  roomLike,
} from '../../../../web/src/features/properties/form/propertyDraft.ts';
import { property } from './property.ts';

const room = { ...emptyRoom(), roomNumber: '101', price: '2500' };

describe('a new form', () => {
  test('proposes the class Business, Pakistan and one room that is available', () => {
    const { classType, country, rooms } = emptyDraft();
    expect({ classType, country }).toEqual({ classType: 'Business', country: 'Pakistan' });
    expect(rooms.map(({ availability }) => availability)).toEqual([true]);
  });

  test('has a request key of its own, in the form that the API takes', () => {
    expect(emptyDraft().requestKey).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(emptyDraft().requestKey).not.toBe(emptyDraft().requestKey);
  });
});

describe('a room like another', () => {
  test('has all that the other has, under the next number', () => {
    const { key, ...copy } = roomLike(room, [room]);
    expect(copy).toEqual({ ...room, key: undefined, roomNumber: '102' });
    expect(key).not.toBe(room.key);
  });

  test('is another room at the API', () => {
    expect(roomLike({ ...room, id: 'room1' }, [])).not.toHaveProperty('id');
  });

  test('passes over numbers that other rooms have', () => {
    const rooms = [room, { ...room, roomNumber: '102' }, { ...room, roomNumber: ' 103 ' }];
    expect(roomLike(room, rooms).roomNumber).toBe('104');
  });

  test('has no number where the other has none, or the highest', () => {
    expect(roomLike({ ...room, roomNumber: '' }, []).roomNumber).toBe('');
    expect(roomLike({ ...room, roomNumber: '99999' }, []).roomNumber).toBe('');
  });
});

test('a listed property comes back from the form as it was', () => {
  expect(formOf(draftOf(property))).toEqual({
    Location: 'Hunza Valley',
    address: {
      street: '1 Fort Road',
      city: 'Karimabad',
      state: 'Gilgit-Baltistan',
      country: 'Pakistan',
      zipCode: '15700',
    },
    hotelDetail: {
      name: 'Fort View',
      description: 'Below the fort.',
      classType: 'First',
      amenities: {},
      rooms: [
        {
          _id: 'room1',
          roomNumber: '7',
          No_of_beds: '2',
          capacity: '3',
          price: '4500',
          availability: false,
          amenities: {},
          images: [{ imageUrl: '/room-photos/u-one/960.webp' }],
        },
      ],
    },
  });
});

test('a photo that is not ready is not sent along', () => {
  const photos = [{ key: 'a', photoId: 'u-a' }, { key: 'b', imgURL: '/room-photos/u-b/960.webp' }, { key: 'c' }];
  const [sent] = formOf({ ...emptyDraft(), rooms: [{ ...room, photos }] }).hotelDetail.rooms;
  expect(sent?.images).toEqual([{ imageUrl: '/room-photos/u-b/960.webp' }]);
});
