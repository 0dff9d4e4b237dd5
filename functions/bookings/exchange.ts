import { fail } from '../../shared/errors.ts';
import { nightsOf } from '../../shared/rules/stays.ts';
import type { HeldMonth, NightChange } from '../nights/changeNights.ts';
import { dayOf, type HeldNight, type MonthNights } from '../nights/nightItem.ts';
import { type Booking, nightsFrom } from './booking.ts';

/** The nights that an exchange of the rooms and days of a booking leaves, and those that it needs, by room and month. */
export interface Exchange {
  left: MonthNights[];
  needed: MonthNights[];
}

/** Days and rooms of a booking, before or after an exchange. */
type Stay = Pick<Booking, 'checkIn' | 'checkOut' | 'rooms'>;

/**
 * The exchange of the rooms and days of a booking for others, from a day on. Nights that the booking has before and after are its own:
 * they stay as they are.
 * @throws Failure `nights_taken` where a room would be there twice on a night
 */
export function exchangeOf(booking: Booking, after: Stay, day: string): Exchange {
  const [had, has] = [nightKeys(booking, booking, day), nightKeys(booking, after, day)];
  if (new Set(has).size < has.length) throw fail('nights_taken');
  const { propertyId } = booking;
  return {
    left: byMonth(propertyId, new Set(had).difference(new Set(has))),
    needed: byMonth(propertyId, new Set(has).difference(new Set(had))),
  };
}

/**
 * The first night, from a day on, that a change of a booking makes another one: that of a room which only one of both stays has, or else
 * the first of the stay.
 */
export function firstChangedNight(booking: Booking, after: Stay, day: string): string {
  const [had, has] = [nightKeys(booking, booking, day), nightKeys(booking, after, day)];
  const changed = new Set(had).symmetricDifference(new Set(has));
  const [first] = [...changed].map((key) => key.slice(0, 10)).sort();
  return first ?? (booking.checkIn > day ? booking.checkIn : day);
}

/** The change of nights of a booking that an exchange is. */
export function nightChangeOf({ propertyId }: Booking, { left, needed }: Exchange): NightChange {
  const booked = (nights: MonthNights): HeldMonth => ({ ...nights, holder: { in: 'booked' } });
  return { propertyId, frees: left.map(booked), takes: needed.map(booked) };
}

/** `<day>#<room id>` of each night of a stay from a day on. */
function nightKeys(booking: Booking, { rooms, ...days }: Stay, from: string): string[] {
  return rooms.flatMap((room) => {
    const { roomId, checkIn, checkOut } = nightsFrom({ ...booking, ...days }, room, from);
    return nightsOf(checkIn, checkOut).map((day) => `${day}#${roomId}`);
  });
}

function byMonth(propertyId: string, nights: ReadonlySet<string>): MonthNights[] {
  const months = Map.groupBy(nights, (night) => `${night.slice(0, 7)}${night.slice(10)}`);
  return [...months].map(([key, keys]) => ({
    propertyId,
    roomId: key.slice(8),
    month: key.slice(0, 7),
    days: keys.map((each) => Number(each.slice(8, 10))),
  }));
}

/** Whether nothing holds a night that an exchange needs, of the nights that are held. */
export function isExchangeFree({ needed }: Exchange, held: readonly HeldNight[]): boolean {
  const taken = new Set(held.map(({ roomId, day }) => `${roomId} ${day}`));
  return needed.every(({ roomId, month, days }) => days.every((day) => !taken.has(`${roomId} ${dayOf(month, day)}`)));
}

/** Of the nights that are held those that a booking does not hold itself: a request holds none. */
export function heldByOthers(booking: Booking, held: readonly HeldNight[]): HeldNight[] {
  if (booking.state !== 'active') return [...held];
  const own = new Set(nightKeys(booking, booking, booking.checkIn));
  return held.filter(({ day, roomId }) => !own.has(`${day}#${roomId}`));
}
