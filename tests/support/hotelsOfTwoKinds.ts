import type { Property, Room } from '../../functions/properties/property.ts';
import { aProperty, aRoom } from './properties.ts';

/** Hotels of two kinds, the first of two rooms; no two kinds have one price. */
export function hotels(place: string, count: number): Property[] {
  return Array.from({ length: count }, (_, at) => {
    const room = (roomNumber: number, price: number, capacity: number) =>
      aRoom({ id: `${place}-${at}-${roomNumber}`, roomNumber, price, capacity });
    const [price, capacity] = [1000 + ((at * 7919) % 9000), 1 + (at % 4)];
    const own = [room(1, price, capacity), room(2, price, capacity), room(3, 20_000 + price, 4)];
    return aProperty({ id: `${place}-${String(at).padStart(3, '0')}`, location: place, rooms: own });
  });
}

/** So many of a hundred rooms, always the same. */
export function sharing(percent: number) {
  return ({ id }: Room) =>
    [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7) % 100 < percent;
}
