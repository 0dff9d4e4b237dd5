import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import type { Booking } from '../bookings/booking.ts';
import { type Advance, mayStep, type StepMoment, stepped, unchanged, untilAgain } from './advance.ts';

/** Moves by which an owner wants no more of an advance; the first that may be made is. */
export const waivers: readonly AdvanceMove[] = ['waive', 'waiveMissed', 'waiveRest', 'waiveUnseen'];

/** The move by which an owner wants no more of an advance now; undefined where nothing is asked for. */
export function waiverOf(advance: Advance, moment: StepMoment): AdvanceMove | undefined {
  return waivers.find((each) => mayStep(advance, each, moment));
}

/** The advance once its owner wants no more of it. */
export function waived(booking: Booking, advance: Advance, move: AdvanceMove, moment: StepMoment): Advance {
  return stepped(unchanged(advance), move, moment, fieldsOf(booking, advance, { move, moment }));
}

/** Of a payment that was not seen, or not all of it, an owner cannot want nothing to be proved. */
function fieldsOf(
  booking: Booking,
  advance: Advance,
  { move, moment }: { move: AdvanceMove; moment: StepMoment },
): Partial<Advance> {
  if (move === 'waiveUnseen') return { waived: true };
  return move === 'waiveMissed' ? { waived: true, until: untilAgain(advance, booking, moment.now) } : {};
}
