import type { HotelAmenities, RoomAmenities } from './amenities.ts';

/**
 * What a search can ask for beside place, class, guests and price; an offer has a fact when all of its rooms have it. Entries
 * of the search know facts by their place in this list: a new one comes last.
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

type Said = HotelAmenities & RoomAmenities;

const holds: Record<RoomFact, (said: Said) => boolean> = {
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

/** The facts that amenities say, in their own order. What nobody has said does not hold. */
export function factsOf(hotel: HotelAmenities = {}, room: RoomAmenities = {}): RoomFact[] {
  return roomFacts.filter((fact) => holds[fact]({ ...hotel, ...room }));
}

/** The same facts in their own order, each once. */
export function inOrder(facts: readonly RoomFact[]): RoomFact[] {
  return roomFacts.filter((fact) => facts.includes(fact));
}
