import {
  comparedLimits,
  type NamedRoom,
  readCompared,
  writeCompared,
} from '../../../../shared/addresses/comparedRooms.ts';
import type { AddressParams } from '../../../../shared/addresses/daysInAddress.ts';
import { readWishes } from '../../../../shared/addresses/readWishes.ts';
import { type WishesOfStay, writeWishes } from '../../../../shared/addresses/roomsInAddress.ts';
import { anyDay, today } from '../../../../shared/rules/dates.ts';
import { paths } from '../../paths.ts';
import type { StayDays } from '../rooms/format.ts';
import { daysOf, stayAhead } from './stayAhead.ts';

/** Rooms side by side, as an address names them. */
export interface Comparison {
  rooms: NamedRoom[];
  /** How many the address names, of which those that are too many are left out. */
  named: number;
  /** Days, people and facts for which they are compared. */
  wishes: WishesOfStay;
  stay: StayDays | undefined;
  /** The address has days of which nothing can be asked: they are over, or no stay can have them. */
  leftDays: 'over' | 'impossible' | undefined;
}

/** `/compare?rooms=4fKd_a:101,x-9Qz2:3&checkIn=2027-07-12&checkOut=2027-07-15&guests=4` */
export function comparisonPath(rooms: readonly NamedRoom[], { counts: _, ...wishes }: WishesOfStay): string {
  return `${paths.compare}?rooms=${writeCompared(rooms)}${writeWishes(wishes)}`;
}

/** Reads an address that anybody may have mangled: a part that cannot be read counts as left out. */
export function readComparison(params: AddressParams, now: Date = new Date()): Comparison {
  const named = readCompared(params.get('rooms') ?? '');
  const { guests, facts } = readWishes(params);
  const { stay, leftDays } = readStay(params, now);
  const people = { ...(guests !== undefined && { guests }), ...(facts && { facts }) };
  return {
    rooms: named.slice(0, comparedLimits.sideBySide),
    named: named.length,
    wishes: { ...daysOf(stay), ...people },
    stay,
    leftDays,
  };
}

function readStay(params: AddressParams, now: Date): Pick<Comparison, 'stay' | 'leftDays'> {
  const typed = ['checkIn', 'checkOut'].map((name) => (params.get(name) ?? '').trim());
  const [checkIn, checkOut] = typed.map(anyDay);
  const stay = stayAhead({ checkIn, checkOut }, now);
  if (stay || typed.every((text) => text === '')) return { stay, leftDays: undefined };
  const isOver = checkIn !== undefined && checkIn < today(now);
  return { stay, leftDays: isOver ? 'over' : 'impossible' };
}
