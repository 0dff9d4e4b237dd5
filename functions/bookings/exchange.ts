import { fail } from '../../shared/errors.ts';
import { nightsOf } from '../../shared/rules/stays.ts';
import type { HeldMonth, NightChange } from '../nights/changeNights.ts';
import { dayOf, type HeldNight, type MonthNights } from '../nights/nightItem.ts';
import { type BookedRoom, type Booking, nightsFrom } from './booking.ts';

/** The nights that an exchange of the rooms of a booking leaves, and those that it needs, by room and month. */
export interface Exchange {
  left: MonthNights[];
  needed: MonthNights[];
}

/**
 * The exchange of the rooms of a booking for others, from a day on. Nights that the booking has before and after are its own: they
 * stay as they are.
 * @throws Failure `nights_taken` where a room would be there twice on a night
 */
export function exchangeOf(booking: Booking, rooms: readonly BookedRoom[], day: string): Exchange {
  const [had, has] = [nightKeys(booking, booking.rooms, day), nightKeys(booking, rooms, day)];
  if (new Set(has).size < has.length) throw fail('nights_taken');
  const { propertyId } = booking;
  return {
    left: byMonth(propertyId, new Set(had).difference(new Set(has))),
    needed: byMonth(propertyId, new Set(has).difference(new Set(had))),
  };
}

/** The change of nights of a booking that an exchange is. */
export function nightChangeOf({ propertyId }: Booking, { left, needed }: Exchange): NightChange {
  const booked = (nights: MonthNights): HeldMonth => ({ ...nights, holder: { in: 'booked' } });
  return { propertyId, frees: left.map(booked), takes: needed.map(booked) };
}

/** `<day>#<room id>` of each night of some rooms from a day on. */
function nightKeys(booking: Booking, rooms: readonly BookedRoom[], from: string): string[] {
  return rooms.flatMap((room) => {
    const { roomId, checkIn, checkOut } = nightsFrom(booking, room, from);
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
