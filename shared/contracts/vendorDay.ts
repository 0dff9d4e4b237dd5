import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { vendorPageSize } from '../rules/catalogue.ts';
import { deskDayField } from '../rules/deskDays.ts';
import { bookingRequest } from './bookings.ts';
import { deskBooking } from './deskBookings.ts';
import { listOf, ofOwn, pageQuery, value } from './fields.ts';

/** A kind with the number of its rooms, and the numbers of those that nothing holds in the night of a day. */
const kindTonight = z.object({
  kind: z.string(),
  membersCapacity: z.int(),
  No_of_beds: z.int(),
  price: z.int(),
  rooms: z.int(),
  free: z.array(z.int()),
});

/** A room that an event of another calendar holds in the night of a day. */
const eventTonight = z.object({ roomNumber: z.int() });

/**
 * A day of a property: bookings by their days, those that were cancelled or missed on this day (`ended`), its kinds, and what else holds
 * rooms in its night: events of other calendars, and closings (`closed`, numbers of rooms). `helpersTakeCash` where the owner lets his
 * staff take cash, and read the books of its days.
 */
const propertyDay = z.object({
  propertyId: z.string(),
  hotelName: z.string(),
  arrives: z.array(deskBooking),
  stays: z.array(deskBooking),
  leaves: z.array(deskBooking),
  ended: z.array(deskBooking),
  kinds: z.array(kindTonight),
  events: z.array(eventTonight),
  closed: z.array(z.int()),
  helpersTakeCash: z.optional(z.literal(true)),
});

export type PropertyDay = z.output<typeof propertyDay>;

/** Requests that wait: their number, whether there are `more`, and the most urgent of them. */
const requestsWaiting = z.object({ count: z.int(), more: z.boolean(), first: z.array(bookingRequest) });

/**
 * Money of a booking that waits for its owner, whole PKR: a payment that its guest says to have made (`proof`, at `sentAt`), a refund to pay
 * until the day `dueBy`, or since then (`lateRefund`), and the rest of an advance of which a part came (`part`, asked for `until`). Instants are ISO 8601.
 */
const waitingMoney = z.object({
  asks: z.enum(['lateRefund', 'proof', 'refund', 'part']),
  amount: z.int(),
  sentAt: z.optional(z.string()),
  dueBy: z.optional(z.string()),
  until: z.optional(z.string()),
  booking: deskBooking,
});

export type WaitingMoney = z.output<typeof waitingMoney>;

/** The money that waits, in that order, and whether there is `more`. */
const moneyOfDay = z.object({ more: z.boolean(), first: z.array(waitingMoney) });

const list = listOf(propertyDay, { day: z.optional(value(deskDayField)), ...pageQuery(vendorPageSize) });

export const listVendorDay = endpoint({
  method: 'GET',
  path: '/vendor/today/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary:
    'A day of the own properties, newest first: who arrives, stays and leaves, and which rooms are free in its night; today where `day` is ' +
    'left out. `waiting` are the requests that wait for an answer now, and `money`, for the owner, payments and refunds.',
  ...list,
  response: z.extend(list.response, { day: z.string(), waiting: requestsWaiting, money: z.optional(moneyOfDay) }),
  errors: [...list.errors, 'not_for_staff'],
});
