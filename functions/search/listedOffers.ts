import { factsOf, type RoomFact, roomFacts } from '../../shared/rules/facts.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import type { Offer } from './offers.ts';

/** What every entry of a property tells of each of its offers. */
export interface ListedOffer extends Pick<Offer, 'capacity' | 'beds' | 'price'> {
  /** How many rooms it has. */
  rooms: number;
  /** What all of them have. */
  facts: RoomFact[];
}

export function listedOf(
  { rooms, capacity, beds, price }: Offer,
  { amenities }: IndexedProperty['hotel'],
): ListedOffer {
  const each = rooms.map((room) => factsOf(amenities, room.amenities));
  const facts = roomFacts.filter((fact) => each.every((own) => own.includes(fact)));
  return { capacity, beds, price, rooms: rooms.length, facts };
}

/** Digits of base 36 that an offer has for guests, beds, price, rooms, and its facts as the bits of a number. */
const widths = [1, 1, 4, 2, 2] as const;

const packed = new RegExp(widths.map((letters) => `(.{${letters}})`).join(''), 'g');

/** Offers as an entry keeps them: ten letters each, without anything between them. */
export function packOffers(offers: readonly ListedOffer[]): string {
  const values = offers.map(({ capacity, beds, price, rooms, facts }) => [capacity, beds, price, rooms, bitsOf(facts)]);
  return values.flatMap((each) => each.map((value, at) => value.toString(36).padStart(widths[at] ?? 0, '0'))).join('');
}

export function unpackOffers(text: string): ListedOffer[] {
  return Array.from(text.matchAll(packed), ([, ...digits]) => {
    const [capacity = 0, beds = 0, price = 0, rooms = 0, bits = 0] = digits.map((each) => Number.parseInt(each, 36));
    return { capacity, beds, price, rooms, facts: roomFacts.filter((_, bit) => (bits >> bit) & 1) };
  });
}

function bitsOf(facts: readonly RoomFact[]): number {
  return facts.reduce((bits, fact) => bits | (1 << roomFacts.indexOf(fact)), 0);
}
