/** Errors about requests and bookings, and about changes of their rooms: a part of the catalogue. */
export const bookingErrors = {
  not_waiting: { status: 409, message: 'This request no longer waits for an answer. Look at its state.' },
  still_waiting: { status: 409, message: 'This request still waits for your answer. Decline it instead.' },
  not_own_booking: {
    status: 409,
    message: 'Only a booking that you entered yourself, and did not cancel, can be changed here.',
  },
  not_missable: {
    status: 409,
    message: 'This can be said from the day of arrival until two days after check-out.',
  },
  guest_arrived: { status: 409, message: 'This guest is noted as checked in. Take that back first.' },
  not_cancellable: { status: 409, message: 'This booking cannot be cancelled any more.' },
  rooms_fixed: { status: 409, message: 'The rooms of this booking cannot be changed any more.' },
  last_room: { status: 409, message: 'A booking keeps one room at least. Cancel it instead.' },
  guest_must_agree: {
    status: 409,
    message: 'A smaller room, or a higher price, needs the yes of the guest. Propose it.',
  },
  nobody_to_ask: { status: 409, message: 'This guest has no account to answer with. Move the booking at once.' },
  price_above_list: {
    status: 409,
    message: 'A guest is asked for no more than the price of the room, or what was agreed. Choose a lower price.',
  },
  proposal_open: {
    status: 409,
    message: 'A proposal waits for an answer already. Take it back before you make another one.',
  },
  proposal_blocked: {
    status: 409,
    message: 'The room is not free any more, so that this proposal has ended. The booking stays as agreed.',
  },
  proposal_over: {
    status: 409,
    message: 'This proposal was answered, taken back, or has ended. Look at the booking.',
  },
  no_voucher: {
    status: 409,
    message:
      'There is a voucher for a booking that was accepted, until its check-out, or for 30 days more where it has receipts.',
  },
  voucher_ended: {
    status: 410,
    message: 'This link to a voucher does not work any more. Ask the hotel for a new one.',
  },
  booking_changed: {
    status: 409,
    message: 'This booking has changed meanwhile. Look at its rooms, then try again.',
  },
} as const;
