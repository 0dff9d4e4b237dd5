import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { whole } from '../rules/field.ts';
import { moneyWays } from '../rules/ledger.ts';
import { bookDayField, countField } from '../rules/ledgerFields.ts';
import { cursor, id, matching, reply, value } from './fields.ts';
import { form } from './form.ts';
import { ledgerLine } from './ledgers.ts';

/**
 * A line of a property's books: as in the ledger of its booking, whose id, voucher's `code` and numbers of rooms stand with it. `adds` is the whole PKR that it adds to what the hotel has, below 0 where it takes away. `guestName` is empty once the
 * guest is erased.
 */
export const bookLine = z.extend(z.omit(ledgerLine, { reversed: true }), {
  bookingRequestId: z.string(),
  guestName: z.string(),
  code: z.string(),
  roomNumbers: z.array(z.int()),
  adds: z.int(),
});

export type BookLine = z.output<typeof bookLine>;

/** Whole PKR that came and went by a way on a day; a reversal counts on the other side of its line. */
const wayOfDay = z.object({ way: z.enum(moneyWays), in: z.int(), out: z.int() });

/** The cash of a day as somebody counted it, whole PKR; `revision` counts what was written, from 0. */
const cashCount = { opening: z.optional(z.int()), closing: z.optional(z.int()), revision: z.int() };

/**
 * A day of a property's books, `YYYY-MM-DD` in Pakistan: the cash that was counted, what came and went by each way that was used, of all
 * lines, and a page of these, the oldest first.
 */
const dayBook = z.object({
  day: z.string(),
  ...cashCount,
  ways: z.array(wayOfDay),
  lines: z.array(bookLine),
  nextCursor: z.optional(cursor),
});

export type DayBook = z.output<typeof dayBook>;

const params = z.object({ propertyId: id });

const ofDesk = { path: '/vendor/day-book/{propertyId}', auth: { role: 'vendor', staff: true }, params } as const;

export const getDayBook = endpoint({
  ...ofDesk,
  method: 'GET',
  summary:
    'A day of the books of an own property, today where `day` is left out. Staff read it where they take cash, of the last days.',
  query: z.object({ day: z.optional(value(bookDayField)), cursor: z.optional(cursor) }),
  response: reply(dayBook),
  errors: ['property_not_found', 'money_by_owner', 'invalid_cursor'],
});

export const countCash = endpoint({
  ...ofDesk,
  method: 'PUT',
  summary:
    'Write down the cash of a day as it was counted when the day began or ended, or both, in the place of what stands there. `revision` is ' +
    'that of the day as it was read, 0 where nothing was counted.',
  body: form(
    {
      day: value(bookDayField),
      opening: z.optional(value(countField)),
      closing: z.optional(value(countField)),
      revision: value(whole({ label: 'Revision', min: 0, max: 999_999_999 })),
    },
    ({ opening, closing }) =>
      opening === undefined && closing === undefined
        ? [{ path: 'closing', code: 'required', params: { label: countField.label } }]
        : [],
  ),
  response: reply(dayBook),
  errors: ['property_not_found', 'money_by_owner', 'conflict', 'too_many_attempts'],
});

/** Numbers of receipts that no line has, after a restore: `from` the first to the last of them, with an operator's note. */
const receiptGap = z.object({ from: z.int(), to: z.int(), at: z.string(), note: z.string() });

export const getMonthBook = endpoint({
  method: 'GET',
  path: '/vendor/month-book/{propertyId}',
  auth: { role: 'vendor' },
  summary:
    'The lines of a month of the books of an own property, the oldest first, a page at a time. `gaps` are numbers that no receipt has, of ' +
    'whichever month.',
  params,
  query: z.object({ month: matching(/^[0-9]{4}-(0[1-9]|1[0-2])$/, 'not_a_month'), cursor: z.optional(cursor) }),
  response: z.extend(reply(z.array(bookLine)), {
    nextCursor: z.optional(cursor),
    gaps: z.optional(z.array(receiptGap)),
  }),
  errors: ['property_not_found', 'invalid_cursor'],
});
