import type { Property, Room } from '../../functions/properties/property.ts';

/** A property as tests want it: sound in every field, with what matters to the test given. */
export function aProperty(given: Partial<Property> = {}): Property {
  return {
    id: 'pinehouse',
    vendorId: 'owner',
    location: 'Murree Hills',
    address: { street: 'Mall Road', city: 'Murree', state: 'Punjab', country: 'Pakistan', zipCode: 47150 },
    hotel: { name: 'Pine House', description: 'Warm rooms above the pines.', classType: 'Economy' },
    rooms: [aRoom()],
    listedAt: '2026-10-01T08:00:00.000Z',
    ...given,
  };
}

export function aRoom(given: Partial<Room> = {}): Room {
  const roomNumber = given.roomNumber ?? 101;
  return {
    ...{ id: `room${roomNumber}`, roomNumber, capacity: 2, beds: 1, price: 1500, available: true, photos: ['photo1'] },
    ...given,
  };
}

/** So many hotels of one room each, numbered and priced as `rooms` are. */
export function houses(
  name: string,
  count: number,
  given: Partial<Property> = {},
  room: Partial<Room> = {},
): Property[] {
  return rooms(count, room).map((each, at) =>
    aProperty({ id: `${name}${String(at + 1).padStart(2, '0')}`, rooms: [each], ...given }),
  );
}

/** So many rooms, numbered from 1 and priced from 1,001 PKR upwards. */
export function rooms(count: number, given: Partial<Room> = {}): Room[] {
  return Array.from({ length: count }, (_, at) => aRoom({ roomNumber: at + 1, price: 1001 + at, ...given }));
}
