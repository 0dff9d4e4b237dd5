import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { mayChange } from '../../../../shared/rules/bookingLife.ts';
import { Button } from '../../components/Button.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { MoveSheet } from './MoveSheet.tsx';

/** Moves a room of a booking to another room of the hotel, until the day of check-out comes. */
export function MoveRoom({ booking, name }: { booking: Booking; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (!mayChange('moveRoom', { ...booking, state: booking.status }, new Date())) return null;
  const close = () => setAsking(false);
  return (
    <div ref={place}>
      <Button
        variant="quiet"
        className="-mx-2"
        aria-label={t`Move the booking of ${name} to another room`}
        onClick={() => setAsking(true)}
      >
        <Trans>Another room</Trans>
      </Button>
      {asking && (
        <MoveSheet
          booking={booking}
          name={name}
          onDone={() => closeAndFocus(close, place.current?.closest('article'))}
          onCancel={close}
        />
      )}
    </div>
  );
}
