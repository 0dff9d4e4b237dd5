import { factsOf, roomFacts } from '../../../shared/rules/facts.ts';
import { namePhrases } from '../../../shared/rules/hotelNames.ts';
import { placesOf } from '../../../shared/rules/places.ts';
import type { StoredProperty, StoredRoom } from './records.ts';

/** What stands in the search for a property: the end of its sort keys, and what decides where it stands. */
interface Offered {
  name: string;
  capacity: number;
  beds: number;
  price: number;
  rooms: number;
  facts: string[];
}

const nameOf = ({ capacity, beds, price }: StoredRoom) => `${capacity}-${beds}-${price}`;

/** The available rooms of one capacity, beds and price are an offer; it has the facts that all of them have. */
function offersOf({ rooms, hidden, hotel }: StoredProperty): Offered[] {
  if (hidden) return [];
  const byName = Map.groupBy(
    rooms.filter((room) => room.available),
    nameOf,
  );
  return [...byName].map(([name, alike]) => {
    const [{ capacity, beds, price }] = alike as [StoredRoom];
    const has = alike.map((room) => factsOf(hotel.amenities, room.amenities));
    const facts = roomFacts.filter((fact) => has.every((each) => each.includes(fact)));
    return { name, capacity, beds, price, rooms: alike.length, facts };
  });
}

const any = '*';

/** Eight digits of the price, then the name. */
const inOrder = (a: Offered, b: Offered) => (a.price === b.price ? (a.name < b.name ? -1 : 1) : a.price - b.price);

/** `pk|sk` of every search entry that a property must have, from docs/data.md and from nothing of the product's code. */
export function entryKeysOf(record: StoredProperty): string[] {
  const offers = offersOf(record).sort(inOrder);
  return offers.flatMap((offer, at) => [
    ...keysByPrice(record, offer, { isCheapest: at === 0, isDearest: at === offers.length - 1 }),
    ...(at === 0 ? keysByDay(record, offer) : []),
  ]);
}

function keysByPrice(
  { id, location, address, hotel }: StoredProperty,
  { name, capacity, price, facts }: Offered,
  { isCheapest, isDearest }: { isCheapest: boolean; isDearest: boolean },
): string[] {
  const byPrice = `${String(price).padStart(8, '0')}#${id}#${name}`;
  const ends = [...(isCheapest ? ['cheapest'] : []), ...(isDearest ? ['dearest'] : [])];
  const guests = [capacity, any, ...ends];
  const lists = [...placesOf([address.city, location]), any].flatMap((place) => [
    ...[hotel.classType, any].flatMap((classType) => guests.map((each) => `${place}#${classType}#${each}`)),
    ...facts.flatMap((fact) => [`${place}#${hotel.classType}#${capacity}#${fact}`, `${place}#${any}#${any}#${fact}`]),
  ]);
  const phrases = namePhrases(hotel.name);
  return [
    ...lists.map((list) => `search#${list}|${byPrice}`),
    ...phrases.flatMap((phrase) =>
      ['', ...ends.map((end) => `#${end}`)].map(
        (list) => `name#${[...phrase].slice(0, 3).join('')}${list}|${phrase}#${byPrice}`,
      ),
    ),
  ];
}

function keysByDay({ id, address, hotel, listedAt, newHost }: StoredProperty, { name }: Offered): string[] {
  const lists = [...placesOf([address.city]), any].flatMap((place) =>
    [hotel.classType, any].map((classType) => `newest#${place}#${classType}`),
  );
  return [...lists, ...(newHost ? [] : ['featured'])].map((list) => `${list}|${listedAt}#${id}#${name}`);
}

/** What every entry of a property must tell of all its offers: ten digits of base 36 each. */
export function offersTextOf(record: StoredProperty): string {
  const digits = (value: number, count: number) => value.toString(36).padStart(count, '0');
  const texts = offersOf(record).map(({ capacity, beds, price, rooms, facts }) => {
    const bits = roomFacts
      .map((fact, bit) => (facts.includes(fact) ? 2 ** bit : 0))
      .reduce((sum, each) => sum + each, 0);
    return digits(capacity, 1) + digits(beds, 1) + digits(price, 4) + digits(rooms, 2) + digits(bits, 2);
  });
  return texts.join('');
}
