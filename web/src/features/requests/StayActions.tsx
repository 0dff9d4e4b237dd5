import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mayMove, mayNoteStay } from '../../../../shared/rules/bookingLife.ts';
import { Button } from '../../components/Button.tsx';
import { useFocusInPlace } from '../../components/useFocusInPlace.ts';
import { useNow } from '../../components/useNow.ts';
import { formatMoment } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { TakeCash } from '../ledgers/TakeCash.tsx';
import { MissedSheet } from './MissedSheet.tsx';
import { NoteButton } from './NoteButton.tsx';
import { storedStay } from './storedStay.ts';

/** Acts of the desk on the days of a stay: the guest checks in, checks out, or did not come; nothing on other days. */
export function StayActions({ booking }: { booking: Booking }) {
  const now = useNow();
  const stay = storedStay(booking);
  const place = useFocusInPlace<HTMLDivElement>(`${booking.arrivedAt} ${booking.leftAt} ${booking.paid}`);
  if (!mayNoteStay(stay, now)) return null;
  const mayMiss = mayMove('miss', stay, now) || mayMove('missAfterStay', stay, now);
  return (
    <div {...place} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {booking.arrivedAt === undefined ? (
        <Expected booking={booking} mayMiss={mayMiss} />
      ) : (
        <Arrived booking={booking} arrivedAt={booking.arrivedAt} now={now} />
      )}
      <TakeCash booking={booking} />
    </div>
  );
}

function Expected({ booking, mayMiss }: { booking: Booking; mayMiss: boolean }) {
  const { t } = useLingui();
  const [missing, setMissing] = useState(false);
  const name = guestName(booking.guest.name);
  return (
    <>
      <NoteButton booking={booking} guest="arrived" label={t`Check in: ${name}`}>
        <Trans>Check in</Trans>
      </NoteButton>
      {mayMiss && (
        <Button variant="quiet" aria-label={t`Did not come: ${name}`} onClick={() => setMissing(true)}>
          <Trans>Did not come</Trans>
        </Button>
      )}
      {missing && <MissedSheet booking={booking} onClose={() => setMissing(false)} />}
    </>
  );
}

function Arrived({ booking, arrivedAt, now }: { booking: Booking; arrivedAt: string; now: Date }) {
  const { t } = useLingui();
  const { leftAt } = booking;
  const name = guestName(booking.guest.name);
  return (
    <>
      {leftAt === undefined && (
        <NoteButton booking={booking} guest="left" label={t`Check out: ${name}`}>
          <Trans>Check out</Trans>
        </NoteButton>
      )}
      <span className="numbers text-sm text-bark">
        {leftAt === undefined ? (
          <Trans>Checked in, {formatMoment(arrivedAt, now)}</Trans>
        ) : (
          <Trans>Checked out, {formatMoment(leftAt, now)}</Trans>
        )}
      </span>
      <NoteButton
        booking={booking}
        guest={leftAt === undefined ? 'expected' : 'arrived'}
        label={t`Take back: ${name}`}
        variant="quiet"
      >
        <Trans>Take back</Trans>
      </NoteButton>
    </>
  );
}
