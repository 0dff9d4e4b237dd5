import {
  type NightPrice,
  type NightRules,
  nightPrice,
  type PricedKind,
  priceCauses,
  rulesOfNight,
  seasonOf,
} from './nightPrice.ts';
import type { ChildRules, Extra, LongStay, Rates } from './rates.ts';
import { nightsOf } from './stays.ts';

/** Beds of a room, and the guests that it sleeps. */
export interface RoomSize {
  beds: number;
  guests: number;
}

/** A stay whose price is asked for: days are `YYYY-MM-DD`, the night of check-out is none. */
export interface QuotedStay {
  checkIn: string;
  checkOut: string;
  /** So many rooms of each kind; where kinds are priced without rooms, they have no size. */
  rooms: readonly (PricedKind & { count: number; size?: RoomSize })[];
  adults: number;
  /** Ages of the children in whole years. */
  children: readonly number[];
  /** Extras by their ids; one that counts by nights is for all of them where their number is left out. */
  extras: readonly { id: string; count: number; nights?: number | undefined }[];
}

/** Causes of the price of a booked night: beside those of rates, that both sides agreed on it. */
export const quoteCauses = [...priceCauses, 'agreed'] as const;

export interface QuotedNight extends Omit<NightPrice, 'by'> {
  night: string;
  by: (typeof quoteCauses)[number];
}

/** Rooms of a kind; all amounts are those of one room, in whole PKR. */
export interface QuotedRooms extends Partial<RoomSize> {
  kind: string;
  count: number;
  nights: QuotedNight[];
  /** The long stay that is reached, and how much it takes off. */
  discount?: LongStay & { amount: number };
  /** All nights without the discount. */
  total: number;
  /** The total divided by the nights, rounded down. */
  average: number;
}

/** Children who pay, each so much for each night. */
export interface QuotedChildren {
  count: number;
  price: number;
  nights: number;
  total: number;
}

/** An extra: its price once, and what it is counted by. */
export interface QuotedExtra extends Pick<Extra, 'id' | 'name' | 'price'> {
  count: number;
  guests?: number;
  nights?: number;
  total: number;
}

/** The price of a stay as a value, in whole PKR: it is made once, and shown, stored and sent as it is. */
export interface Quote {
  rooms: QuotedRooms[];
  children?: QuotedChildren;
  extras: QuotedExtra[];
  total: number;
}

/** The quote of a stay; what the stay may be is checked before. Extras that the hotel does not have are left out. */
export function quoteOf(rates: Rates, stay: QuotedStay): Quote {
  const nights = nightsOf(stay.checkIn, stay.checkOut);
  const ruled = nights.map((night) => ({ night, rules: rulesOfNight(rates, night) }));
  const rooms = stay.rooms.map((kind) => quotedRooms(kind, ruled, rates.longStays));
  const children = quotedChildren(rates.children, stay.children, nights.length);
  const extras = quotedExtras(rates, stay, nights.length);
  const parts = [...rooms.map(({ count, total }) => count * total), children?.total ?? 0, ...extras.map(totalOf)];
  return { rooms, ...(children && { children }), extras, total: sumOf(parts) };
}

function quotedRooms(
  { count, size, ...kind }: QuotedStay['rooms'][number],
  ruled: readonly { night: string; rules: NightRules }[],
  longStays: readonly LongStay[],
): QuotedRooms {
  const nights = ruled.map(({ night, rules }) => ({ night, ...nightPrice(rules, kind) }));
  const sum = sumOf(nights.map(({ price }) => price));
  const longStay = longStayOf(longStays, nights.length);
  const amount = longStay ? Math.floor((sum * longStay.percent) / 100) : 0;
  const total = sum - amount;
  const average = Math.floor(total / nights.length);
  const discount = longStay && { ...longStay, amount };
  return { kind: kind.kind, count, ...size, nights, ...(discount && { discount }), total, average };
}

/** The long stay with the most nights of those that a stay reaches. */
function longStayOf(longStays: readonly LongStay[], nights: number): LongStay | undefined {
  return longStays.filter((each) => each.nights <= nights).toSorted((a, b) => b.nights - a.nights)[0];
}

function quotedChildren(
  rules: ChildRules | undefined,
  ages: readonly number[],
  nights: number,
): QuotedChildren | undefined {
  const count = ages.filter((age) => !isFree(rules, age)).length;
  if (rules?.price === undefined || count === 0) return undefined;
  return { count, price: rules.price, nights, total: count * nights * rules.price };
}

function isFree(rules: ChildRules | undefined, age: number): boolean {
  return rules !== undefined && age < rules.freeUnder;
}

function quotedExtras(rates: Rates, stay: QuotedStay, stayNights: number): QuotedExtra[] {
  const paying = stay.children.filter((age) => !isFree(rates.children, age)).length;
  const eating = stay.adults + (rates.children?.inExtras === false ? 0 : paying);
  return stay.extras.flatMap(({ id, count, nights = stayNights }) => {
    const extra = rates.extras.find((each) => each.id === id);
    return extra ? [quotedExtra(extra, { count, nights, guests: eating })] : [];
  });
}

function quotedExtra(
  { id, name, price, per }: Extra,
  { count, nights, guests }: Required<Pick<QuotedExtra, 'count' | 'nights' | 'guests'>>,
): QuotedExtra {
  const byGuests = per === 'guest' || per === 'guestNight' ? { guests } : {};
  const byNights = per === 'night' || per === 'guestNight' ? { nights } : {};
  const total = price * count * (byGuests.guests ?? 1) * (byNights.nights ?? 1);
  return { id, name, price, count, ...byGuests, ...byNights, total };
}

/** Guests of a stay who need one of the places that its rooms have. */
export function sleepersOf(
  rules: ChildRules | undefined,
  { adults, children }: Pick<QuotedStay, 'adults' | 'children'>,
) {
  return adults + children.filter((age) => rules?.sleeper !== false || !isFree(rules, age)).length;
}

/** Nights that a stay has at least: the most that a season of one of its nights asks for. */
export function leastNightsOf(rates: Rates, { checkIn, checkOut }: Pick<QuotedStay, 'checkIn' | 'checkOut'>): number {
  const asked = nightsOf(checkIn, checkOut).map((night) => seasonOf(rates, night)?.leastNights ?? 1);
  return Math.max(1, ...asked);
}

function totalOf({ total }: { total: number }): number {
  return total;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
