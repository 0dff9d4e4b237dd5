import type { Property, Room } from '../../functions/properties/property.ts';
import { classTypes } from '../../shared/rules/catalogue.ts';

const places = ['Murree', 'Swat', 'Hunza', 'Kashmir', 'Gilgit', 'Skardu', 'Naran', 'Chitral'];
const roomsEach = 5;
const description =
  'A house of stone and deodar above the river, with hot water in the mornings, a heater in every room, a generator ' +
  'for the evenings and parking for two cars. The walk to the bazaar takes ten minutes.';

/** So many rooms, five a property, spread evenly over eight places, three classes, eight capacities and the prices. */
export function* sampleProperties(roomCount: number): Generator<Property> {
  for (let at = 0; at * roomsEach < roomCount; at++) {
    const place = places[at % places.length] ?? '';
    yield {
      id: at.toString(36).padStart(12, 'p'),
      vendorId: 'vendor',
      location: place,
      address: { street: 'Main Road', city: place, state: 'Punjab', country: 'Pakistan', zipCode: 47150 },
      hotel: {
        name: `Deodar House number ${at}`,
        description,
        classType: classTypes[Math.floor(at / places.length) % classTypes.length] ?? 'Economy',
      },
      rooms: Array.from({ length: roomsEach }, (_, room) => sampleRoom(at, room)),
      listedAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    };
  }
}

function sampleRoom(property: number, room: number): Room {
  const number = property * roomsEach + room;
  return {
    id: `room${number}`,
    roomNumber: 101 + room,
    capacity: 1 + ((Math.floor(property / 24) + room) % 8),
    beds: 1 + (room % 3),
    price: 500 + ((number * 7919) % 29_500),
    available: true,
    photos: [`photo${number}`],
  };
}
