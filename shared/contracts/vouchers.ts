import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { bookingRequest, bookingRequestId } from './bookings.ts';
import { matching, plainReply, reply } from './fields.ts';
import { bookingAccount, receipt, receiptHouse } from './ledgers.ts';
import { address } from './properties.ts';

/** 128 bits as base64url. */
const voucherToken = matching(/^[A-Za-z0-9_-]{22}$/, 'not_an_id');

const making = {
  method: 'POST',
  params: bookingRequestId,
  body: z.object({ replaces: z.optional(voucherToken) }),
  response: reply(z.object({ token: z.string(), endsAt: z.string() })),
  errors: ['booking_not_found', 'no_voucher', 'guest_gone', 'conflict', 'too_many_attempts'],
} as const;

export const makeVoucherLink = endpoint({
  ...making,
  path: '/user/booking/{bookingRequestId}/voucher-link',
  auth: { role: 'user' },
  summary:
    'Make a link to the voucher of an own booking, active or over with receipts, which opens without a login until `endsAt`. Both sides share it: ' +
    'a call that comes again is answered with it, and with `replaces` another one takes its place.',
});

export const makeVoucherLinkAsOwner = endpoint({
  ...making,
  path: '/vendor/booking/{bookingRequestId}/voucher-link',
  auth: { role: 'vendor', staff: true },
  summary:
    'Make a link to the voucher of a booking, active or over with receipts, also of one that the owner entered, as a guest does.',
});

const ending = {
  method: 'DELETE',
  params: bookingRequestId,
  response: plainReply({}),
  errors: ['booking_not_found', 'conflict', 'too_many_attempts'],
} as const;

export const endVoucherLink = endpoint({
  ...ending,
  path: '/user/booking/{bookingRequestId}/voucher-link',
  auth: { role: 'user' },
  summary: 'End the link to the voucher of an own booking at once, whoever made it.',
});

export const endVoucherLinkAsOwner = endpoint({
  ...ending,
  path: '/vendor/booking/{bookingRequestId}/voucher-link',
  auth: { role: 'vendor', staff: true },
  summary: 'End the link to the voucher of a booking at once, whoever made it.',
});

const bookingFields = {
  status: true,
  rooms: true,
  bookingRoomDays: true,
  bookingStartDate: true,
  bookingEndDate: true,
  hotelName: true,
  hotelUrduName: true,
  location: true,
  guests: true,
  children: true,
  total: true,
  quote: true,
  terms: true,
  endedAt: true,
  cancelledBy: true,
  code: true,
} as const;

/**
 * A voucher as it stands now, for whoever has the link: with the address where the hotel is still listed, its times of the day (`14:00`), and
 * when one side changed the booking last, its account, and the receipts of its `house`. Neither e-mail nor phone of the guest is in it. `changedAt` and `linkEndsAt` are ISO instants.
 */
export const voucher = z.extend(z.pick(bookingRequest, bookingFields), {
  userName: z.string(),
  address: z.optional(address),
  checkInFrom: z.optional(z.string()),
  checkOutUntil: z.optional(z.string()),
  host: z.object({ name: z.string(), contactNumber: z.string() }),
  changedAt: z.optional(z.string()),
  linkEndsAt: z.string(),
  account: bookingAccount,
  receipts: z.array(receipt),
  house: receiptHouse,
});

export type Voucher = z.output<typeof voucher>;

export const viewVoucher = endpoint({
  method: 'POST',
  path: '/voucher/view',
  auth: 'public',
  onlyReads: true,
  summary:
    'The voucher of a link, until 30 days after check-out. One answer is given for a link that was ended or never made, and where owner or ' +
    'guest is gone, or the owner suspended.',
  body: z.object({ token: voucherToken }),
  response: reply(voucher),
  errors: ['voucher_ended'],
});
