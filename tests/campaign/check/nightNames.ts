import type { Item } from '../client/stores.ts';

/** Name of a night; `room` is `<property>/<room>`. */
export function nightName(room: string, day: string): string {
  return `${room} ${day}`;
}

/** `<property>/<room>` of the nights of a month. */
export function roomOf({ pk, sk }: Item): string {
  return `${pk.slice('property#'.length)}/${sk.slice('YYYY-MM#'.length)}`;
}

/** A day of the month of an item. */
export function dayOf({ sk }: Item, day: number): string {
  return `${sk.slice(0, 'YYYY-MM'.length)}-${String(day).padStart(2, '0')}`;
}
