import type { Payment } from '../../../shared/contracts/payments.ts';
import type { AdvanceState } from '../../../shared/rules/advanceLife.ts';
import { answer, listed, ok } from './fakeApi.ts';
import { ahead, requestOf } from './samples.ts';
import { open, vendor } from './site.tsx';

type Advance = NonNullable<Payment['advance']>;
type Line = Payment['lines'][number];

/** A payment of 5,000 rupees that a guest has told of. */
export const proof: NonNullable<Advance['proof']> = {
  ...{ way: 'easypaisa', reference: '12345678901', lastFour: '4567', amount: 5000, day: ahead(0) },
  sentAt: `${ahead(0)}T08:00:00.000Z`,
};

/** An advance of 5,000 rupees in a state. */
export function advanceOf(status: AdvanceState, given: Partial<Advance> = {}): Advance {
  return {
    ...{ status, amount: 5000, received: 0, askedAt: `${ahead(-1)}T08:00:00.000Z`, revision: 3 },
    payee: { lastFour: '6702', title: 'Karim Beg' },
    ...given,
  };
}

/** Cash that came on this day, and has the receipt 12. */
export function lineOf(number: number, given: Partial<Line> = {}): Line {
  const at = `${ahead(0)}T06:05:00.000Z`;
  return { number, kind: 'in', way: 'cash', amount: 2500, receipt: 12, at, day: ahead(0), by: 'owner', ...given };
}

/** The money of a booking of 7,500 rupees, of which nothing but the given was paid. */
export function paymentOf(given: Partial<Payment> = {}): Payment {
  return {
    lines: [],
    account: { owed: 7500, paid: 0, balance: 7500 },
    receiptHouse: { name: 'Cedar Lodge' },
    ...given,
  };
}

/** The booking of guest `a`, accepted, on the page of those that are ahead, with its money. */
export async function openBooking(payment: Payment, given: Parameters<typeof requestOf>[1] = {}) {
  const { advance, account } = payment;
  const wire = {
    ...(advance && { advance: { status: advance.status, amount: advance.amount, until: advance.until } }),
    ...(account.paid > 0 && { paid: account.paid }),
  };
  const booking = requestOf('a', { status: 'active', code: 'ABCD-2345', ...wire, ...given });
  answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  answer('listVendorBookings', listed('booking_requests', [booking]));
  answer('getBookingPaymentAsOwner', ok('payment', payment));
  return open(given.status ? `/vendorActiveBookings?status=${given.status}` : '/vendorActiveBookings', vendor);
}
