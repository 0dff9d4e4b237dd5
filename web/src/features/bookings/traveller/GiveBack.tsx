import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { mayChange } from '../../../../../shared/rules/bookingLife.ts';
import { today } from '../../../../../shared/rules/dates.ts';
import { Button } from '../../../components/Button.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { formatStayAt } from '../../../words/days.ts';
import { useGiveRoomsBack } from '../api/travellerBookings.ts';
import { type Booking, roomsFrom } from '../stay/booking.ts';
import { RoomsQuestion } from '../stay/RoomsQuestion.tsx';

/** Gives single rooms of a booking back. Nothing where it has one room, or the day of arrival is over. */
export function GiveBack({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const give = useGiveRoomsBack(booking);
  if (!mayChange('giveBackAsGuest', { ...booking, state: booking.status }, new Date())) return null;
  if (roomsFrom(booking, today()).length < 2) return null;
  const stay = formatStayAt(booking.hotelName, booking.checkIn, booking.checkOut);
  const close = () => setAsking(false);
  return (
    <div ref={place} className="-mb-4 md:col-span-2">
      <Button
        variant="quiet"
        className="-ms-2"
        aria-label={t`Give rooms back: ${stay}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Give rooms back</Trans>
      </Button>
      {asking && (
        <RoomsQuestion
          booking={booking}
          title={<Trans>Give rooms back?</Trans>}
          action={<Trans>Give back</Trans>}
          send={give}
          onDone={() => closeAndFocus(close, place.current?.closest('article'))}
          onCancel={close}
        >
          <Trans>
            {stay}. The rooms that you choose are open to others at once, and the owner is told. The others stay booked
            for you.
          </Trans>
        </RoomsQuestion>
      )}
    </div>
  );
}
