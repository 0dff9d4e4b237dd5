import type { Property } from '../../functions/properties/property.ts';
import { aProperty, aRoom } from './properties.ts';

/** A hotel with a room for each price. */
export function house(id: string, city: string, prices: number[], capacity = 2): Property {
  return aProperty({
    id,
    location: city,
    address: { ...aProperty().address, city },
    rooms: prices.map((price, at) => aRoom({ roomNumber: 101 + at, price, capacity })),
  });
}

const groups = Array.from({ length: 12 }, (_, at) => house(`kalam${at}`, 'Kalam', [at === 0 ? 1500 : 4000 + at], 6));

const many = Array.from({ length: 60 }, (_, at) => house(`skardu${at}`, 'Skardu', [3000 + at]));

/** Hotels of two rooms for two, one of a single room, and one of three. */
const doubles = [
  house('tirich', 'Chitral', [3000, 4000]),
  house('shahi', 'Chitral', [2500, 9000]),
  house('mastuj', 'Chitral', [6000, 6000]),
  house('booni', 'Chitral', [1000]),
  house('laspur', 'Chitral', [3000, 3000, 3500]),
];

const full = Array.from({ length: 40 }, (_, at) => house(`gilgit${at}`, 'Gilgit', [9000 - at, 9000 - at], 3));

const few = [
  house('pine', 'Murree', [1500, 9000]),
  house('ridge', 'Murree', [4000], 4),
  house('fort', 'Hunza', [6000]),
  house('passu', 'Passu', [5000]),
  { ...house('sehr', 'Naran', [7000]), hotel: { ...aProperty().hotel, name: 'Sehr Bungalow' } },
];

/** Hotels of places that have few, many and none. */
export const countedHotels: Property[] = [...few, ...groups, ...many, ...doubles, ...full];
