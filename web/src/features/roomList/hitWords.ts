import { plural, t } from '@lingui/core/macro';
import type { Room } from '../../../../shared/contracts/properties.ts';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { greaterFacts, isWished, type RoomFact } from '../../../../shared/rules/facts.ts';
import { formatBeds, formatRoomCount } from '../rooms/format.ts';

/** Facts that a card has room for. */
const most = 3;

/** The facts that a card names, none that another one meets: those of the query before the rest. */
export function factsShown(hit: RoomHit, wanted: readonly RoomFact[] = []): RoomFact[] {
  const held = greaterFacts(hit.facts);
  const isWanted = (fact: RoomFact) => isWished(fact, wanted);
  return [...held.filter(isWanted), ...held.filter((fact) => !isWanted(fact))].slice(0, most);
}

/**
 * The rooms of a hotel that match: `3 rooms, sleeps 2 to 4`, of rooms that are alike `3 rooms, sleeps 2 · 1 bed`, of rooms that are taken
 * together `2 rooms, sleep 2 + 4`.
 */
export function sayFit({ matching, roomsAlike, together }: RoomHit, room: Room): string {
  if (together) return sayTogether(together);
  if (matching && matching.rooms > 1) return sayRooms(matching.rooms, matching.sleepsLeast, matching.sleepsMost);
  const { roomNumber, membersCapacity: guests } = room;
  const sleeps = roomsAlike > 1 ? sayRooms(roomsAlike, guests, guests) : t`Room ${roomNumber}, sleeps ${guests}`;
  return `${sleeps} · ${formatBeds(room.No_of_beds)}`;
}

function sayRooms(count: number, least: number, most: number): string {
  const rooms = plural(count, { one: '# room', other: '# rooms' });
  return least === most ? t`${rooms}, sleeps ${least}` : t`${rooms}, sleeps ${least} to ${most}`;
}

/** More rooms than these that sleep as many are counted, not named one by one. */
const mostNamed = 2;

function sayTogether({ kinds }: NonNullable<RoomHit['together']>): string {
  const byGuests = Map.groupBy(kinds, ({ membersCapacity }) => membersCapacity);
  const sum = [...byGuests].flatMap(([guests, alike]) => termsOf(roomsIn(alike), guests)).join(' + ');
  const rooms = formatRoomCount(roomsIn(kinds));
  return t`${rooms}, sleep ${sum}`;
}

function termsOf(count: number, guests: number): (string | number)[] {
  return count > mostNamed ? [`${count} × ${guests}`] : Array.from({ length: count }, () => guests);
}

function roomsIn(kinds: readonly { count: number }[]): number {
  return kinds.reduce((sum, { count }) => sum + count, 0);
}

/**
 * The lowest price of a night in whole PKR, with dates the average of the stay, that of all rooms which are taken together, and whether
 * other rooms that fit, or other nights, may cost more. With dates it has the total of the stay.
 */
export function priceOf({ matching, together, total }: RoomHit, room: Room): CardPrices {
  const isFrom = room.from !== undefined;
  if (together) return { price: together.price, isLowest: isFrom, ...(total !== undefined && { total }) };
  const { rooms, fromPrice, fromTotal } = matching ?? { rooms: 1, fromPrice: room.from ?? room.price };
  return { price: fromPrice, isLowest: isFrom || rooms > 1, ...(fromTotal !== undefined && { total: fromTotal }) };
}

interface CardPrices {
  price: number;
  isLowest: boolean;
  total?: number;
}
