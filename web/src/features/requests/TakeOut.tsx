import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { mayChange } from '../../../../shared/rules/bookingLife.ts';
import { today } from '../../../../shared/rules/dates.ts';
import { Button } from '../../components/Button.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { formatStay } from '../../words/days.ts';
import { type Booking, roomsFrom } from '../bookings/stay/booking.ts';
import { RoomsQuestion } from '../bookings/stay/RoomsQuestion.tsx';
import { useGiveRoomsBackAsOwner } from './api/requests.ts';

/** Takes single rooms out of a booking. Nothing where it has one room, or the day of check-out has come. */
export function TakeOut({ booking, name }: { booking: Booking; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const give = useGiveRoomsBackAsOwner(booking);
  if (!mayChange('giveBackAsOwner', { ...booking, state: booking.status }, new Date())) return null;
  if (roomsFrom(booking, today()).length < 2) return null;
  const days = formatStay(booking.checkIn, booking.checkOut);
  const close = () => setAsking(false);
  return (
    <div ref={place}>
      <Button
        variant="quiet"
        className="-mx-2"
        aria-label={t`Take rooms out of the booking of ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Take rooms out</Trans>
      </Button>
      {asking && (
        <RoomsQuestion
          booking={booking}
          title={<Trans>Take rooms out of the booking of {name}?</Trans>}
          action={<Trans>Take out</Trans>}
          send={give}
          onDone={() => closeAndFocus(close, place.current?.closest('article'))}
          onCancel={close}
        >
          <Trans>{days}. From today on the rooms that you choose can be booked by others. This cannot be undone.</Trans>{' '}
          {booking.source === undefined && <Trans>The guest, who counts on them, gets a mail.</Trans>}
        </RoomsQuestion>
      )}
    </div>
  );
}
