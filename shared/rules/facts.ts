import type { HotelAmenities, RoomAmenities } from './amenities.ts';

/**
 * The wishes of a search beside place, class, guests and price. Entries of the search know facts by their place in this list: a new
 * one comes last.
 */
export const roomFacts = [
  'heating',
  'hotWater',
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

const holds: Record<RoomFact, (said: AllAmenities) => boolean> = {
  heating: ({ heating = 'none' }) => heating !== 'none',
  hotWater: ({ hotWater }) => hotWater === 'always',
  power: ({ power = 'none' }) => power !== 'none',
  bathroom: ({ bathroom }) => bathroom === 'own',
  road: ({ road }) => road === 'car',
  parking: ({ parking }) => parking === 'yes',
  meals: ({ meals }) => meals === 'breakfast' || meals === 'all',
  wifi: ({ wifi }) => wifi === 'yes',
  families: ({ families }) => families !== undefined,
};

/** The facts that amenities state, in their own order. A fact that nobody has stated does not hold. */
export function factsOf(hotel: HotelAmenities = {}, room: RoomAmenities = {}): RoomFact[] {
  return roomFacts.filter((fact) => holds[fact]({ ...hotel, ...room }));
}

/** The facts of a text such as `heating,wifi`, in their own order, each once. Other words are left out. */
export function readFacts(text: string): RoomFact[] {
  const named = new Set(text.toLowerCase().split(','));
  return roomFacts.filter((fact) => named.has(fact.toLowerCase()));
}

export function writeFacts(facts: readonly RoomFact[]): string {
  return facts.join(',');
}

/** Facts in their own order, each once. */
export function inOrder(facts: readonly RoomFact[]): RoomFact[] {
  return roomFacts.filter((fact) => facts.includes(fact));
}
