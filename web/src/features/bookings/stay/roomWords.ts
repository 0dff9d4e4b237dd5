import { plural, t } from '@lingui/core/macro';
import { listed } from '../../../words/lists.ts';
import { formatPrice } from '../../rooms/format.ts';
import type { StayRoom } from './booking.ts';

/** The numbers of the rooms of a booking: "Room 101", "Rooms 101, 104". */
export function formatRooms(rooms: readonly Pick<StayRoom, 'roomNumber'>[]): string {
  const numbers = listed(rooms.map(({ roomNumber }) => String(roomNumber)));
  return plural(rooms.length, { one: `Room ${numbers}`, other: `Rooms ${numbers}` });
}

/** The nightly prices of the rooms of a booking: "PKR 4,500", "2 × PKR 4,500 + PKR 9,000". */
export function formatRates(rooms: readonly Pick<StayRoom, 'price'>[]): string {
  const rates = [...Map.groupBy(rooms, ({ price }) => price)].map(([price, { length }]) => ratesOf(length, price));
  return rates.join(' + ');
}

function ratesOf(count: number, price: number): string {
  const each = formatPrice(price);
  return count === 1 ? each : t`${count} × ${each}`;
}

/** All beds of the rooms of a booking. */
export function bedsOf(rooms: readonly Pick<StayRoom, 'beds'>[]): number {
  return rooms.reduce((sum, { beds }) => sum + beds, 0);
}
