import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Part } from './meanings.ts';
import { stepEntries, unitsOf } from './offerList.ts';
import type { openOfferWalks } from './offerWalk.ts';
import { cardOf } from './searchEntries.ts';
import type { Wanted } from './wanted.ts';
import { wantedOffers } from './wantedOffers.ts';

/** Hotels that are counted at most; where there are others it is said that there are more. */
export const mostCounted = 50;

/** Hotels that were counted, and the prices of their rooms that fit: whole PKR a night, the highest where all were looked at. */
export interface Count {
  hotels: number;
  more: boolean;
  cheapest: number;
  dearest?: number;
}

/** Counts the hotels of parts that follow each other, as far as the units reach; undefined where none was found. */
export async function countHotels(
  walks: ReturnType<typeof openOfferWalks>,
  budget: ReadBudget,
  parts: readonly Part[],
  filters: Wanted,
): Promise<Count | undefined> {
  const tally = new Tally();
  // Each list is read once before anything can be counted, in every part: that takes half of the units at most.
  const merged = Math.floor(budget.left / unitsOf(stepEntries) / 2 / parts.length);
  for (const part of parts) {
    const page = { sort: 'price' as const, limit: mostCounted, after: undefined, merged };
    const walk = walks.begin({ ...part, ...filters }, page, { budget, kept: 0 }, 'hotels');
    for (let entry = await walk.next(); entry && !tally.isFull; entry = await walk.next()) {
      tally.note(wantedOffers(cardOf(entry), filters));
      walk.pass();
    }
    tally.more ||= tally.isFull || walk.hasMore;
  }
  return tally.count();
}

class Tally {
  more = false;
  #hotels = 0;
  #prices: number[] = [];

  get isFull(): boolean {
    return this.#hotels > mostCounted;
  }

  /** One hotel, by those of its offers that fit. */
  note(offers: readonly { price: number }[]): void {
    const prices = offers.map(({ price }) => price);
    this.#hotels += 1;
    this.#prices = [Math.min(...this.#prices, ...prices), Math.max(...this.#prices, ...prices)];
  }

  count(): Count | undefined {
    const [cheapest, dearest] = this.#prices;
    if (cheapest === undefined || dearest === undefined) return undefined;
    const hotels = Math.min(this.#hotels, mostCounted);
    return { hotels, more: this.more, cheapest, ...(!this.more && { dearest }) };
  }
}
