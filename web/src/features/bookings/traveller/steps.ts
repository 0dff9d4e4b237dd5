import { t } from '@lingui/core/macro';
import { formatDay, formatMoment } from '../../../words/days.ts';
import type { Booking } from '../stay/booking.ts';

/** One step of a booking's story. `ahead` has not happened yet; `ended` came to nothing. */
export interface Step {
  words: string;
  when: string;
  kind: 'done' | 'ahead' | 'ended';
}

/** The story of a booking, from the request on. */
export function stepsOf(booking: Booking, now: Date = new Date()): Step[] {
  const asked: Step = { words: t`Asked`, when: formatMoment(booking.askedAt, now), kind: 'done' };
  const accepted: Step[] = booking.answeredAt
    ? [{ words: t`Accepted`, when: formatMoment(booking.answeredAt, now), kind: 'done' }]
    : [];
  return [asked, ...accepted, ...lastSteps(booking, now)];
}

function lastSteps(booking: Booking, now: Date): Step[] {
  const { status, checkIn, checkOut, answerBy, endedAt = answerBy } = booking;
  const ended = (words: string): Step[] => [{ words, when: formatMoment(endedAt, now), kind: 'ended' }];
  switch (status) {
    case 'pending':
      return [{ words: t`Answer by`, when: formatMoment(answerBy, now), kind: 'ahead' }];
    case 'active':
      return [{ words: t`Check-in`, when: formatDay(checkIn, now), kind: 'ahead' }];
    case 'completed':
      return [{ words: t`Check-out`, when: formatDay(checkOut, now), kind: 'done' }];
    case 'rejected':
      return ended(t`Declined`);
    case 'missed':
      return ended(t`The owner says that nobody came`);
    case 'expired':
      return ended(t`Ended without an answer`);
    case 'cancelled':
      return ended(cancelledBy(booking));
  }
}

function cancelledBy({ cancelledBy, answeredAt }: Booking): string {
  if (cancelledBy === 'owner') return t`Cancelled by the owner`;
  if (cancelledBy === 'sarai') return t`Cancelled by Sarai`;
  if (cancelledBy === 'lapse') return t`Advance not paid in time`;
  return answeredAt ? t`Cancelled by you` : t`Taken back by you`;
}
