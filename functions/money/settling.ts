import { fail } from '../../shared/errors.ts';
import { type AdvanceMove, lapsingAdvances } from '../../shared/rules/advanceLife.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { type Booking, hasTraveller } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { end } from '../bookings/ends.ts';
import { port } from '../runtime/port.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Table } from '../runtime/table.ts';
import { type Advance, mayStep, owed, type StepMoment, stepped, unchanged } from './advance.ts';
import { debtWrites } from './debts.ts';
import { standingWrites } from './guestStanding.ts';
import { readLines } from './ledgerItems.ts';
import { type LineWrites, lineWrites } from './lines.ts';
import { advanceOf, type ChangedMoney, changeMoney } from './moneyChange.ts';

/** Whom an operator believes. */
export type SettledFor = 'guest' | 'owner';

/** Moves of operators: they settle what guest and owner say differently, and stop what a suspended owner asks for. */
export const advanceSettlement = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  (table) => ({
    /**
     * Settles a payment that was not seen twice, or a refund that was denied. For the guest a payment is written down as its proof says it;
     * for the owner it counts to the guest, and the booking is cancelled with the reason.
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

async function settle(table: Table, bookingId: string, { settledFor, reason }: Verdict): Promise<ChangedMoney> {
  const booking = await readBooking(table, bookingId);
  const advance = booking && (await advanceOf(table, booking));
  if (!booking || !advance) throw fail('advance_changed');
  if (advance.settledFor === settledFor) return { booking, advance };
  const now = new Date();
  const moment = { booking: stateAt(booking, now), now };
  if (mayStep(advance, 'settleRefund', moment)) return settleRefund(table, booking, advance, { moment, settledFor });
  if (!mayStep(advance, 'settleForGuest', moment)) throw fail('advance_changed');
  return settledFor === 'guest'
    ? believeGuest(table, booking, advance, moment)
    : believeOwner(table, booking, advance, { moment, reason });
}

async function settleRefund(
  table: Table,
  booking: Booking,
  advance: Advance,
  { moment, settledFor }: Pick<Verdict, 'settledFor'> & { moment: StepMoment },
): Promise<ChangedMoney> {
  const after = stepped(unchanged(advance), 'settleRefund', moment, { settledFor });
  const line = settledFor === 'guest' ? await takenBack(table, booking, advance) : undefined;
  return changeMoney(table, booking, {
    before: advance,
    after,
    line,
    others: await debtWrites(table, advance, 'paid'),
  });
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
  return lineWrites(table, booking, sent, { by: {}, requestKey: `settled ${revision}` });
}

/** The payment is written down as it was proved. Of a booking that has ended what is due goes back. */
async function believeGuest(
  table: Table,
  booking: Booking,
  advance: Advance,
  moment: StepMoment,
): Promise<ChangedMoney> {
  const { proof, userId, bookingId } = advance;
  const amount = proof?.amount ?? advance.amount - advance.received;
  const sent = { kind: 'in', way: proof?.way ?? 'bank', amount, reference: proof?.reference } as const;
  const line = await lineWrites(table, booking, sent, { by: {}, requestKey: `settled ${advance.revision}` });
  const received = advance.received + amount;
  const settled = stepped(unchanged(advance), 'settleForGuest', moment, { received, settledFor: 'guest' });
  const isOver = moment.booking === 'cancelled' || moment.booking === 'missed';
  const percent = booking.cancelledBy === 'lapse' ? 100 : (advance.refundPercent ?? 0);
  const after = isOver ? owed(settled, percent, moment) : settled;
  const others = await standingWrites(table, { userId, bookingId, change: 'seen' }, moment.now);
  return changeMoney(table, booking, { before: advance, after, line, others });
}

/** Nothing came, so that the booking ends. */
async function believeOwner(
  table: Table,
  booking: Booking,
  advance: Advance,
  { moment, reason }: { moment: StepMoment; reason: string },
): Promise<ChangedMoney> {
  const { userId, bookingId } = advance;
  const after = stepped(unchanged(advance), 'settleForOwner', moment, { settledFor: 'owner' });
  const others = await standingWrites(table, { userId, bookingId, change: 'unseen' }, moment.now);
  const changed = await changeMoney(table, booking, { before: advance, after, others });
  if (moment.booking !== 'active') return changed;
  return { ...changed, booking: await end(table, changed.booking, 'cancelAsOperator', { reason }) };
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
  const now = new Date();
  const moment = { booking: stateAt(booking, now), now };
  const move = advance && stops[advance.state]?.find((each) => mayStep(advance, each, moment));
  if (!advance || !move) return false;
  await changeMoney(table, booking, { before: advance, after: stepped(unchanged(advance), move, moment) });
  return true;
}
