/** Hotels that are counted at most; where there are others it is said that there are more. */
export const mostCounted = 50;

/** Prices by the ids of hotels, and whether these are all hotels that there are. */
export interface HotelPrices {
  prices: ReadonlyMap<string, readonly number[]>;
  isWhole: boolean;
  /** The prices that can be told of hotels that are not all: the lowest, where they came in the order of prices, or none. */
  priceTold?: 'lowest' | 'none' | undefined;
}

/**
 * Hotels that were counted, and the lowest and the highest of their prices in whole PKR: of a night, of several rooms that of all of
 * them, with dates that of the stay. `more` says that others may follow; then a price that is told alone is the lowest of all.
 */
export interface Count {
  hotels: number;
  more: boolean;
  cheapest?: number;
  dearest?: number;
}

/** The count of hotels; undefined where there is none. */
export function countOf({ prices, isWhole, priceTold }: HotelPrices): Count | undefined {
  if (prices.size === 0) return undefined;
  const all = [...prices.values()].flat();
  const [cheapest, dearest] = [Math.min(...all), Math.max(...all)];
  const hotels = Math.min(prices.size, mostCounted);
  const count = { hotels, more: !isWhole || prices.size > hotels };
  if (isWhole || priceTold === undefined) return { ...count, cheapest, dearest };
  return priceTold === 'lowest' ? { ...count, cheapest } : count;
}

/** The hotels that are not among others. Where they are not all, the next may be cheaper. */
export function withoutHotels({ prices, isWhole }: HotelPrices, others: Pick<HotelPrices, 'prices'>): HotelPrices {
  return { prices: new Map([...prices].filter(([id]) => !others.prices.has(id))), isWhole, priceTold: 'none' };
}
