import { t } from '@lingui/core/macro';
import type { BookingState } from '../../../../shared/rules/bookingLife.ts';

/** The states of bookings that are no requests any more, as a list offers them; the first is shown first. */
export const listedStates = [
  'active',
  'completed',
  'cancelled',
  'rejected',
  'expired',
] as const satisfies BookingState[];

export type ListedState = (typeof listedStates)[number];

/** The state that an address names by `?status=`. */
export function readState(params: URLSearchParams): ListedState {
  return listedStates.find((state) => state === params.get('status')) ?? listedStates[0];
}

export function sayState(state: ListedState): string {
  return {
    active: t`Ahead`,
    completed: t`Past`,
    cancelled: t`Cancelled`,
    rejected: t`Declined`,
    expired: t`Not answered`,
  }[state];
}

/** The sentence for an empty list of bookings. */
export function sayNone(state: ListedState): string {
  return {
    active: t`No Active Bookings`,
    completed: t`No stays are over yet`,
    cancelled: t`No bookings were cancelled`,
    rejected: t`No requests were declined`,
    expired: t`Every request was answered in time`,
  }[state];
}
