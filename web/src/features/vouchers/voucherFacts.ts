import type { Voucher } from '../../../../shared/contracts/vouchers.ts';
import type { BookingState } from '../../../../shared/rules/bookingLife.ts';
import { accountOf, type BookingAccount } from '../../../../shared/rules/ledger.ts';
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
  /** The advance that was fixed with the request, and its policy. */
  terms?: Booking['terms'];
  account: BookingAccount;
  address?: Booking['address'];
  host?: { name: string; contactNumber: string; email?: string } | undefined;
  /** ISO instant of the latest change. */
  changedAt?: string | undefined;
}

/** The voucher of a guest's own booking. */
export function factsOfBooking({ guest, ...booking }: Booking): VoucherFacts {
  const { status: state, total, paid = 0, charged } = booking;
  return { ...booking, guestName: guest.name, account: accountOf({ state, total, paid, charged }) };
}

/** The voucher that a link opens. */
export function factsOfLink({ rooms, userName: guestName, ...wire }: Voucher): VoucherFacts {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, bookingRoomDays: nights, ...voucher } = wire;
  const stay = { checkIn, checkOut, nights, rooms: stayRooms(rooms) as [StayRoom, ...StayRoom[]] };
  return { ...voucher, hotelName: hotelNameOf(voucher), guestName, ...stay };
}
