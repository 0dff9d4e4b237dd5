/** Pages about bookings that mails lead to. */
export const bookingPaths = {
  traveller: '/userbookings',
  vendorPending: '/vendorPendingBookings',
  vendorActive: '/vendorActiveBookings',
  /** The page of a link in a mail to an owner; its token stands behind `#token=`, so that it is in no log of a server. */
  answer: '/answerBooking',
  /** The page of a link to a voucher, whose token stands behind `#`, so that it is in no log either. */
  voucherLink: '/v',
} as const;
