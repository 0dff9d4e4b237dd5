import { Trans } from '@lingui/react/macro';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { reasonSentences } from '../../../../shared/rules/reasons.ts';
import { say } from '../../words/say.ts';
import { formatInstant } from '../stays/stayWords.ts';

/** How a booking or a request came to nothing, and why. */
export function BookingEnd({ booking }: { booking: BookingRequest }) {
  const { status, endedAt, reasonCode } = booking;
  if (!endedAt || status === 'active' || status === 'completed') return null;
  const when = formatInstant(endedAt);
  const reason = reasonCode ? say(reasonSentences[reasonCode]) : booking.reason;
  return (
    <div className="text-bark">
      <p className="numbers">
        {status === 'cancelled' && booking.cancelledBy === 'owner' && <Trans>You cancelled it at {when}.</Trans>}
        {status === 'cancelled' && booking.cancelledBy === 'guest' && <Trans>The guest cancelled it at {when}.</Trans>}
        {status === 'rejected' && !reasonCode && <Trans>You declined it at {when}.</Trans>}
        {status === 'rejected' && reasonCode && <Trans>It was declined by itself at {when}.</Trans>}
        {status === 'expired' && <Trans>The time for an answer ended at {when}.</Trans>}
      </p>
      {reason && (
        <blockquote dir="auto" className="mt-2 border-s-2 border-hairline ps-4 wrap-anywhere">
          {reason}
        </blockquote>
      )}
    </div>
  );
}
