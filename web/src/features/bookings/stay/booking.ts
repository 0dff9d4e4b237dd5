import type { BookingDetails } from '../../../../../shared/contracts/bookings.ts';

type Wire = 'rooms' | 'userInfo' | 'bookingStartDate' | 'bookingEndDate' | 'bookingRoomDays';

/** A booking as the site reads it: days are `YYYY-MM-DD`, `price` is whole PKR a night. */
export interface Booking extends Omit<BookingDetails, Wire> {
  checkIn: string;
  checkOut: string;
  nights: number;
  room: { roomNumber: number; beds: number; price: number };
  guest: { name: string; email: string; contactNumber: string };
}

/** Unpacks the wire's names of days and its lists of one room and one guest, who is nameless once the account is gone. */
export function bookingOf({ rooms, userInfo, ...wire }: BookingDetails): Booking {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, bookingRoomDays: nights, ...booking } = wire;
  const { roomNumber = 0, No_of_beds: beds = 0, price = 0 } = rooms[0] ?? {};
  const { userName: name = '', email = '', contactNumber = '' } = userInfo[0] ?? {};
  return {
    ...booking,
    ...{ checkIn, checkOut, nights },
    room: { roomNumber, beds, price },
    guest: { name, email, contactNumber },
  };
}
