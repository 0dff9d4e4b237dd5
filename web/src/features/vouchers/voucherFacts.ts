import type { Voucher } from '../../../../shared/contracts/vouchers.ts';
import type { BookingState } from '../../../../shared/rules/bookingLife.ts';
import { hotelNameOf } from '../../words/hotels.ts';
import { type Booking, type StayRoom, stayRooms } from '../bookings/stay/booking.ts';

/** A booking as its voucher shows it: days are `YYYY-MM-DD`, `total` whole PKR, times of the day `14:00`. */
export interface VoucherFacts {
  status: BookingState;
  hotelName: string;
  code?: string | undefined;
  guestName: string;
  guests: number;
  children?: readonly number[] | undefined;
  checkIn: string;
  checkOut: string;
  checkInFrom?: string | undefined;
  checkOutUntil?: string | undefined;
  nights: number;
  rooms: readonly [StayRoom, ...StayRoom[]];
  total: number;
  quote?: Booking['quote'];
  address?: Booking['address'];
  host?: { name: string; contactNumber: string; email?: string } | undefined;
  /** ISO instant of the latest change. */
  changedAt?: string | undefined;
}

/** The voucher of a guest's own booking. */
export function factsOfBooking({ guest, ...booking }: Booking): VoucherFacts {
  return { ...booking, guestName: guest.name };
}

/** The voucher that a link opens. */
export function factsOfLink({ rooms, userName: guestName, ...wire }: Voucher): VoucherFacts {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, bookingRoomDays: nights, ...voucher } = wire;
  const stay = { checkIn, checkOut, nights, rooms: stayRooms(rooms) as [StayRoom, ...StayRoom[]] };
  return { ...voucher, hotelName: hotelNameOf(voucher), guestName, ...stay };
}
