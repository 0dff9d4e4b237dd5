import { t } from '@lingui/core/macro';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { reasonSentences } from '../../../../shared/rules/reasons.ts';
import { langOf } from '../../components/writtenIn.ts';
import { formatMoment } from '../../words/days.ts';
import { say } from '../../words/say.ts';

/** How a booking or a request came to nothing, and why; nothing of those that did not. */
export function BookingEnd({ booking }: { booking: BookingRequest }) {
  const { reasonCode, reason } = booking;
  const end = endOf(booking);
  if (end === undefined) return null;
  const why = reasonCode ? say(reasonSentences[reasonCode]) : reason;
  return (
    <div className="text-bark">
      <p className="numbers">{end}</p>
      {why && (
        <blockquote
          dir="auto"
          lang={langOf(why)}
          className="mt-2 border-s-2 border-hairline ps-4 whitespace-pre-line wrap-anywhere"
        >
          {why}
        </blockquote>
      )}
    </div>
  );
}

function endOf({ status, cancelledBy, reasonCode, endedAt = '' }: BookingRequest): string | undefined {
  if (endedAt === '') return undefined;
  const when = formatMoment(endedAt);
  if (status === 'cancelled')
    return cancelledBy === 'guest' ? t`Cancelled by the guest, ${when}` : t`Cancelled by you, ${when}`;
  if (status === 'rejected') return reasonCode ? t`Declined automatically, ${when}` : t`Declined by you, ${when}`;
  return status === 'expired' ? t`Nobody answered in time: ${when}` : undefined;
}
