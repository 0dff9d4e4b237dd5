import type { RoomHit } from '../../shared/contracts/search.ts';
import { widest } from '../../shared/rules/catalogue.ts';
import type { ListedOffer } from './listedOffers.ts';
import type { Card } from './searchEntries.ts';
import type { Wanted } from './wanted.ts';

/** The offers of a card's property that are looked for, by guests, price and facts. */
export function wantedOffers({ offers }: Pick<Card, 'offers'>, wanted: Wanted): ListedOffer[] {
  return offers.filter((offer) => isWanted(offer, wanted));
}

/** Whether an offer is looked for, by guests, price and facts. */
export function isWanted({ capacity, price, facts }: Omit<ListedOffer, 'rooms'>, wanted: Wanted): boolean {
  const { minCapacityMembers: least, maxCapacityMembers: most, ...prices } = widest;
  const { minCapacity = least, maxCapacity = most, minPrice = prices.minPrice, maxPrice = prices.maxPrice } = wanted;
  const hasAll = (wanted.facts ?? []).every((fact) => facts.includes(fact));
  return hasAll && isIn(capacity, minCapacity, maxCapacity) && isIn(price, minPrice, maxPrice);
}

function isIn(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** What a hit tells of so many offers of its hotel; there is one at least. */
export function matchingOf(offers: readonly ListedOffer[]): RoomHit['matching'] {
  const guests = offers.map(({ capacity }) => capacity);
  return {
    rooms: offers.reduce((sum, { rooms }) => sum + rooms, 0),
    fromPrice: Math.min(...offers.map(({ price }) => price)),
    sleepsLeast: Math.min(...guests),
    sleepsMost: Math.max(...guests),
  };
}
