import type { Move } from '../../shared/rules/bookingLife.ts';
import { isAutomatic } from '../../shared/rules/declineReasons.ts';
import { count, type FigureOfCall } from '../runtime/figures.ts';
import type { Booking } from './booking.ts';
import type { MoveFields } from './bookingItem.ts';

/** Figures of the moves of a booking's life; those that an operator makes on his own machine are in no metric. */
const figureOf: Record<Exclude<Move, 'decline'>, FigureOfCall | undefined> = {
  accept: 'acceptances',
  reject: 'declines.owner',
  withdraw: 'withdrawals',
  withdrawAsOperator: undefined,
  expire: 'expiries',
  cancelAsGuest: 'cancellations.guest',
  cancelAsOwner: 'cancellations.owner',
  cancelAsOperator: undefined,
  cancelAsChannel: undefined,
  lapse: undefined,
  reinstate: undefined,
  miss: 'missed',
  missAfterStay: 'missed',
  // Nobody writes it: time alone makes it so.
  complete: undefined,
};

/**
 * Counts a move that was just written, and how long its owner took for an answer. The condition of the write lets a move
 * happen once, so that a call that comes again counts nothing; one that breaks off after its write counts nothing either. Bookings of
 * the journey after a release count nothing.
 */
export function countMove(
  move: Move,
  { askedAt, probe }: Pick<Booking, 'askedAt' | 'probe'>,
  moved: Partial<MoveFields>,
): void {
  if (probe) return;
  const figure = move === 'decline' ? declineFigure(moved) : figureOf[move];
  if (figure) count(figure);
  const answeredAt = move === 'accept' ? moved.answeredAt : move === 'reject' ? moved.endedAt : undefined;
  if (answeredAt !== undefined) count('answerMinutes', minutesBetween(askedAt, answeredAt));
}

function declineFigure({ reasonCode }: Partial<MoveFields>): FigureOfCall | undefined {
  return isAutomatic(reasonCode) ? `declines.${reasonCode}` : undefined;
}

function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
}
