import type { HotelAmenities, RoomAmenities } from './amenities.ts';

/**
 * The wishes of a search beside place, class, guests and price. Entries of the search know facts by their place in this list: another
 * order is another shape.
 */
export const roomFacts = [
  'heating',
  'hotWater',
  'hotWaterAtHours',
  'power',
  'bathroom',
  'road',
  'parking',
  'meals',
  'wifi',
  'families',
] as const;

export type RoomFact = (typeof roomFacts)[number];

/** Facts of the hotel, which all of its rooms have in common. */
export const hotelFacts: readonly RoomFact[] = ['power', 'road', 'parking', 'meals', 'wifi', 'families'];

type AllAmenities = HotelAmenities & RoomAmenities;

const isSome = (chosen: readonly string[] = []) => chosen.some((option) => option !== 'none');

/** Tells of hot water from a tap, at some hours at least: whatever heats it is there for that. */
const fromTap = ['hours', 'gas', 'electric', 'solar', 'stove'] as const;

const holds: Record<RoomFact, (said: AllAmenities) => boolean> = {
  heating: ({ heating }) => isSome(heating),
  hotWater: ({ hotWater = [] }) => hotWater.includes('always'),
  hotWaterAtHours: ({ hotWater = [] }) => fromTap.some((option) => hotWater.includes(option)),
  power: ({ power }) => isSome(power),
  bathroom: ({ bathroom }) => bathroom === 'own',
  road: ({ road }) => road === 'car',
  parking: ({ parking }) => parking === 'yes',
  meals: ({ meals }) => meals === 'breakfast' || meals === 'all',
  wifi: ({ wifi }) => wifi === 'yes',
  families: ({ families }) => families !== undefined,
};

/** Facts that meet a lesser wish too: who wants hot water at hours is content with hot water all day. */
const meets: Partial<Record<RoomFact, RoomFact>> = { hotWater: 'hotWaterAtHours' };

/** The facts that amenities state, and the lesser ones that these meet, in their own order. A fact that nobody has stated does not hold. */
export function factsOf(hotel: HotelAmenities = {}, room: RoomAmenities = {}): RoomFact[] {
  const said = { ...hotel, ...room };
  const stated = roomFacts.filter((fact) => holds[fact](said));
  return inOrder(stated.flatMap((fact) => [fact, meets[fact] ?? fact]));
}

/** The lesser fact that a fact meets: hot water at hours of hot water all day; undefined where there is none. */
export function lesserOf(fact: RoomFact): RoomFact | undefined {
  return meets[fact];
}

/** Facts in their own order, each once, without the lesser ones that another of them meets. */
export function greaterFacts(facts: readonly RoomFact[]): RoomFact[] {
  return inOrder(facts).filter((fact) => !facts.some((other) => meets[other] === fact));
}

/** Whether a fact is one of the wishes, or meets one. */
export function isWished(fact: RoomFact, wishes: readonly RoomFact[]): boolean {
  const lesser = meets[fact];
  return wishes.includes(fact) || (lesser !== undefined && wishes.includes(lesser));
}

/** The wishes after a press on one: taken back where it is there, else added in place of a greater or lesser one. */
export function pressFact(wanted: readonly RoomFact[], fact: RoomFact): RoomFact[] {
  const others = wanted.filter((other) => other !== fact);
  if (others.length < wanted.length) return others;
  return inOrder([...others.filter((other) => meets[other] !== fact && meets[fact] !== other), fact]);
}

/** The wishes of a text such as `heating,wifi`, as `greaterFacts` has them. Other words are left out. */
export function readFacts(text: string): RoomFact[] {
  const named = new Set(text.toLowerCase().split(','));
  return greaterFacts(roomFacts.filter((fact) => named.has(fact.toLowerCase())));
}

export function writeFacts(facts: readonly RoomFact[]): string {
  return facts.join(',');
}

/** Facts in their own order, each once. */
export function inOrder(facts: readonly RoomFact[]): RoomFact[] {
  return roomFacts.filter((fact) => facts.includes(fact));
}
