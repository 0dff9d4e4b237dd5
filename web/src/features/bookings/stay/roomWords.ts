import { plural, t } from '@lingui/core/macro';
import { formatDay } from '../../../words/days.ts';
import { listed } from '../../../words/lists.ts';
import { formatBeds, formatPrice, formatRoomCount } from '../../rooms/format.ts';
import type { Booking, StayRoom } from './booking.ts';

type RoomsOfBooking = Pick<Booking, 'rooms' | 'answeredAt' | 'source'>;

type Part<Field extends keyof StayRoom> = Pick<StayRoom, Field | 'until'>;

/** The rooms of a booking that stay until check-out: one at least. */
function lasting<R extends Part<never>>(rooms: readonly R[]): R[] {
  return rooms.filter(({ until }) => until === undefined);
}

/** The numbers of the rooms of a booking that stay until check-out: "Room 101", "Rooms 101, 104". */
export function formatRooms(rooms: readonly Part<'roomNumber'>[]): string {
  const all = lasting(rooms);
  const numbers = listed(all.map(({ roomNumber }) => String(roomNumber)));
  return plural(all.length, { one: `Room ${numbers}`, other: `Rooms ${numbers}` });
}

/**
 * The rooms of a booking that stay until check-out, a line a kind: "2 rooms, 1 bed each: 101, 102". A request that waits has no
 * numbers of several rooms: the acceptance chooses them. One room is named by its number.
 */
export function roomLines({ rooms, answeredAt, source }: RoomsOfBooking): string[] {
  const all = lasting(rooms);
  const areChosen = answeredAt !== undefined || source !== undefined;
  if (all.length === 1) return [formatRooms(all)];
  return [...Map.groupBy(all, ({ kind }) => kind).values()].map((alike) => {
    const [{ beds }] = alike as [StayRoom];
    const [count, bedsOfEach] = [formatRoomCount(alike.length), formatBeds(beds)];
    const name = alike.length === 1 ? listed([count, bedsOfEach]) : t`${count}, ${bedsOfEach} each`;
    const numbers = listed(alike.map(({ roomNumber }) => String(roomNumber)));
    return areChosen ? t`${name}: ${numbers}` : name;
  });
}

/** The rooms of a booking that were there for a part of the stay: "Room 101 until Sun 12 July". */
export function formatEnded(rooms: readonly Part<'roomNumber'>[]): string[] {
  return rooms.flatMap(({ roomNumber, until }) => {
    if (until === undefined) return [];
    const day = formatDay(until);
    return t`Room ${roomNumber} until ${day}`;
  });
}

/** The nightly prices of the rooms of a booking that stay until check-out: "PKR 4,500", "2 × PKR 4,500 + PKR 9,000". */
export function formatRates(rooms: readonly Part<'price'>[]): string {
  const rates = [...Map.groupBy(lasting(rooms), ({ price }) => price)].map(([price, { length }]) =>
    ratesOf(length, price),
  );
  return rates.join(' + ');
}

function ratesOf(count: number, price: number): string {
  const each = formatPrice(price);
  return count === 1 ? each : t`${count} × ${each}`;
}

/** All beds of the rooms of a booking that stay until check-out. */
export function bedsOf(rooms: readonly Part<'beds'>[]): number {
  return lasting(rooms).reduce((sum, { beds }) => sum + beds, 0);
}
