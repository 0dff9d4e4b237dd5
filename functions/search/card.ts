import type { ClassType } from '../../shared/rules/catalogue.ts';
import { addDays, dayNumber } from '../../shared/rules/dates.ts';
import { type RoomFact, roomFacts } from '../../shared/rules/facts.ts';
import { noRates, type Rates } from '../../shared/rules/rates.ts';
import { cardWords, leastWordBytes } from './cardWords.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import { type Kind, type KindRoom, shownKinds } from './kinds.ts';
import { ratesFrom } from './listPrices.ts';
import { ratesOfText } from './ratesOfText.ts';
import { ratesText } from './ratesText.ts';

/** Everything that lists show of a property. It decides: an entry that says otherwise is passed over. */
export interface Card {
  propertyId: string;
  /** A text is shortened where it has more bytes than a card has for it; so are the location and the description. */
  name: string;
  location: string;
  text: string;
  /** The name and the description in Urdu, where the owner has given them and the card has a place for them. */
  urduName?: string | undefined;
  urduText?: string | undefined;
  classType: ClassType;
  newHost?: true | undefined;
  /** The average of guests' marks with one decimal, and the number of reviews. */
  rating?: { average: number; count: number } | undefined;
  /** Each with its price where the rates set no other. */
  kinds: Kind[];
  /** The rates of these kinds, without names and extras, and without what is over. */
  rates: Rates;
  /** The day on which the prices of its entries were so, where these change. */
  asOf?: string | undefined;
}

/** A card as it is stored. `stars` and `reviews` are written by whoever follows reviews, all else with the property. */
export interface CardItem extends Omit<Card, 'propertyId' | 'rating' | 'kinds' | 'rates' | 'asOf'> {
  /** A line a kind: `<id> <guests> <beds> <price> <facts, a bit each, in base 36>`, then its rooms: `<id>:<number>:<photo>`. */
  kinds: string[];
  /** The text of the rates, where the hotel sets any; those that have no place on the card are apart, in an item of their own. */
  rates?: string;
  ratesApart?: true;
  /** Days since 1970. */
  asOf?: number;
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

/** Bytes of kinds and rates up to which every room has its photo; above, the first room of each kind. */
const photoBytes = 2800;

/** Bytes of the key, of the names of attributes, of what is written of reviews, and of DynamoDB's own of a list of 40 kinds. */
const otherBytes = 230;

/** Bytes of the day. */
const dayBytes = 8;

/** The rates of a property that have no place on its card; they name their kinds themselves. */
export interface RatesItem {
  kinds: string[];
  rates: string;
  /** The revision of the property that has them. */
  revision: number;
}

/** Key of the rates of a property that are not on its card. */
export function ratesKey(propertyId: string) {
  return { pk: `property#${propertyId}`, sk: 'card-rates' };
}

/** The card of a property, and its rates where they have no place on it. */
export interface CardItems {
  card: CardItem;
  apart?: RatesItem;
}

/** A property with its revision and the day of its entries. */
type ShownProperty = IndexedProperty & { revision: number; indexed?: { day?: string } };

/**
 * The card of a property, of the day of its entries. For its rates it gives up photos beside the first of each kind, and the description; where they have no place
 * beside the name and the location even so, they are apart.
 */
export function cardItems(property: ShownProperty): CardItems {
  const { hotel, newHost, revision, indexed: { day } = {} } = property;
  const shown = shownKinds(property);
  const ids = shown.map(({ id }) => id);
  const rates = ratesText(ratesFrom(property.rates ?? noRates, day ?? ''), ids);
  const kinds = kindLines(shown, rates.length);
  const left = cardBytes - otherBytes - bytesOf(kinds) - (day === undefined ? 0 : dayBytes);
  const [isApart, own] = placeOfRates(rates, left);
  const texts = cardWords(property, left - attributeBytes(own));
  const card = {
    ...texts,
    classType: hotel.classType,
    ...(newHost && { newHost }),
    kinds,
    ...own,
    ...(day !== undefined && { asOf: dayNumber(day) }),
    revision,
  };
  return { card, ...(isApart && { apart: { kinds: ids, rates, revision } }) };
}

/** Whether rates are apart, and what a card that has so many bytes left for them and for texts has of them. */
function placeOfRates(rates: string, left: number): [isApart: boolean, own: Pick<CardItem, 'rates' | 'ratesApart'>] {
  const own = rates === '' ? {} : { rates };
  return attributeBytes(own) <= Math.max(0, left - leastWordBytes) ? [false, own] : [true, { ratesApart: true }];
}

/** A truth value has one byte. */
function attributeBytes(attributes: Pick<CardItem, 'rates' | 'ratesApart'>): number {
  return Object.entries(attributes).reduce(
    (sum, [name, value]) => sum + name.length + (value === true ? 1 : value.length),
    0,
  );
}

function bytesOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
}

function kindLines(kinds: readonly Kind[], otherwise: number): string[] {
  const whole = kinds.map((kind) => kindLine(kind, () => true));
  return bytesOf(whole) + otherwise > photoBytes ? kinds.map((kind) => kindLine(kind, (at) => at === 0)) : whole;
}

function kindLine({ id, capacity, beds, price, facts, rooms }: Kind, hasPhoto: (at: number) => boolean): string {
  const bits = facts.reduce((sum, fact) => sum | (1 << roomFacts.indexOf(fact)), 0);
  const texts = rooms.map(({ id: roomId, roomNumber, photo }, at) =>
    [roomId, roomNumber, ...(photo !== undefined && hasPhoto(at) ? [photo] : [])].join(':'),
  );
  return [id, capacity, beds, price, bits.toString(36), ...texts].join(' ');
}

/** The card of a stored one; undefined where its rates are apart, and are not given. */
export function readCard(propertyId: string, item: CardItem, apart?: Omit<RatesItem, 'revision'>): Card | undefined {
  const { kinds: lines, stars, reviews, revision: _, rates: text = '', ratesApart, asOf, ...shown } = item;
  if (ratesApart && !apart) return undefined;
  const rating = stars === undefined || reviews === undefined ? undefined : { average: stars, count: reviews };
  const kinds = lines.map(kindOf);
  const own = { rates: text, kinds: kinds.map(({ id }) => id) };
  const { rates, kinds: ids } = (ratesApart && apart) || own;
  const told = rates === '' ? noRates : ratesOfText(rates, ids);
  return {
    ...shown,
    propertyId,
    rating,
    kinds,
    rates: told,
    ...(asOf !== undefined && { asOf: addDays('1970-01-01', asOf) }),
  };
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
