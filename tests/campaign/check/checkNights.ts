import { addDays, today } from '../../../shared/rules/dates.ts';
import type { Item } from '../client/stores.ts';
import { checkHolders } from './checkHolders.ts';
import { dayOf, nightName, roomOf } from './nightNames.ts';

/** The part of a booking that the check of nights reads. */
export interface Stay {
  id: string;
  state: string;
  propertyId: string;
  /** `from` and `until` where the room's days are not those of the booking. */
  rooms: { id: string; from?: string; until?: string }[];
  checkIn: string;
  checkOut: string;
  /** When it was accepted or entered, and when it ended before its time: instants. */
  answeredAt?: string;
  endedAt?: string;
}

type NightSet = 'booked' | 'closed' | 'elsewhere';

/** The nights of all rooms that are held, by `<property>/<room> <day>`. */
export function nightsIn(items: readonly Item[], held: NightSet): Set<string> {
  const months = items.filter(({ pk, sk }) => pk.startsWith('property#') && /^\d{4}-\d\d#/.test(sk));
  return new Set(
    months.flatMap((item) =>
      [...((item[held] as Iterable<number> | undefined) ?? [])].map((day) => nightName(roomOf(item), dayOf(item, day))),
    ),
  );
}

/** Names of the nights of all rooms of a stay, from a day on. */
export function nightNames({ propertyId, rooms, checkIn, checkOut }: Stay, from = checkIn): string[] {
  const names: string[] = [];
  for (const room of rooms) {
    const [first = checkIn] = [room.from ?? checkIn, from].toSorted().slice(-1);
    for (let day = first; day < (room.until ?? checkOut); day = addDays(day, 1)) {
      names.push(nightName(`${propertyId}/${room.id}`, day));
    }
  }
  return names;
}

/** Nights that a stay has: of one that was cancelled or missed, those that were over then. */
function nightsHad(stay: Stay): string[] {
  const { state, answeredAt, endedAt } = stay;
  if (answeredAt === undefined) return [];
  if (state === 'active' || endedAt === undefined) return nightNames(stay);
  const ended = today(new Date(endedAt));
  return nightNames(stay).filter((night) => night.slice(-ended.length) < ended);
}

/**
 * Holds nights and their holders to each other: no night is in two sets or has two bookings, and a night is booked exactly where a
 * booking has it.
 */
export function checkNights(items: readonly Item[], bookings: readonly Stay[]): string[] {
  const [booked, closed, elsewhere] = [
    nightsIn(items, 'booked'),
    nightsIn(items, 'closed'),
    nightsIn(items, 'elsewhere'),
  ];
  const stays = new Map<string, string[]>();
  for (const stay of bookings)
    for (const night of nightsHad(stay)) stays.set(night, [...(stays.get(night) ?? []), stay.id]);
  return [
    ...[...stays]
      .filter(([, ids]) => ids.length > 1)
      .map(([night, ids]) => `${night} is booked by ${ids.join(' and ')}`),
    ...[...closed].filter((night) => booked.has(night)).map((night) => `${night} is booked and closed`),
    ...[...elsewhere]
      .filter((night) => booked.has(night) || closed.has(night))
      .map((night) => `${night} is held elsewhere and here`),
    ...[...stays.keys()]
      .filter((night) => !booked.has(night))
      .map((night) => `${night} is not held for ${stays.get(night)}`),
    ...[...booked].filter((night) => !stays.has(night)).map((night) => `${night} is held by nothing`),
    ...checkHolders(items, { closed, elsewhere }),
  ];
}
