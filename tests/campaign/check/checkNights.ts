import { addDays, today } from '../../../shared/rules/dates.ts';
import type { Item } from '../client/stores.ts';

/** The part of a booking that the check of nights reads. */
export interface Stay {
  id: string;
  state: string;
  propertyId: string;
  /** `from` and `until` where the room's days are not those of the booking. */
  rooms: { id: string; from?: string; until?: string }[];
  checkIn: string;
  checkOut: string;
}

type NightSet = 'booked' | 'closed';

/** The nights of all rooms that are held, by `<property>/<room> <day>`. */
export function nightsIn(items: readonly Item[], held: NightSet): Set<string> {
  const months = items.filter(({ pk, sk }) => pk.startsWith('property#') && /^\d{4}-\d\d#/.test(sk));
  return new Set(
    months.flatMap((item) =>
      [...((item[held] as Iterable<number> | undefined) ?? [])].map((day) => nightName(roomOf(item), dayOf(item, day))),
    ),
  );
}

/** Name of a night; `room` is `<property>/<room>`. */
export function nightName(room: string, day: string): string {
  return `${room} ${day}`;
}

function roomOf({ pk, sk }: Item): string {
  return `${pk.slice('property#'.length)}/${sk.slice('YYYY-MM#'.length)}`;
}

function dayOf({ sk }: Item, day: number): string {
  return `${sk.slice(0, 'YYYY-MM'.length)}-${String(day).padStart(2, '0')}`;
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

/**
 * Holds nights and bookings to each other: no night has two active bookings, or a booking and a closing; from today on a
 * night is booked exactly where an active booking has it; and only a night that is closed has a note.
 */
export function checkNights(items: readonly Item[], bookings: readonly Stay[], now = new Date()): string[] {
  const day = today(now);
  const [booked, closed] = [nightsIn(items, 'booked'), nightsIn(items, 'closed')];
  const stays = new Map<string, string[]>();
  for (const stay of bookings.filter(({ state }) => state === 'active')) {
    for (const night of nightNames(stay)) stays.set(night, [...(stays.get(night) ?? []), stay.id]);
  }
  const ahead = (nights: Iterable<string>) => [...nights].filter((night) => night.slice(-day.length) >= day);
  return [
    ...[...stays]
      .filter(([, ids]) => ids.length > 1)
      .map(([night, ids]) => `${night} is booked by ${ids.join(' and ')}`),
    ...[...closed].filter((night) => booked.has(night)).map((night) => `${night} is booked and closed`),
    ...ahead(stays.keys())
      .filter((night) => !booked.has(night))
      .map((night) => `${night} is not held for ${stays.get(night)}`),
    ...ahead(booked)
      .filter((night) => !stays.has(night))
      .map((night) => `${night} is held by nothing`),
    ...notedNights(items)
      .filter((night) => !closed.has(night))
      .map((night) => `${night} has a note and is open`),
  ];
}

function notedNights(items: readonly Item[]): string[] {
  return items
    .filter(({ pk, sk }) => pk.startsWith('property#') && sk.startsWith('note#'))
    .flatMap((item) => {
      const month = { ...item, sk: item.sk.slice('note#'.length) };
      const days = Object.keys(item).filter((name) => name.startsWith('day'));
      return days.map((name) => nightName(roomOf(month), dayOf(month, Number(name.slice('day'.length)))));
    });
}
