import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { choice } from '../rules/field.ts';
import { amountField } from '../rules/paymentFields.ts';
import { proofForm, refundForm } from '../rules/payments.ts';
import { advance } from './advances.ts';
import { revision } from './bookingRooms.ts';
import { bookingRequestId, fixedTerms } from './bookings.ts';
import { optionalText, reply, requestKey, value } from './fields.ts';
import { bookingLedger } from './ledgers.ts';

/**
 * The money of a booking as one side reads it: its ledger, its advance, and as `refundNow` what goes back of the advance if the caller
 * cancels now, where something of it was paid; of a booking that has ended, what goes back once a payment is seen that nobody has seen yet.
 */
export const payment = z.extend(bookingLedger, {
  terms: z.optional(fixedTerms),
  advance: z.optional(advance),
  refundNow: z.optional(z.object({ percent: z.int(), amount: z.int() })),
});

export type Payment = z.output<typeof payment>;

const read = {
  method: 'GET',
  params: bookingRequestId,
  response: reply(payment),
  errors: ['booking_not_found'],
} as const;

export const getBookingPayment = endpoint({
  ...read,
  path: '/user/booking/{bookingRequestId}/payment',
  auth: { role: 'user' },
  summary: 'The advance of an own booking, the lines of its ledger, and what is left to pay.',
});

export const getBookingPaymentAsOwner = endpoint({
  ...read,
  path: '/vendor/booking/{bookingRequestId}/payment',
  auth: { role: 'vendor', staff: true },
  summary: 'As its guest reads it, with who wrote a line, and whether an id was given for another payment too.',
  errors: [...read.errors, 'not_for_staff'],
});

export const openPayee = endpoint({
  method: 'POST',
  path: '/user/booking/{bookingRequestId}/payee',
  auth: { role: 'user' },
  onlyReads: true,
  summary:
    'The account to which the advance of an own booking is paid, while it is asked for: for its guest alone, and logged. `amount` is what ' +
    'is left to pay of it.',
  params: bookingRequestId,
  response: reply(
    z.object({
      title: z.string(),
      iban: z.optional(z.string()),
      ...{ jazzcash: z.optional(z.string()), easypaisa: z.optional(z.string()) },
      ...{ amount: z.int(), until: z.string() },
    }),
  ),
  errors: ['booking_not_found', 'advance_not_asked', 'payee_gone'],
});

/** Errors of every move of an advance. */
const moveErrors = ['booking_not_found', 'conflict'] as const;

/** Errors of a move that writes a line. */
const lineErrors = [...moveErrors, 'no_ledger', 'ledger_full'] as const;

export const sendProof = endpoint({
  method: 'POST',
  path: '/user/booking/{bookingRequestId}/advance-proof',
  auth: { role: 'user' },
  summary:
    'Say that the advance of an own booking was paid: how, its transaction id, the last four of the sender, whole PKR and day. In time it stops the ' +
    'clock; after a lapse it is taken of a payment that was made before.',
  params: bookingRequestId,
  body: z.object({
    way: value(proofForm.way),
    reference: value(proofForm.reference),
    lastFour: value(proofForm.lastFour),
    amount: value(proofForm.amount),
    day: value(proofForm.day),
    requestKey,
  }),
  status: 201,
  response: reply(payment),
  errors: [...moveErrors, 'advance_not_asked', 'advance_lapsed', 'payment_sent_before', 'too_many_attempts'],
});

export const refundAnswers = ['confirmed', 'denied'] as const;

export const answerRefund = endpoint({
  method: 'POST',
  path: '/user/booking/{bookingRequestId}/refund-answer',
  auth: { role: 'user' },
  summary: 'Say that the refund of an own booking has come, or that it has not.',
  params: bookingRequestId,
  body: z.object({ answer: value(choice({ label: 'Answer', options: refundAnswers })) }),
  response: reply(payment),
  errors: [...moveErrors, 'no_refund_sent'],
});

export const advanceAnswers = ['received', 'unseen', 'waived'] as const;

export const answerAdvance = endpoint({
  method: 'POST',
  path: '/vendor/booking/{bookingRequestId}/advance-answer',
  auth: { role: 'vendor' },
  summary:
    'Say that the payment of an advance has come, with the `amount` that came, that it is not to be seen, or that none is wanted. `revision` is that ' +
    'of the advance as it was shown.',
  params: bookingRequestId,
  body: z.object({
    answer: value(choice({ label: 'Answer', options: advanceAnswers })),
    amount: z.optional(value(amountField)),
    revision,
  }),
  response: reply(payment),
  errors: [...lineErrors, 'advance_not_sent', 'advance_not_asked', 'advance_changed'],
});

export const payRefund = endpoint({
  method: 'POST',
  path: '/vendor/booking/{bookingRequestId}/refund',
  auth: { role: 'vendor' },
  summary:
    'Note that the refund of an advance was paid, or more than is due: how, whole PKR and day. The guest says whether it came.',
  params: bookingRequestId,
  body: z.object({
    way: value(refundForm.way),
    reference: optionalText(refundForm.reference),
    amount: value(refundForm.amount),
    day: value(refundForm.day),
    requestKey,
  }),
  status: 201,
  response: reply(payment),
  errors: [...lineErrors, 'no_refund_due', 'more_than_paid', 'payment_sent_before', 'line_sent_before'],
});
