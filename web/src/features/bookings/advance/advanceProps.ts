import type { Advance, Payment } from '../api/payments.ts';
import type { Booking } from '../stay/booking.ts';

/** How the advance of a booking stands, and its ways on. */
export interface AdvanceProps {
  booking: Booking;
  payment: Payment;
  advance: Advance;
}

/** The sheets that a guest opens from it; `again` proves the payment of before once more. */
export type AdvanceSheet = 'pay' | 'proof' | 'again';

export interface ViewProps extends AdvanceProps {
  onOpen: (sheet: AdvanceSheet) => void;
}
