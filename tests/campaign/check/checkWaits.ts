import { nightsOf } from '../../../shared/rules/stays.ts';
import type { Item } from '../client/stores.ts';
import { nightsIn } from './checkNights.ts';
import { nightName } from './nightNames.ts';

/** An event that waits for a room, as docs/data.md has it. */
interface StoredWait {
  by: string;
  calendarId: string;
  checkIn: string;
  checkOut: string;
  held?: { roomId: string; checkIn: string; checkOut: string };
}

interface StoredWaits extends Item {
  events: StoredWait[];
  rooms?: Record<string, string[]>;
}

/**
 * Holds events that wait to the nights: whoever frees nights gives them to an event that waits for them, so that none of its rooms is free
 * on all of its nights. Its own nights are free to it.
 */
export function checkWaits(items: readonly Item[], day: string): string[] {
  const sets = [nightsIn(items, 'booked'), nightsIn(items, 'closed'), nightsIn(items, 'elsewhere')];
  const waits = items.filter(({ sk }) => sk === 'waits') as StoredWaits[];
  return waits.flatMap(({ pk, events, rooms = {} }) => {
    const property = pk.slice('property#'.length);
    const isFree = (roomId: string, { checkIn, checkOut, held }: StoredWait) =>
      nightsOf(checkIn, checkOut).every((night) => {
        const isOwn = held?.roomId === roomId && held.checkIn <= night && night < held.checkOut;
        return isOwn || sets.every((set) => !set.has(nightName(`${property}/${roomId}`, night)));
      });
    return events
      .filter(({ checkOut }) => checkOut > day)
      .flatMap((event) =>
        (rooms[event.calendarId] ?? [])
          .filter((roomId) => isFree(roomId, event))
          .map((roomId) => `${pk} ${event.by} waits, and ${roomId} is free`),
      );
  });
}
