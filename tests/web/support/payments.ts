import { screen } from '@testing-library/react';
import type { ShownAdvance } from '../../../shared/contracts/advances.ts';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import type { Payment } from '../../../shared/contracts/payments.ts';
import { answer, listed, ok, Refusal } from './fakeApi.ts';
import { requestOf } from './samples.ts';
import { open, traveller } from './site.tsx';

/** An instant so many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const payee = {
  title: 'Karim Beg',
  iban: 'PK36SCBL0000001123456702',
  jazzcash: '03455556677',
  amount: 5000,
  until: inHours(20),
};

/** An advance of PKR 5,000 that is asked for; what is given stands instead. */
export function advanceOf(given: Partial<ShownAdvance> = {}): ShownAdvance {
  return {
    ...{ status: 'asked', amount: 5000, received: 0, until: inHours(20), askedAt: inHours(-4), revision: 1 },
    payee: { lastFour: '6702', title: 'Karim Beg' },
    ...given,
  };
}

export const proof = {
  ...{ way: 'easypaisa', reference: '31234567890', lastFour: '4321', amount: 5000 },
  ...{ day: inHours(-5).slice(0, 10), sentAt: inHours(-1) },
} as const satisfies ShownAdvance['proof'];

export function paymentOf(advance: ShownAdvance, given: Partial<Payment> = {}): Payment {
  return {
    terms: { amount: 5000, hours: 24, policy: 'moderate' },
    advance,
    lines: [],
    account: { owed: 7500, paid: advance.received, balance: 7500 - advance.received },
    receiptHouse: { name: 'Cedar Lodge' },
    ...given,
  };
}

/** A booking that was accepted with an advance; what is given stands instead. */
export function advancedBooking(advance: ShownAdvance, given: Partial<BookingRequest> = {}): BookingRequest {
  const { status, amount, until } = advance;
  return requestOf('a', {
    ...{ status: 'active', code: 'ABCD1234', terms: { amount: 5000, hours: 24, policy: 'moderate' } },
    advance: { status, amount, ...(until && { until }) },
    ...given,
  });
}

/** The bookings of a traveller, of which one has an advance. */
export async function openAdvance(
  advance: ShownAdvance,
  { booking = {} as Partial<BookingRequest>, payment = {} as Partial<Payment>, unread = false } = {},
) {
  const shown = advancedBooking(advance, booking);
  answer('listUserBookings', listed('booking_requests', [shown]));
  const host = { name: 'Karim Beg', email: 'karim@example.com', contactNumber: '03001234567' };
  answer('getUserBooking', ok('booking_details', { ...shown, host }));
  answer('getBookingPayment', unread ? new Refusal('internal') : ok('payment', paymentOf(advance, payment)));
  const user = await open('/userbookings', traveller);
  await screen.findByRole('article');
  return user;
}
