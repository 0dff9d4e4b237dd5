import { t } from '@lingui/core/macro';
import type { BookingState } from '../../../../shared/rules/bookingLife.ts';

/** The states of bookings that are no requests any more, as a list offers them; the first is shown first. */
export const listedStates = [
  'active',
  'completed',
  'missed',
  'cancelled',
  'rejected',
  'expired',
] as const satisfies BookingState[];

export type ListedState = (typeof listedStates)[number];

/** The state that an address names by `?status=`. */
export function readState(params: URLSearchParams): ListedState {
  return listedStates.find((state) => state === params.get('status')) ?? listedStates[0];
}

/** The name of a list of bookings, and the sentence where it is empty. */
export function wordsOf(state: ListedState): readonly [name: string, none: string] {
  const words = {
    active: [t`Ahead`, t`No Active Bookings`],
    completed: [t`Past`, t`No stays are over yet`],
    missed: [t`Did not come`, t`Every guest has come`],
    cancelled: [t`Cancelled`, t`No bookings were cancelled`],
    rejected: [t`Declined`, t`No requests were declined`],
    expired: [t`Not answered`, t`Every request was answered in time`],
  } as const;
  return words[state];
}
