import { placesOf } from '../../../shared/rules/places.ts';
import type { StoredProperty, StoredRoom } from './records.ts';

/** What stands in the search for a property: the end of its sort keys, and what decides where it stands. */
interface Offered {
  name: string;
  capacity: number;
  price: number;
}

/** The available rooms of one capacity, beds and price are an offer. */
function offersOf({ rooms, hidden }: StoredProperty): Offered[] {
  if (hidden) return [];
  const nameOf = ({ capacity, beds, price }: StoredRoom) => `${capacity}-${beds}-${price}`;
  const available = rooms.filter((room) => room.available);
  return [...new Map(available.map((room) => [nameOf(room), room])).values()].map((room) => ({
    ...room,
    name: nameOf(room),
  }));
}

const any = '*';

/** `pk|sk` of every search entry that a property must have, from docs/data.md and from nothing of the product's code. */
export function entryKeysOf(record: StoredProperty): string[] {
  const { id, location, address, hotel, listedAt, newHost } = record;
  const places = [...placesOf([address.city, location]), any];
  return offersOf(record).flatMap(({ name, capacity, price }) => [
    ...(newHost ? [] : [`featured|${listedAt}#${id}#${name}`]),
    ...places.flatMap((place) =>
      [hotel.classType, any].flatMap((classType) => [
        ...[capacity, any].map(
          (guests) => `search#${place}#${classType}#${guests}|${String(price).padStart(8, '0')}#${id}#${name}`,
        ),
        `newest#${place}#${classType}|${listedAt}#${id}#${name}`,
      ]),
    ),
  ]);
}
