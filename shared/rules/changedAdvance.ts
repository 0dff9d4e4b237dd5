import type { AdvanceMove, AdvanceState } from './advanceLife.ts';
import { againUntil, isShort, untilOfStay } from './advanceTimes.ts';

/** An advance whose stay is to change: whole PKR that are asked for and that have come, and until when, an ISO instant. */
export interface ChangingAdvance {
  state: AdvanceState;
  amount: number;
  received: number;
  until?: string | undefined;
}

/** A stay before and after a change: its total in whole PKR, and its day of arrival, `YYYY-MM-DD`. */
export interface StayOfAdvance {
  before: { total: number; checkIn: string };
  after: { total: number; checkIn: string };
  now: Date;
}

/** The advance as a change of the stay leaves it, and the move that ends it where nothing is left to pay or too little time is. */
export interface ChangedAdvance extends Pick<ChangingAdvance, 'amount' | 'until'> {
  move?: Extract<AdvanceMove, 'cover' | 'forgo' | 'forgoRest'> | undefined;
}

/**
 * The advance of a stay that changes. While it is asked for, a cheaper stay lowers it in proportion and never below what has come, and another
 * arrival leaves it no time after 20:00 of its eve; where that takes time from it and leaves fewer than six hours, nothing more is asked for. A
 * payment that was not seen is proved again for a day all the same, and no more is asked for than the stay costs. It is undefined in every other
 * state, which leaves the advance as it is.
 */
export function changedAdvance(advance: ChangingAdvance, stay: StayOfAdvance): ChangedAdvance | undefined {
  const { state, received, until } = advance;
  if (until === undefined) return undefined;
  if (state === 'unseen') return { amount: unseenAmount(advance, stay.after.total), until: unseenUntil(until, stay) };
  if (state !== 'asked') return undefined;
  const lowered = loweredBy(stay, advance);
  const left = untilOfStay(until, stay.after.checkIn);
  const changed = { amount: lowered, until: left };
  if (lowered <= received) return { ...changed, move: 'cover' };
  if (left === until || !isShort(left, stay.now)) return changed;
  return { ...changed, move: received > 0 ? 'forgoRest' : 'forgo' };
}

/** Whole PKR that are asked for while a payment is not seen: no more than the stay costs, and never nothing. */
export function unseenAmount(
  { amount, received }: Pick<ChangingAdvance, 'amount' | 'received'>,
  total: number,
): number {
  return Math.max(received + 1, Math.min(amount, total));
}

function loweredBy({ before, after }: StayOfAdvance, { amount, received }: ChangingAdvance): number {
  if (after.total >= before.total) return amount;
  // An advance of which nothing has come is of one rupee at least: nothing covers it.
  return Math.max(received, 1, Math.round((amount * after.total) / before.total));
}

/** Its own time, which the eve cuts, but not to less than a day or what is left of it. */
function unseenUntil(until: string, { after, now }: StayOfAdvance): string {
  const day = againUntil(until, after.checkIn, now);
  return day < until ? day : until;
}
