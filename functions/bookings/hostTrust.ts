import type { Trust } from '../../shared/contracts/hosts.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { addDays, addMonths, dayNumber, today } from '../../shared/rules/dates.ts';
import { refundDays as daysToPay } from '../../shared/rules/refunds.ts';
import type { ToldAdvance } from '../money/toldAdvance.ts';
import { type Booking, hasTraveller } from './booking.ts';

/** Stays of an owner's guests: how many ended in each month, `YYYY-MM`, and those that are ahead or have just ended, `<check-out>#<end of the id>`. */
export interface HostStays {
  months: Record<string, number>;
  ahead: string[];
}

/** A refund that its guest has got: the id of the booking, whole days from the end of the booking to the payment, and the day of that. */
interface PaidRefund {
  id: string;
  days: number;
  day: string;
}

/** Facts that are kept of an owner. */
export interface HostFacts {
  latest?: readonly { minutes: number; at: string }[] | undefined;
  stays?: HostStays | undefined;
  refunds?: readonly PaidRefund[] | undefined;
}

/** Fewer of a thing say nothing of a habit. */
const enough = 5;

/** Months that are told of, this one among them. */
const months = 12;

/** Days after check-out in which a stay may still come to nothing, and events of it come late. */
const open = 7;

/** Stays ahead that are noted, and refunds: with the answers they stay within half a read unit. */
const most = { ahead: 150, refunds: 10 } as const;

/** The facts of an owner with a booking as it is now: a stay while it stands or is over, and none once it came to nothing; undefined where nothing changes. */
export function withStay(
  before: HostStays = { months: {}, ahead: [] },
  booking: Booking,
  now: Date,
): HostStays | undefined {
  const day = today(now);
  const settled = addDays(day, -open);
  if (booking.checkOut < settled || !hasTraveller(booking) || booking.probe) return undefined;
  const own = booking.id.slice(-6);
  const others = before.ahead.filter((each) => !each.endsWith(`#${own}`));
  const state = stateAt(booking, now);
  const stands = state === 'active' || state === 'completed';
  const all = stands ? [...others, `${booking.checkOut}#${own}`].sort() : others;
  if (all.join() === before.ahead.join()) return undefined;
  const over = all.filter((each) => each < settled);
  return {
    months: counted(before.months, over, day),
    ahead: all.slice(over.length, over.length + most.ahead),
  };
}

/** Counts of months that are told of, with further stays. */
function counted(before: HostStays['months'], over: readonly string[], day: string): HostStays['months'] {
  const first = firstMonth(day);
  const after = Object.fromEntries(Object.entries(before).filter(([month]) => month >= first));
  for (const each of over) after[each.slice(0, 7)] = (after[each.slice(0, 7)] ?? 0) + 1;
  return after;
}

function firstMonth(day: string): string {
  return addMonths(day.slice(0, 7), 1 - months);
}

/** The refunds of an owner with that of a booking, which its guest has got or an operator holds for paid; undefined where nothing changes. */
export function withRefund(
  before: readonly PaidRefund[] = [],
  { id }: Pick<Booking, 'id'>,
  { state, settledFor, refund }: ToldAdvance,
): readonly PaidRefund[] | undefined {
  const came = state === 'confirmed' || (state === 'settled' && settledFor === 'owner');
  if (!came || !refund?.dueBy || !refund.paidAt || before.some((each) => each.id === id)) return undefined;
  const day = today(new Date(refund.paidAt));
  const days = Math.max(0, dayNumber(day) - dayNumber(addDays(refund.dueBy, -daysToPay)));
  return [...before, { id, days, day }].sort((one, other) => (one.day < other.day ? -1 : 1)).slice(-most.refunds);
}

/**
 * The habits of an owner in the last 12 months as everybody reads them: each once there are five or more. Minutes within which half of the
 * answers came, and days within which every refund did.
 */
export function trustOf(facts: HostFacts | undefined, now: Date): Trust | undefined {
  const { latest = [], stays, refunds = [] } = facts ?? {};
  const day = today(now);
  const since = `${firstMonth(day)}-01`;
  const count = countOf(stays, day);
  if (count < enough) return undefined;
  const minutes = latest.filter(({ at }) => at >= since).map((each) => each.minutes);
  const days = refunds.filter((each) => each.day >= since).map((each) => each.days);
  return {
    stays: count,
    ...(minutes.length >= enough && { answersInMinutes: middle(minutes) }),
    ...(days.length >= enough && { refundDays: Math.max(...days) }),
  };
}

function countOf({ months: past, ahead }: HostStays = { months: {}, ahead: [] }, day: string): number {
  const first = firstMonth(day);
  const noted = Object.entries(past).filter(([month]) => month >= first);
  const over = ahead.filter((each) => each.slice(0, 10) <= day);
  return noted.reduce((sum, [, count]) => sum + count, over.length);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
