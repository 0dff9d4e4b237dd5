import { describe, expect, test } from 'vitest';
import { emptyKind } from '../../../../web/src/features/properties/form/kinds/kindDraft.ts';
import { withCount } from '../../../../web/src/features/properties/form/kinds/roomNumbers.ts';
import { draftOf, emptyDraft, formOf } from '../../../../web/src/features/properties/form/propertyDraft.ts';
import { property } from './property.ts';

describe('a new form', () => {
  test('proposes the class Business, Pakistan and one room that is available', () => {
    const { classType, country, kinds } = emptyDraft();
    expect({ classType, country }).toEqual({ classType: 'Business', country: 'Pakistan' });
    expect(kinds.map(({ rooms }) => rooms.map(({ availability }) => availability))).toEqual([[true]]);
  });

  test('has a request key of its own, in the form that the API takes', () => {
    expect(emptyDraft().requestKey).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(emptyDraft().requestKey).not.toBe(emptyDraft().requestKey);
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
      mapPlace: '',
    },
    hotelDetail: {
      name: 'Fort View',
      description: 'Below the fort.',
      urduName: '',
      urduDescription: '',
      classType: 'First',
      amenities: {},
      rooms: [
        {
          _id: 'room1',
          kind: 'kind1',
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

test('each room of a kind is sent with the photos that are ready, and with the name of its kind', () => {
  const photos = [{ key: 'a', photoId: 'u-a' }, { key: 'b', imgURL: '/room-photos/u-b/960.webp' }, { key: 'c' }];
  const kind = withCount({ ...emptyKind('101'), key: 'k1', photos }, '2', []);
  const { rooms } = formOf({ ...emptyDraft(), kinds: [kind] }).hotelDetail;
  const images = [{ imageUrl: '/room-photos/u-b/960.webp' }];
  expect(rooms).toEqual(
    ['101', '102'].map((roomNumber) => expect.objectContaining({ roomNumber, kind: 'k1', images })),
  );
});
