import { expect } from 'vitest';
import type { House } from './house.ts';
import type { Life, ModelBooking } from './model.ts';

/** The lists of both sides, and the calendar of the touched rooms, are as the model has them. */
export async function agree(life: Life, house: House): Promise<void> {
  const rooms = life.touched === undefined ? house.rooms : [life.touched];
  const [guests, waiting, active, calendars] = await Promise.all([
    Promise.all(house.guests.map((guest) => house.bookingsOf(guest))),
    house.ownersBookings('pending'),
    house.ownersBookings('active'),
    Promise.all(rooms.map((room) => house.taken(room))),
  ]);
  const own = (guest: number) =>
    shown(
      life,
      life.bookings.filter((booking) => booking.guest === guest),
    );
  expect({ guests: guests.map(sorted), waiting: sorted(waiting), active: sorted(active), calendars }).toEqual({
    guests: house.guests.map((_, guest) => own(guest)),
    waiting: shown(life, life.inState('pending')),
    active: shown(life, life.inState('active')),
    calendars: rooms.map((room) => life.taken(room)),
  });
}

function shown(life: Life, bookings: readonly ModelBooking[]): string[] {
  return sorted(bookings.map((booking) => `${booking.id} ${life.stateOf(booking)}`));
}

function sorted(texts: readonly string[]): string[] {
  return [...texts].sort();
}
