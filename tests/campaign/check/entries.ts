import { namePhrases } from '../../../shared/rules/hotelNames.ts';
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
  const classes = [hotel.classType, any];
  const under = (names: string[]) =>
    [...placesOf(names), any].flatMap((place) => classes.map((classType) => `${place}#${classType}`));
  return offersOf(record).flatMap(({ name, capacity, price }) => {
    const byPrice = `${String(price).padStart(8, '0')}#${id}#${name}`;
    return [
      ...(newHost ? [] : [`featured|${listedAt}#${id}#${name}`]),
      ...under([address.city, location]).flatMap((list) =>
        [capacity, any].map((guests) => `search#${list}#${guests}|${byPrice}`),
      ),
      ...under([address.city]).map((list) => `newest#${list}|${listedAt}#${id}#${name}`),
      ...namePhrases(hotel.name).map((phrase) => `name#${[...phrase].slice(0, 3).join('')}|${phrase}#${byPrice}`),
    ];
  });
}
