import type { ClassType } from '../../shared/rules/catalogue.ts';
import { type RoomFact, roomFacts } from '../../shared/rules/facts.ts';
import { excerpt } from './excerpt.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import { type Kind, type KindRoom, shownKinds } from './kinds.ts';

/** Everything that lists show of a property. It decides: an entry that says otherwise is passed over. */
export interface Card {
  propertyId: string;
  /** A text is shortened where it has more bytes than a card has for it; so are the location and the description. */
  name: string;
  location: string;
  text: string;
  classType: ClassType;
  newHost?: true | undefined;
  /** The average of guests' marks with one decimal, and the number of reviews. */
  rating?: { average: number; count: number } | undefined;
  kinds: Kind[];
}

/** A card as it is stored. `stars` and `reviews` are written by whoever follows reviews, all else with the property. */
export interface CardItem extends Omit<Card, 'propertyId' | 'rating' | 'kinds'> {
  /** A line a kind: `<id> <guests> <beds> <price> <facts, a bit each, in base 36>`, then its rooms: `<id>:<number>:<photo>`. */
  kinds: string[];
  /** The revision of the property that it shows. */
  revision: number;
  stars?: number;
  reviews?: number;
}

/** Key of a property's card. */
export function cardKey(propertyId: string) {
  return { pk: `property#${propertyId}`, sk: 'card' };
}

/** Bytes that one eventually consistent read of half a unit brings: a card has no more. */
export const cardBytes = 4096;

/** Bytes of kinds up to which every room has its photo; above, the first room of each kind. */
const photoBytes = 2800;

/** Bytes of the key, of the names of attributes, of what is written of reviews, and of DynamoDB's own of a list of 40 kinds. */
const otherBytes = 230;

/** The most bytes of a name, a location and a description, and fewer than which no description is worth. */
const longest = { name: 170, location: 125, text: 240 } as const;
const leastText = 16;

/** The card of a property, without its rating. */
export function cardItem(property: IndexedProperty & { revision: number }): CardItem {
  const { hotel, newHost, revision } = property;
  const kinds = kindLines(shownKinds(property));
  const left = cardBytes - otherBytes - bytesOf(kinds);
  const name = excerpt(hotel.name, Math.min(longest.name, Math.floor(left * 0.6)));
  const forPlace = left - Buffer.byteLength(name);
  const location = excerpt(property.location, Math.min(longest.location, Math.floor(forPlace * 0.75)));
  const forText = Math.min(longest.text, forPlace - Buffer.byteLength(location));
  const text = forText < leastText ? '' : excerpt(hotel.description, forText);
  return { name, location, text, classType: hotel.classType, ...(newHost && { newHost }), kinds, revision };
}

function bytesOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
}

function kindLines(kinds: readonly Kind[]): string[] {
  const whole = kinds.map((kind) => kindLine(kind, () => true));
  return bytesOf(whole) > photoBytes ? kinds.map((kind) => kindLine(kind, (at) => at === 0)) : whole;
}

function kindLine({ id, capacity, beds, price, facts, rooms }: Kind, hasPhoto: (at: number) => boolean): string {
  const bits = facts.reduce((sum, fact) => sum | (1 << roomFacts.indexOf(fact)), 0);
  const texts = rooms.map(({ id: roomId, roomNumber, photo }, at) =>
    [roomId, roomNumber, ...(photo !== undefined && hasPhoto(at) ? [photo] : [])].join(':'),
  );
  return [id, capacity, beds, price, bits.toString(36), ...texts].join(' ');
}

/** The card of a stored one. */
export function readCard(propertyId: string, { kinds, stars, reviews, revision: _, ...shown }: CardItem): Card {
  const rating = stars === undefined || reviews === undefined ? undefined : { average: stars, count: reviews };
  return { ...shown, propertyId, rating, kinds: kinds.map(kindOf) };
}

function kindOf(line: string): Kind {
  const [id = '', capacity, beds, price, bits = '', ...rooms] = line.split(' ');
  const told = Number.parseInt(bits, 36);
  return {
    id,
    ...{ capacity: Number(capacity), beds: Number(beds), price: Number(price) },
    facts: roomFacts.filter((_: RoomFact, bit) => (told >> bit) & 1),
    rooms: rooms.map(roomOf),
  };
}

function roomOf(text: string): KindRoom {
  const [id = '', roomNumber, photo] = text.split(':');
  return { id, roomNumber: Number(roomNumber), photo };
}
