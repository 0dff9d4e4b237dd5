import { useApi } from '../../../api/useApi.ts';
import { useUserBooking } from '../../bookings/api/travellerBookings.ts';
import { type Booking, bookingOf } from '../../bookings/stay/booking.ts';
import { receiptOfBooking, receiptOfLink } from '../receiptFacts.ts';

type Money = Parameters<typeof receiptOfBooking>[2];

/** Facts are undefined until all is read, and null where the booking has no such receipt. */
function factsOf(number: number, booking: Booking | undefined, money: Money | undefined) {
  return booking && money && (receiptOfBooking(number, booking, money) ?? null);
}

/** A receipt of a booking by its number, as the guest reads it. */
export function useReceiptAsGuest(bookingRequestId: string, number: number) {
  const read = useUserBooking(bookingRequestId);
  const money = useApi('getBookingPayment', { params: { bookingRequestId } });
  return {
    booking: read.booking,
    facts: factsOf(number, read.booking, money.data?.data),
    error: read.error ?? money.error,
    retry: () => {
      read.retry();
      void money.mutate();
    },
  };
}

/** A receipt of a booking by its number, as the hotel reads it. */
export function useReceiptAsOwner(bookingRequestId: string, number: number) {
  const request = { params: { bookingRequestId } };
  const read = useApi('getVendorBooking', request);
  const money = useApi('getBookingPaymentAsOwner', request);
  const booking = read.data && bookingOf(read.data.data);
  return {
    booking,
    facts: factsOf(number, booking, money.data?.data),
    error: read.error ?? money.error,
    retry: () => void Promise.all([read.mutate(), money.mutate()]),
  };
}

/** A receipt by its number, for whoever has the link of the voucher. */
export function useReceiptOfLink(token: string, number: number) {
  const { data, error, mutate } = useApi('viewVoucher', { body: { token } }, { silent: true });
  return { facts: data && (receiptOfLink(number, data.data) ?? null), error, retry: () => void mutate() };
}
