import { addDays, today } from '../../../shared/rules/dates.ts';
import type { Random } from '../random.ts';

/** A room as it is sent. */
export interface RoomForm {
  roomNumber: number;
  No_of_beds: number;
  capacity: number;
  price: number;
  availability: boolean;
  images: { imageUrl: string }[];
}

/** A property as it is sent; all of it is in the form in which it is kept. */
export interface PropertyForm {
  Location: string;
  address: { street: string; city: string; state: string; country: string; zipCode: number };
  hotelDetail: { name: string; description: string; classType: string; rooms: RoomForm[] };
}

const cities = ['Murree', 'Kalam', 'Karimabad', 'Keran', 'Skardu', 'Naltar', 'Astore'];
const locations = ['Murree Hills', 'Sawat Valley', 'Hunza', 'Neelum Valley', 'Deosai Plains', 'Gilgit'];
const classes = ['Economy', 'First', 'Business'];

/** A property with a few rooms that anything may be changed of. */
export function propertyForm(random: Random, name: string, rooms = random.whole(1, 6)): PropertyForm {
  return {
    Location: random.pick(locations),
    address: {
      street: `House ${random.whole(1, 400)}, Mall Road`,
      city: random.pick(cities),
      state: 'Punjab',
      country: 'Pakistan',
      zipCode: random.whole(10_000, 99_999),
    },
    hotelDetail: {
      name,
      description: `Warm rooms above the pines, ${random.whole(1, 400)} steps from the road.`,
      classType: random.pick(classes),
      rooms: Array.from({ length: rooms }, (_, index) => roomForm(random, 101 + index)),
    },
  };
}

function roomForm(random: Random, roomNumber: number): RoomForm {
  return {
    roomNumber,
    No_of_beds: random.whole(1, 2),
    capacity: random.whole(1, 3),
    price: random.whole(4, 7) * 1000,
    availability: random.chance(0.8),
    images: [],
  };
}

/** A request for the first room of a house, for three nights from a day on that is so many days ahead. */
export function stayAt(propertyId: string, requestKey: string, ahead = 10) {
  const bookingStartDate = addDays(today(), ahead);
  const days = { bookingStartDate, bookingEndDate: addDays(bookingStartDate, 3) };
  return { propertyId, roomNumber: 101, guests: 1, requestKey, ...days };
}
