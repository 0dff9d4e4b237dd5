import type { Property, Room } from '../../functions/properties/property.ts';
import type { HotelAmenities, RoomAmenities } from '../../shared/rules/amenities.ts';
import { classTypes } from '../../shared/rules/catalogue.ts';
import type { RoomFact } from '../../shared/rules/facts.ts';
import { withSampleRates } from './sampleRates.ts';

const places = ['Murree', 'Swat', 'Hunza', 'Kashmir', 'Gilgit', 'Skardu', 'Naran', 'Chitral'];
const description =
  'A house of stone and deodar above the river, with hot water in the mornings, a heater in every room, a generator ' +
  'for the evenings and parking for two cars. The walk to the bazaar takes ten minutes.';

/** Facts by how many of a hundred rooms have them; they do not depend on each other. */
export const factsByShare = {
  1: ['parking', 'wifi', 'families'],
  10: ['power', 'road', 'meals'],
  50: ['heating', 'hotWater', 'bathroom'],
} as const satisfies Record<number, RoomFact[]>;

/** So many rooms, five a property or so many others, spread evenly over eight places, three classes, eight capacities and the prices; every hotel has rates. */
export function* sampleProperties(roomCount: number, roomsEach = 5): Generator<Property> {
  for (let at = 0; at * roomsEach < roomCount; at++) {
    const place = places[at % places.length] ?? '';
    const property: Property = {
      id: `p${String(at).padStart(11, '0')}`,
      vendorId: 'vendor',
      location: place,
      address: { street: 'Main Road', city: place, state: 'Punjab', country: 'Pakistan', zipCode: 47150 },
      hotel: {
        name: `Deodar House number ${at}`,
        description,
        classType: classTypes[Math.floor(at / places.length) % classTypes.length] ?? 'Economy',
        amenities: hotelFacts(at),
      },
      rooms: Array.from({ length: roomsEach }, (_, room) => sampleRoom(at, room, roomsEach)),
      listedAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    };
    yield withSampleRates(property, at);
  }
}

function sampleRoom(property: number, room: number, roomsEach: number): Room {
  const number = property * roomsEach + room;
  return {
    id: `room${number}`,
    roomNumber: 101 + room,
    capacity: 1 + ((Math.floor(property / 24) + room) % 8),
    beds: 1 + (room % 3),
    price: 500 + ((number * 7919) % 29_500),
    available: true,
    photos: [`photo${number}`],
    amenities: roomFacts(number),
  };
}

function hotelFacts(at: number): HotelAmenities {
  return {
    ...(has(at, 1, 1) && { parking: 'yes' as const }),
    ...(has(at, 2, 1) && { wifi: 'yes' as const }),
    ...(has(at, 3, 1) && { families: 'welcome' as const }),
    ...(has(at, 4, 10) && { power: ['solar' as const] }),
    ...(has(at, 5, 10) && { road: 'car' as const }),
    ...(has(at, 6, 10) && { meals: 'all' as const }),
  };
}

function roomFacts(number: number): RoomAmenities {
  return {
    ...(has(number, 7, 50) && { heating: ['gas' as const] }),
    ...(has(number, 8, 50) && { hotWater: ['always' as const] }),
    ...(has(number, 9, 50) && { bathroom: 'own' as const }),
  };
}

/** Whether one of many has a fact, always the same: so many of a hundred have. */
function has(at: number, fact: number, percent: number): boolean {
  const mixed = Math.imul((at + 1) ^ Math.imul(fact, 0x9e3779b1), 0x85ebca6b);
  const spread = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((spread ^ (spread >>> 16)) >>> 0) % 100 < percent;
}
