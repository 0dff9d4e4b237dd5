import type { Voucher } from '../../../../shared/contracts/vouchers.ts';
import type { BookingAccount, MoneyWay } from '../../../../shared/rules/ledger.ts';
import type { AnswerOf } from '../../api/types.ts';
import { hotelNameOf } from '../../words/hotels.ts';
import type { Booking } from '../bookings/stay/booking.ts';

/** A receipt as its page shows it: days are `YYYY-MM-DD`, amounts whole PKR. */
export interface ReceiptFacts {
  number: number;
  day: string;
  way: MoneyWay;
  amount: number;
  reversed?: boolean | undefined;
  house: { name: string; ntn?: string | undefined };
  hotelName: string;
  guestName: string;
  code?: string | undefined;
  checkIn: string;
  checkOut: string;
  total: number;
  quote?: Booking['quote'];
  account: BookingAccount;
}

/** The receipt of that number of a booking that one of its sides reads; undefined where the booking has none. */
export function receiptOfBooking(
  number: number,
  booking: Booking,
  { lines, account, receiptHouse: house }: AnswerOf<'getBookingPayment'>['data'],
): ReceiptFacts | undefined {
  const line = lines.find(({ receipt }) => receipt === number);
  if (!line) return undefined;
  const { hotelName, guest, code, checkIn, checkOut, total, quote } = booking;
  const { day, way, amount, reversed } = line;
  const payment = { number, day, way, amount, reversed };
  return { ...payment, house, hotelName, guestName: guest.name, code, checkIn, checkOut, total, quote, account };
}

/** The receipt of that number by the link of a voucher; undefined where the voucher has none. */
export function receiptOfLink(number: number, voucher: Voucher): ReceiptFacts | undefined {
  const receipt = voucher.receipts.find((each) => each.number === number);
  if (!receipt) return undefined;
  const { house, userName: guestName, code, total, quote, account } = voucher;
  const { bookingStartDate: checkIn, bookingEndDate: checkOut } = voucher;
  return {
    ...receipt,
    house,
    hotelName: hotelNameOf(voucher),
    guestName,
    code,
    checkIn,
    checkOut,
    total,
    quote,
    account,
  };
}
