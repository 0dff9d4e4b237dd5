import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { kept } from '../rules/field.ts';
import { lineKinds, moneyWays } from '../rules/ledger.ts';
import { lineFields, lineIssues, lineNoteField } from '../rules/ledgerFields.ts';
import { bookingRequestId } from './bookings.ts';
import { optionalText, reply, requestKey, typed } from './fields.ts';
import { form } from './form.ts';

/**
 * A line of a booking's ledger, whole PKR above 0. `in` came from the guest, `out` went to the guest, a `reversal` takes the line `reverses`
 * back. `reversed` marks one that was taken back, `reference` is a transaction id, `receipt` the number of its receipt among those of the
 * property. `at` is an ISO instant and `day` the day that it was in Pakistan. `by` and `name` say who wrote it down, `note` what that
 * side noted: a guest reads neither name nor note.
 */
export const ledgerLine = z.object({
  number: z.int(),
  kind: z.enum(lineKinds),
  way: z.enum(moneyWays),
  amount: z.int(),
  reverses: z.optional(z.int()),
  reversed: z.optional(z.literal(true)),
  reference: z.optional(z.string()),
  receipt: z.optional(z.int()),
  at: z.string(),
  day: z.string(),
  by: z.enum(['owner', 'staff']),
  name: z.optional(z.string()),
  note: z.optional(z.string()),
});

export type LedgerLineEntry = z.output<typeof ledgerLine>;

/** Whole PKR: what a booking costs its guest by now, what the hotel has of that, and what is left; below 0 the hotel owes it. */
export const bookingAccount = z.object({ owed: z.int(), paid: z.int(), balance: z.int() });

/** Who gives a receipt: the name that the owner wants on it, else the hotel's, and the national tax number where there is one. */
export const receiptHouse = z.object({ name: z.string(), ntn: z.optional(z.string()) });

/** A receipt of a property by its number: money that came on a day, by a way. `reversed` where it was taken back. */
export const receipt = z.object({
  number: z.int(),
  day: z.string(),
  way: z.enum(moneyWays),
  amount: z.int(),
  reversed: z.optional(z.literal(true)),
});

export type ReceiptEntry = z.output<typeof receipt>;

/** The ledger of a booking, the oldest line first. */
export const bookingLedger = z.object({
  lines: z.array(ledgerLine),
  account: bookingAccount,
  receiptHouse,
});

export const addLedgerLine = endpoint({
  method: 'POST',
  path: '/vendor/booking/{bookingRequestId}/line',
  auth: { role: 'vendor', staff: true },
  summary:
    'Write down money of an own booking that was accepted: `in`, `out`, or a `reversal`, which needs `reverses` alone. Lines stay. What ' +
    'came gets a receipt. Staff write cash that comes in, where the owner lets them.',
  params: bookingRequestId,
  body: z.pipe(
    form(
      {
        kind: typed(lineFields.kind),
        way: z.optional(typed(lineFields.way)),
        amount: z.optional(typed(lineFields.amount)),
        reverses: z.optional(typed(lineFields.reverses)),
        note: optionalText(lineNoteField),
        requestKey,
      },
      lineIssues,
    ),
    z.transform(({ requestKey, note, ...sent }) => ({ line: { ...sentLine(sent), note }, requestKey })),
  ),
  status: 201,
  response: reply(bookingLedger),
  errors: [
    'booking_not_found',
    'money_by_owner',
    'no_ledger',
    'line_not_found',
    'line_reversed',
    'line_of_advance',
    'more_than_paid',
    'ledger_full',
    'line_sent_before',
    'guest_gone',
    'conflict',
    'too_many_attempts',
  ],
});

/** A line in the form in which it is kept. */
function sentLine({ kind, way = '', amount = '', reverses = '' }: Parameters<typeof lineIssues>[0]) {
  if (kind === 'reversal') return { kind: 'reversal' as const, reverses: kept(lineFields.reverses, reverses) };
  return {
    kind: kept(lineFields.kind, kind) as 'in' | 'out',
    way: kept(lineFields.way, way),
    amount: kept(lineFields.amount, amount),
  };
}
