import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mayChange } from '../../../../shared/rules/bookingLife.ts';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { formatNights } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import { comma, listed } from '../../words/lists.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { PhoneLinks } from '../bookings/stay/PhoneLinks.tsx';
import { useVendorBooking } from '../requests/api/requests.ts';
import { BookingCard } from '../requests/BookingCard.tsx';
import { BookingSheet } from '../requests/BookingSheet.tsx';
import { formatPrice } from '../rooms/format.ts';
import type { LookProps } from './CloseNights.tsx';
import { holderName, sourceOf } from './holderWords.ts';
import { MoveInMonth } from './MoveInMonth.tsx';

/** Who has nights of a room, where they come from, and the ways to the guest and to the booking. */
export function StayLook(props: LookProps) {
  const { kind, from, to, bookingRequestId } = props.held;
  const { held } = props;
  return (
    <div className="grid gap-3">
      <p className="numbers text-bark wrap-anywhere">
        {kind === 'booked' ? (
          <Trans>
            Booked by <bdi>{holderName(held)}</bdi>
          </Trans>
        ) : (
          <Trans>Another calendar has these nights</Trans>
        )}
        {comma}
        {listed([formatNights(nightsBetween(from, to)), ...sourceOf(held)])}
      </p>
      {bookingRequestId !== undefined && <BookingLook key={bookingRequestId} {...props} bookingId={bookingRequestId} />}
    </div>
  );
}

/** The booking is read when somebody looks at its bar. */
function BookingLook({ bookingId, ...props }: LookProps & { bookingId: string }) {
  const { booking, error, retry } = useVendorBooking(bookingId);
  if (booking && props.move) return <MoveInMonth {...props} move={props.move} booking={booking} />;
  if (booking) return <Ways booking={booking} onMove={() => props.onMove({})} />;
  if (error) return <ErrorState onRetry={retry} />;
  return <Skeletons className="grid" shapes={['h-11 w-56 max-w-full']} />;
}

function Ways({ booking, onMove }: { booking: Booking; onMove: () => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const name = guestName(booking.guest.name);
  return (
    <>
      <p className="numbers -mt-3 text-bark">{formatPrice(booking.total)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" aria-label={t`Open the booking of ${name}`} onClick={() => setOpen(true)}>
          <Trans>Open the booking</Trans>
        </Button>
        {mayChange('moveRoom', { ...booking, state: booking.status }, new Date()) && (
          <Button variant="secondary" aria-label={t`Move the booking of ${name}`} onClick={onMove}>
            <Trans>Move</Trans>
          </Button>
        )}
        <PhoneLinks name={name} number={booking.guest.contactNumber} />
      </div>
      {open && (
        <BookingSheet name={name} onClose={() => setOpen(false)}>
          <BookingCard booking={booking} />
        </BookingSheet>
      )}
    </>
  );
}
