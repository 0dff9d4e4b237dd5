import { describe, expect, test } from 'vitest';
import type { Room } from '../../../../../shared/contracts/properties.ts';
import { photosOf } from '../../../../../web/src/features/properties/form/kinds/kindDraft.ts';
import { kindsOfRooms } from '../../../../../web/src/features/properties/form/kinds/kindsOfRooms.ts';
import { draftOf, hasContentOf, requestOf } from '../../../../../web/src/features/properties/form/propertyDraft.ts';
import { roomOf } from '../../../support/samples.ts';
import { property } from '../property.ts';

const images = (...names: string[]) => names.map((name) => ({ imgURL: `/room-photos/u-${name}/960.webp` }));

function propertyOf(rooms: readonly Room[]) {
  return { ...property, hotels: property.hotels.map((hotel) => ({ ...hotel, rooms: [...rooms] })) };
}

test('rooms are read by their kinds, and numbers, prices and guests are those of the kind', () => {
  const kinds = kindsOfRooms([roomOf(101), roomOf(201, { price: 9000 }), roomOf(102)]);
  expect(
    kinds.map(({ id, count, price, rooms }) => [id, count, price, ...rooms.map((room) => room.roomNumber)]),
  ).toEqual([
    ['kind7200', '2', '7200', '101', '102'],
    ['kind9000', '1', '9000', '201'],
  ]);
});

describe('rooms of a kind that differ', () => {
  const rooms: Room[] = [
    { ...roomOf(101, { images: images('a', 'b') }), amenities: { floor: 1, heating: ['gas'] } },
    { ...roomOf(102, { images: images('c') }), amenities: { floor: 1, heating: ['gas'] } },
    { ...roomOf(103, { images: images('a', 'b') }), amenities: { floor: 2 } },
    roomOf(104, { availability: false }),
  ];

  test('keep their photos, their answers and their switch; the kind has those of most', () => {
    const [kind] = kindsOfRooms(rooms);
    expect(kind?.photos.map(({ key }) => key)).toEqual(['u-a', 'u-b']);
    expect(kind?.amenities).toEqual({ floor: '1', heating: 'gas' });
    expect(kind?.rooms.map(({ photos, amenities }) => [photos?.map(({ key }) => key), amenities])).toEqual([
      [undefined, undefined],
      [['u-c'], undefined],
      [undefined, { floor: '2', heating: '' }],
      [[], { floor: '', heating: '' }],
    ]);
    expect(kind?.rooms.map(({ availability }) => availability)).toEqual([true, true, true, false]);
  });

  test('are sent as they were read', () => {
    const sent = requestOf(draftOf(propertyOf(rooms))).hotelDetail.rooms;
    expect(sent).toEqual(
      rooms.map(({ _id, roomNumber, membersCapacity, No_of_beds, price, availability, kind, amenities, ...room }) => ({
        ...{ _id, roomNumber, No_of_beds, price, availability, kind, capacity: membersCapacity },
        amenities: amenities ?? {},
        images: room.images.map(({ imgURL }) => ({ imageUrl: imgURL })),
      })),
    );
  });

  test('show the photos of the kind where they have none of their own', () => {
    const [kind] = kindsOfRooms(rooms);
    const shown = kind?.rooms.map((room) => photosOf({ kind, room }).length);
    expect(shown).toEqual([2, 1, 2, 0]);
  });
});

test('a listed property has the content of the draft that it was made of, whatever its kinds are called', () => {
  const rooms = [roomOf(101), roomOf(201, { price: 9000 }), roomOf(102)];
  const draft = draftOf(propertyOf(rooms));
  const fresh = rooms.map((room) => ({ ...room, _id: `new${room._id}`, kind: `new${room.kind}` }));
  expect(hasContentOf(propertyOf(fresh), draft)).toBe(true);
  expect(hasContentOf(propertyOf(fresh.slice(1)), draft)).toBe(false);
});
