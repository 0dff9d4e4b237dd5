import type { Property, Room } from '../../functions/properties/property.ts';
import { classTypes } from '../../shared/rules/catalogue.ts';
import { aProperty, aRoom } from './properties.ts';

/** Numbers that are always the same, from 0 on and below `most`. */
let seed = 7;
function some(most: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
}

function someRoom(roomNumber: number): Room {
  const amenities = {
    ...(some(2) === 0 && { heating: ['gas' as const] }),
    ...(some(2) === 0 && { bathroom: 'own' as const }),
  };
  return aRoom({ roomNumber, capacity: 1 + some(5), beds: 1 + some(2), price: 1000 + 500 * some(8), amenities });
}

/** Hotels of one to nine rooms, many of them alike or of one price. */
export const someHotels: Property[] = Array.from({ length: 40 }, (_, at) => {
  const amenities = {
    ...(some(2) === 0 && { wifi: 'yes' as const }),
    ...(some(3) === 0 && { parking: 'yes' as const }),
  };
  const hotel = { ...aProperty().hotel, classType: classTypes[some(3)] ?? 'First', amenities };
  const rooms = Array.from({ length: 1 + some(9) }, (__, room) => someRoom(room + 1));
  const listedAt = new Date(Date.UTC(2026, 8, 1) + some(20) * 60_000).toISOString();
  return aProperty({ id: `hotel${at}`, hotel, rooms, listedAt });
});
