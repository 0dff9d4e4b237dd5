import { fail } from '../../shared/errors.ts';
import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { unseenOf } from '../../shared/rules/proofs.ts';
import { type Booking, hasTraveller } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { end } from '../bookings/ends.ts';
import { port } from '../runtime/port.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Table } from '../runtime/table.ts';
import { type Advance, mayStep, type StepMoment, stepped, unchanged } from './advance.ts';
import { debtWrites } from './debts.ts';
import { standingWrites } from './guestStanding.ts';
import { readLines } from './ledgerItems.ts';
import { type LineWrites, lineWrites } from './lines.ts';
import { advanceOf, type ChangedMoney, changeMoney } from './moneyChange.ts';
import { withDueRefund } from './receiving.ts';

/** Whom an operator believes. */
export type SettledFor = 'guest' | 'owner';

/** Moves of operators: they settle what guest and owner say differently, and stop what a suspended owner asks for. */
export const advanceSettlement = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  (table) => ({
    /**
     * Settles a payment that was not seen twice or not answered, or a refund that was denied, not answered or is late. For the guest what is not seen
     * of a payment is written down as its proof says it, and a refund is due again; for the owner a payment counts to the guest, and the booking is cancelled
     * with the reason; no more of a refund is expected.
     * @throws Failure `advance_changed` where nothing is to be settled
     */
    settle: (bookingId: string, settledFor: SettledFor, reason: string): Promise<ChangedMoney> =>
      retryOnConflict(() => settle(table, bookingId, { settledFor, reason })),
    /** Ends what a booking asks for, which stands without it. Tells whether it asked for something. */
    stop: (bookingId: string): Promise<boolean> => retryOnConflict(() => stop(table, bookingId)),
  }),
);

interface Verdict {
  settledFor: SettledFor;
  reason: string;
}

/** The moves by which an operator settles an advance, by its state and whom he believes; the first that may be made is. */
const settlements: Partial<Record<Advance['state'], Partial<Record<SettledFor, readonly AdvanceMove[]>>>> = {
  sent: { guest: ['settleSentForGuest'], owner: ['settleSentForOwner', 'settleSentRestForOwner'] },
  disputed: { guest: ['settleForGuest'], owner: ['settleForOwner', 'settleRestForOwner'] },
  refundDue: { owner: ['settleLate'] },
  refunded: { guest: ['settleSilentForGuest'], owner: ['settleSilentForOwner'] },
  denied: { guest: ['settleRefundForGuest'], owner: ['settleRefundForOwner'] },
};

/** The move by which an operator settles an advance now; undefined where nothing is to be settled. */
export function settlementOf(advance: Advance, booking: Booking, settledFor: SettledFor): AdvanceMove | undefined {
  return settlements[advance.state]?.[settledFor]?.find((move) => mayStep(advance, move, momentOf(booking)));
}

/** Whether a payment is what an operator settles, and no refund. */
export function isOfPayment({ state }: Pick<Advance, 'state'>): boolean {
  return state === 'sent' || state === 'disputed';
}

function momentOf(booking: Booking): StepMoment {
  const now = new Date();
  return { booking: stateAt(booking, now), now };
}

async function settle(table: Table, bookingId: string, verdict: Verdict): Promise<ChangedMoney> {
  const { settledFor } = verdict;
  const booking = await readBooking(table, bookingId);
  const advance = booking && (await advanceOf(table, booking));
  if (!booking || !advance) throw fail('advance_changed');
  const move = settlementOf(advance, booking, settledFor);
  if (move) return carryOut(table, booking, { advance, move, moment: momentOf(booking), verdict });
  if (advance.settledFor !== settledFor) throw fail('advance_changed');
  return { booking, advance };
}

async function carryOut(table: Table, booking: Booking, settlement: Settlement): Promise<ChangedMoney> {
  const { advance, moment, verdict } = settlement;
  if (!isOfPayment(advance)) return settleRefund(table, booking, settlement);
  if (verdict.settledFor === 'guest') return believeGuest(table, booking, settlement);
  if (moment.booking !== 'active') return believeOwner(table, booking, settlement);
  // The booking ends first: where the decision is cut off behind it, the advance still waits for one.
  await end(table, booking, 'cancelAsOperator', { reason: verdict.reason, byPolicy: true });
  return settle(table, booking.id, verdict);
}

interface Settlement {
  advance: Advance;
  move: AdvanceMove;
  moment: StepMoment;
  verdict: Verdict;
}

function settleRefund(table: Table, booking: Booking, settlement: Settlement): Promise<ChangedMoney> {
  return settlement.verdict.settledFor === 'guest'
    ? oweAgain(table, booking, settlement)
    : expectNoMore(table, booking, settlement);
}

/** A refund that counts as not paid is due again, and late at once: as much as was due, or as its owner said to have paid. */
async function oweAgain(
  table: Table,
  booking: Booking,
  { advance, move, moment, verdict: { settledFor } }: Settlement,
): Promise<ChangedMoney> {
  const { amount = 0, dueBy = today(moment.now), paid } = advance.refund ?? {};
  const refund = { amount: Math.max(amount, paid?.amount ?? 0), dueBy, paid, late: true } as const;
  const after = stepped(unchanged(advance), move, moment, { settledFor, refund });
  const line = await takenBack(table, booking, advance);
  return changeMoney(table, booking, { before: advance, after, line, others: await debtWrites(table, after, 'late') });
}

/** A refund counts as paid; of a late one no more is expected, though the account says that it is owed. */
async function expectNoMore(
  table: Table,
  booking: Booking,
  { advance, move, moment, verdict: { settledFor } }: Settlement,
): Promise<ChangedMoney> {
  const { paid: _, ...unpaid } = advance.refund ?? { amount: 0 };
  const fields = { settledFor, ...(move === 'settleLate' && { refund: unpaid }) };
  const after = stepped(unchanged(advance), move, moment, fields);
  return changeMoney(table, booking, { before: advance, after, others: await debtWrites(table, advance, 'paid') });
}

/** The line of a refund that has not come is taken back, so that the account says what the hotel owes; its owner may have done so. */
async function takenBack(
  table: Table,
  booking: Booking,
  { refund, revision }: Advance,
): Promise<LineWrites | undefined> {
  const lines = await readLines(table, booking.id);
  const isOpen = (number: number) => !lines.some(({ reverses }) => reverses === number);
  const paid = lines.findLast(
    (line) => line.kind === 'out' && line.amount === refund?.paid?.amount && isOpen(line.number),
  );
  if (!paid) return undefined;
  const sent = { kind: 'reversal', reverses: paid.number } as const;
  return lineWrites(table, booking, sent, { by: {}, requestKey: `settled ${revision}`, advance: true });
}

/** The payment is written down as it was proved. Of a booking that has ended what is due goes back. */
async function believeGuest(
  table: Table,
  booking: Booking,
  { advance, move, moment, verdict: { settledFor } }: Settlement,
): Promise<ChangedMoney> {
  const { proof, userId, bookingId } = advance;
  const amount = unseenOf(advance);
  const sent = { kind: 'in', way: proof?.way ?? 'bank', amount, reference: proof?.reference } as const;
  const writer = { by: {}, requestKey: `settled ${advance.revision}`, advance: true } as const;
  const line = await lineWrites(table, booking, sent, writer);
  const received = advance.received + amount;
  const settled = stepped(unchanged(advance), move, moment, { received, settledFor });
  const others = await standingWrites(table, { userId, bookingId, change: 'seen' }, moment.now);
  return changeMoney(table, booking, { before: advance, after: withDueRefund(booking, settled, moment), line, others });
}

/** The payment did not come, and counts to the guest; a part that had come goes back as if he had cancelled. */
async function believeOwner(
  table: Table,
  booking: Booking,
  { advance, move, moment, verdict: { settledFor } }: Settlement,
): Promise<ChangedMoney> {
  const { userId, bookingId } = advance;
  const settled = stepped(unchanged(advance), move, moment, { settledFor });
  const after = settled.state === 'received' ? withDueRefund(booking, settled, moment) : settled;
  const others = await standingWrites(table, { userId, bookingId, change: 'unseen' }, moment.now);
  return changeMoney(table, booking, { before: advance, after, others });
}

/** A part that has come stays received, so that it can go back. */
const stops: Partial<Record<Advance['state'], readonly AdvanceMove[]>> = {
  asked: ['stop', 'stopRest'],
  unseen: ['stopUnseen', 'stopUnseenRest'],
};

async function stop(table: Table, bookingId: string): Promise<boolean> {
  const booking = await readBooking(table, bookingId);
  if (!booking?.advance || !hasTraveller(booking) || !lapsingAdvances.includes(booking.advance.state)) return false;
  const advance = await advanceOf(table, booking);
  const moment = momentOf(booking);
  const move = advance && stops[advance.state]?.find((each) => mayStep(advance, each, moment));
  if (!advance || !move) return false;
  await changeMoney(table, booking, { before: advance, after: stepped(unchanged(advance), move, moment) });
  return true;
}
