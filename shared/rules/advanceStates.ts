import type { AdvanceState } from './advanceLife.ts';

/** States in which money is on its way, so that neither account can be erased. */
export const unsettledAdvances: readonly AdvanceState[] = [
  'sent',
  'unseen',
  'disputed',
  'refundDue',
  'refunded',
  'denied',
];

/** States in which guest and owner of a booking that has ended need each other's number. */
export const reachedAdvances: readonly AdvanceState[] = [...unsettledAdvances, 'settled'];

/** States in which nobody knows yet whether all of a payment came. */
export const unknownAdvances: readonly AdvanceState[] = ['sent', 'unseen', 'disputed'];

/** States of which the time ends the booking, as long as nobody moves it. */
export const lapsingAdvances: readonly AdvanceState[] = ['asked', 'unseen'];
