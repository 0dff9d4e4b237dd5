import type { BookingDetails } from '../../../../../shared/contracts/bookings.ts';
import { nightsBetween, stayTotal } from '../../../../../shared/rules/stays.ts';

type Wire = 'rooms' | 'userInfo' | 'bookingStartDate' | 'bookingEndDate' | 'bookingRoomDays';

/** A room of a booking: `price` is whole PKR a night, `kind` the id of its kind. */
export interface StayRoom {
  roomNumber: number;
  beds: number;
  price: number;
  kind: string;
  /** The first night and the day after the last one, where they are not those of the booking. */
  from?: string | undefined;
  until?: string | undefined;
}

/** A booking as the site reads it, of one room at least: days are `YYYY-MM-DD`. */
export interface Booking extends Omit<BookingDetails, Wire> {
  checkIn: string;
  checkOut: string;
  nights: number;
  rooms: readonly [StayRoom, ...StayRoom[]];
  guest: { name: string; email: string; contactNumber: string };
}

/** The rooms of a booking that have nights from a day on. */
export function roomsFrom({ rooms }: Booking, day: string): StayRoom[] {
  return rooms.filter(({ until }) => until === undefined || until > day);
}

/** Whole PKR for the nights of a room from a day on. */
export function priceFrom({ checkIn, checkOut }: Booking, room: StayRoom, day: string): number {
  const { from = checkIn, until = checkOut, price } = room;
  return stayTotal(nightsBetween(from > day ? from : day, until), price);
}

/** Unpacks the wire's names of days and its list of one guest, who is nameless once the account is gone. */
export function bookingOf({ rooms, userInfo, ...wire }: BookingDetails): Booking {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, bookingRoomDays: nights, ...booking } = wire;
  const stayRooms = rooms.map(({ No_of_beds: beds, ...room }) => ({ ...room, beds }));
  const { userName: name = '', email = '', contactNumber = '' } = userInfo[0] ?? {};
  return {
    ...booking,
    ...{ checkIn, checkOut, nights },
    rooms: stayRooms as [StayRoom, ...StayRoom[]],
    guest: { name, email, contactNumber },
  };
}
