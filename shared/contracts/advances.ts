import * as z from 'zod/mini';
import { advanceStates } from '../rules/advanceLife.ts';
import { moneyWays, provableWays } from '../rules/ledger.ts';

/** The advance of a booking as its lists tell it: whole PKR, and until when it is to be paid or proved again, an ISO instant. */
export const bookingAdvance = z.object({
  status: z.enum(advanceStates),
  amount: z.int(),
  until: z.optional(z.string()),
});

/** An advance that would be asked for now: whole PKR, and until when it would be paid, an ISO instant. */
export const offeredAdvance = z.object({ amount: z.int(), until: z.string() });

/** The day of a payment is `YYYY-MM-DD`, as its sender says; `sentAt` is an ISO instant, `seen` whole PKR of it that the hotel has seen. */
const proof = z.object({
  way: z.enum(provableWays),
  reference: z.string(),
  lastFour: z.string(),
  amount: z.int(),
  day: z.string(),
  sentAt: z.string(),
  seen: z.optional(z.int()),
  late: z.optional(z.literal(true)),
  usedBefore: z.optional(z.literal(true)),
});

const refundPaid = z.object({
  way: z.enum(moneyWays),
  reference: z.optional(z.string()),
  amount: z.int(),
  day: z.string(),
  at: z.string(),
});

/** Whole PKR that go back; `dueBy` is the day until which they are to be paid. */
const refund = z.object({ amount: z.int(), dueBy: z.optional(z.string()), paid: z.optional(refundPaid) });

/**
 * An advance with its proof and its refund. `received` is what has come of it, `until` as in a booking, `lateUntil` until when the proof of a
 * payment is taken that was made before the lapse. `waived` says that no more is wanted, while a payment may still be proved. The hotel reads `usedBefore` of a proof: another payment was proved with its id.
 */
export const advance = z.extend(bookingAdvance, {
  received: z.int(),
  lateUntil: z.optional(z.string()),
  askedAt: z.string(),
  payee: z.object({ lastFour: z.string(), title: z.string() }),
  proof: z.optional(proof),
  unseenBefore: z.optional(z.literal(true)),
  waived: z.optional(z.literal(true)),
  refund: z.optional(refund),
  settledFor: z.optional(z.enum(['guest', 'owner'])),
  revision: z.int(),
});

export type ShownAdvance = z.output<typeof advance>;
