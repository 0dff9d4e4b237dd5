import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { isBeforeArrival } from '../../shared/rules/advanceTimes.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Table } from '../runtime/table.ts';
import { type Advance, owed, type StepMoment, stepped, unchanged, untilAgain } from './advance.ts';
import { standingWrites } from './guestStanding.ts';
import { lineWrites } from './lines.ts';
import { type ChangedMoney, changeMoney, type OwnerSide } from './moneyChange.ts';
import { type FreeGround, reinstate } from './reinstating.ts';

/** A payment of an advance that the owner has seen: whole PKR. */
interface SeenPayment {
  advance: Advance;
  amount: number;
  side: OwnerSide & { ground?: FreeGround | undefined };
  moment: StepMoment;
}

/** Writes down what came of an advance. Of a booking that has ended what is due goes back; one that has lapsed stands again where it can. */
export async function receive(table: Table, booking: Booking, seen: SeenPayment): Promise<ChangedMoney> {
  const { advance, side, moment } = seen;
  const line = await lineWrites(
    table,
    booking,
    { kind: 'in', way: advance.proof?.way ?? 'bank', amount: seen.amount, reference: advance.proof?.reference },
    { by: side.by, requestKey: `received ${advance.revision}`, advance: true },
  );
  const got = received(booking, seen);
  const { userId, bookingId } = advance;
  const counted = advance.unseenBefore
    ? await standingWrites(table, { userId, bookingId, change: 'seen' }, moment.now)
    : [];
  const others = [side.check, ...counted];
  if (isLapsed(booking, moment) && got.received >= got.amount && side.ground) {
    return reinstate(table, booking, { before: advance, after: got, line, others, ground: side.ground });
  }
  return changeMoney(table, booking, { before: advance, after: withDueRefund(booking, got, moment), line, others });
}

const later: Partial<Record<Advance['state'], AdvanceMove>> = { unseen: 'receiveLater', disputed: 'receiveDisputed' };

/** The advance with what came: less than was asked for leaves the rest asked, while the booking stands and there is time for it. */
function received(booking: Booking, { advance, amount, moment }: SeenPayment): Advance {
  const sum = advance.received + amount;
  const begun = unchanged(advance);
  const isPart = advance.state === 'sent' && moment.booking === 'active' && sum < advance.amount;
  const until = untilAgain(advance, booking, moment.now);
  if (!isPart || !isBeforeArrival(until, booking.checkIn)) {
    return stepped(begun, later[advance.state] ?? 'receive', moment, { received: sum });
  }
  return stepped(begun, 'receivePart', moment, { received: sum, until });
}

/** Whether the booking of an advance has ended because that was not paid in time. */
function isLapsed({ cancelledBy }: Booking, { booking }: StepMoment): boolean {
  return booking === 'cancelled' && cancelledBy === 'lapse';
}

/** An advance with what goes back of a payment for a booking that came to nothing: all where it came too late. */
export function withDueRefund(booking: Booking, advance: Advance, moment: StepMoment): Advance {
  if (moment.booking !== 'cancelled' && moment.booking !== 'missed') return advance;
  return owed(advance, isLapsed(booking, moment) ? 100 : (advance.refundPercent ?? 0), moment);
}
