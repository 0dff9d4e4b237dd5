import type { Room } from '../../../../shared/contracts/properties.ts';
import type { WantedKind } from '../bookings/request/wantedKinds.ts';

/** Whole PKR a night of rooms by their kinds, and whether that is the price of the cheapest of the next nights. */
export function lowestNight(wanted: readonly WantedKind[], rooms: readonly Room[]): { price: number; isFrom: boolean } {
  const from = new Map(rooms.map((room) => [room.kind, room.from]));
  const prices = wanted.map(({ kind, count, price }) => count * (from.get(kind) ?? price));
  return {
    price: prices.reduce((sum, each) => sum + each, 0),
    isFrom: wanted.some(({ kind }) => from.get(kind) !== undefined),
  };
}
