import type { Property, Room } from '../../functions/properties/property.ts';
import { classTypes } from '../../shared/rules/catalogue.ts';
import { addDays, addMonths, today } from '../../shared/rules/dates.ts';
import { aProperty, aRoom } from './properties.ts';
import { withRates } from './ratedHotels.ts';

/** Numbers that are always the same, from 0 on and below `most`. */
let seed = 11;
function some(most: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
}

/** The day around which rooms are taken: stays that begin then end in the next month. */
export const busyDay = `${addMonths(today().slice(0, 7), 2)}-27`;

/** A hotel with the nights of its rooms that are taken, by the ids of rooms. */
export interface TakenHotel {
  property: Property;
  taken: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A place with all hotels that it has; of three hotels two have rates. */
export interface SmallCatalogue {
  place: string;
  hotels: TakenHotel[];
}

function someRoom(roomNumber: number): Room {
  return aRoom({
    roomNumber,
    capacity: 1 + some(5),
    price: 2000 + 1000 * some(6),
    amenities: { ...(some(2) === 0 && { bathroom: 'own' as const }) },
  });
}

function someHotel(place: string, at: number): TakenHotel {
  const amenities = { ...(some(2) === 0 && { wifi: 'yes' as const }) };
  const rooms = Array.from({ length: 1 + some(4) }, (_, room) => someRoom(101 + room));
  const property = aProperty({
    id: `${place.toLowerCase().replaceAll(' ', '')}${at}`,
    location: place,
    address: { ...aProperty().address, city: place },
    hotel: {
      ...aProperty().hotel,
      name: `House ${at} of ${place}`,
      classType: classTypes[some(2)] ?? 'First',
      amenities,
    },
    rooms,
    ...(some(4) === 0 && { newHost: true as const }),
  });
  const priced = some(3) > 0 ? withRates(property, busyDay, some) : property;
  return { property: priced, taken: new Map(rooms.map(({ id }) => [id, someNights()])) };
}

/** Half of all rooms have some nights taken. */
function someNights(): Set<string> {
  if (some(2) === 0) return new Set();
  const first = addDays(busyDay, some(10) - 4);
  return new Set(Array.from({ length: 1 + some(6) }, (_, night) => addDays(first, night)));
}

function smallCatalogue(place: string, most: number): SmallCatalogue {
  const count = 1 + some(most);
  return { place, hotels: Array.from({ length: count }, (_, at) => someHotel(place, at)) };
}

/** Places of which two are destinations. Of hotels no place has another's. */
export const smallCatalogues: SmallCatalogue[] = [
  ...['Murree', 'Skardu', 'Chitral', 'Naran'].map((place) => smallCatalogue(place, 6)),
  ...Array.from({ length: 26 }, (_, at) => smallCatalogue(`Vale ${'abcdefghijklmnopqrstuvwxyz'[at]}ork`, 9)),
];

/** The items of nights that are taken. */
export function takenMonths({ property, taken }: TakenHotel): object[] {
  return [...taken].flatMap(([roomId, nights]) => {
    const months = Map.groupBy(nights, (night) => night.slice(0, 7));
    return [...months].map(([month, days]) => ({
      pk: `property#${property.id}`,
      sk: `${month}#${roomId}`,
      booked: new Set(days.map((day) => Number(day.slice(8)))),
    }));
  });
}
