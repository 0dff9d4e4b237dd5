import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { type BookingState, mayMove } from '../../../../../shared/rules/bookingLife.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { formatDay, formatStayAt } from '../../../words/days.ts';
import { RefundOfCancel } from '../advance/RefundOfCancel.tsx';
import { useCancelBooking } from '../api/travellerBookings.ts';
import type { Booking } from '../stay/booking.ts';

/** Takes a request back, or cancels a booking, after saying what follows. Nothing where neither may be done any more. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const [busy, cancelBooking] = useOutcome(useCancelBooking(booking));
  if (!mayCancel(booking)) return null;
  const { hotelName, status, checkIn, checkOut } = booking;
  const stay = formatStayAt(hotelName, checkIn, checkOut);
  const waits = status === 'pending';

  async function cancel() {
    const card = place.current?.closest('article');
    const { answer } = await cancelBooking();
    if (answer) closeAndFocus(() => setAsking(false), card);
    else setAsking(false);
  }

  return (
    <div ref={place} className="-mb-2 flex flex-wrap items-center gap-x-4 md:col-span-2">
      <Button
        variant="quiet"
        className="-ms-2"
        aria-label={waits ? t`Take back the request: ${stay}` : t`Cancel the booking: ${stay}`}
        onClick={() => setAsking(true)}
      >
        {waits ? <Trans>Take back the request</Trans> : <Trans>Cancel the booking</Trans>}
      </Button>
      {!waits && <LastDay booking={booking} />}
      {asking && (
        <ConfirmDialog
          title={waits ? <Trans>Take back your request?</Trans> : <Trans>Cancel your booking?</Trans>}
          action={waits ? <Trans>Take it back</Trans> : <Trans>Cancel it</Trans>}
          busy={busy}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        >
          <Consequence status={status} stay={stay} />
          {booking.advance && (
            <p className="numbers mt-3 text-walnut">
              <RefundOfCancel booking={booking} />
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

function mayCancel(booking: Booking): boolean {
  const life = { ...booking, state: booking.status };
  return mayMove('withdraw', life, new Date()) || mayMove('cancelAsGuest', life, new Date());
}

/** Until when one may cancel, where no advance says until when it comes back. */
function LastDay({ booking: { checkIn, advance } }: { booking: Booking }) {
  if (advance && advance.status !== 'ended') return null;
  const last = formatDay(checkIn);
  return (
    <span className="text-sm text-bark">
      <Trans>Free of charge until {last} ends.</Trans>
    </span>
  );
}

function Consequence({ status, stay }: { status: BookingState; stay: string }): ReactNode {
  return status === 'pending' ? (
    <Trans>{stay}. The owner is told and cannot accept it any more. You may ask again at any time.</Trans>
  ) : (
    <Trans>
      {stay}. Your nights are open to others at once, and the owner is told. This cannot be undone: you would have to
      ask anew.
    </Trans>
  );
}
