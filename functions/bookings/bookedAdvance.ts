import type { BookingRequest } from '../../shared/contracts/bookings.ts';
import type { AdvanceState } from '../../shared/rules/advanceLife.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';

/** An advance in a booking's record: whole PKR, and `until`, an ISO instant, while the end of its time ends the booking. */
export interface BookingAdvance {
  state: AdvanceState;
  amount: number;
  until?: string | undefined;
}

/** An advance whose time is over has lapsed, whether or not that is written down. */
export function presentBookedAdvance(
  { state, amount, until }: BookingAdvance,
  booking: BookingState,
): BookingRequest['advance'] {
  const isOver = until !== undefined && booking !== 'active';
  return { status: isOver ? 'lapsed' : state, amount, ...(!isOver && { until }) };
}
