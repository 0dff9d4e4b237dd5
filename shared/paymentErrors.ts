/** Errors about advances, refunds, and where guests pay: a part of the catalogue. */
export const paymentErrors = {
  advance_not_asked: {
    status: 409,
    message: 'No advance is asked for now, so there is nothing to pay. Look at the booking.',
  },
  advance_lapsed: {
    status: 409,
    message: 'The time to pay this advance has ended. Do not pay now: only a payment of before can still be proved.',
  },
  advance_not_sent: { status: 409, message: 'No payment of this booking waits for your answer. Look at the booking.' },
  advance_changed: {
    status: 409,
    message: 'This advance has changed meanwhile. Look at it, then try again.',
  },
  payee_gone: { status: 409, message: 'The account of this hotel cannot be shown any more. Write to the hotel.' },
  payment_sent_before: {
    status: 409,
    message: 'You sent another payment from here before. Look at the booking, then send again.',
  },
  no_refund_due: { status: 409, message: 'Nothing of this advance is to be paid back now. Look at the booking.' },
  no_refund_sent: { status: 409, message: 'No refund of this booking waits for your answer. Look at the booking.' },
  owner_unconfirmed: {
    status: 403,
    message: 'Confirm your email before guests pay you an advance. We send you a code and a link for it.',
  },
  proof_needed: {
    status: 403,
    message: 'The password is missing or wrong. Type it again, or use a new code that we mail to you.',
  },
  no_payee: {
    status: 409,
    message: 'Say first where guests pay: no account of yours is known yet.',
  },
  payee_holds: {
    status: 409,
    message: 'This change holds already. Enter the account of before again, to go back to it.',
  },
  terms_changed: {
    status: 409,
    message: 'The hotel asks for another advance now, or gives it back by other rules. Look at it, then send again.',
  },
} as const;
